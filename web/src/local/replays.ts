/** A race once more, step by step, as one viewer saw it: `paddock/server/replays.py`. */
import type { Step } from "../wire/types";
import { SPECTATOR } from "./engine";
import { runs } from "./followers";
import type { Entry, Table, Thought } from "./table";

const UNKNOWN = -(1 << 15);

/** A step, with what bots thought as it was kept: whoever shows it makes sentences of it. */
export interface ReplayStep extends Step {
  thoughts?: { seat: string; thoughts: Thought[] }[];
}

/** Go through a log, and keep what a viewer was told and saw; of a race that is over also what bots thought. */
export function film(table: Table, entries: Entry[], seat: string | undefined, isOver: boolean): ReplayStep[] {
  const viewer = seat === undefined ? SPECTATOR : table.number(seat);
  const steps: ReplayStep[] = [];
  let [told, seen]: [number, Int32Array | undefined] = [0, undefined];
  let thoughts: NonNullable<ReplayStep["thoughts"]> = [];
  for (const entry of entries) {
    table.apply(entry);
    const thought = entry.values?.thoughts as Thought[] | undefined;
    if (isOver && thought) thoughts.push({ seat: entry.seat!, thoughts: thought });
    if (table.heard(viewer) === told) continue;
    const now = table.sees(viewer);
    steps.push({
      at: entry.at,
      seq: told,
      told: table.told(viewer, told),
      view: now ? runs(seen, now, UNKNOWN) : null,
      ...(isOver && table.race ? { moves: table.race.played.length, thoughts } : {}),
    });
    [told, seen, thoughts] = [table.heard(viewer), now ?? seen, []];
  }
  return steps;
}
