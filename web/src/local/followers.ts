/** What a viewer of a table is sent, and when: `paddock/server/followers.py` and `sheets.py`, in numbers only.
 *
 * A sheet is what one viewer has in front of them at one moment; two moments make the slip that a message carries.
 */
import type { About, FromServer, Seated, Slip } from "../wire/types";
import { type Asker, type Table, whoIs } from "./table";

export const PROTOCOL = 2;
const UNKNOWN = -(1 << 15);

export interface Hello {
  seat?: string | null;
  since?: number | null;
}

interface Sheet {
  status: string;
  chairs: Record<string, string>; // as text, to be compared
  deciding: string[];
  seen: Int32Array | undefined;
  choices: number[][];
  against: Int32Array | undefined;
  undo: boolean;
  ends: number | undefined;
  rematch: string | undefined;
  hints: boolean;
}

export class Follower {
  private sheet: Sheet | undefined;
  private viewer: number | undefined;
  private place: number | undefined;
  private upto = -1; // the lines of the log of which everything is told

  constructor(
    private readonly table: Table,
    private readonly asker: Asker,
    private readonly hello: Hello,
    private readonly now: () => number,
  ) {
    this.place = hello.since ?? undefined;
  }

  /** The next message; nothing if there is nothing to say. */
  next(): FromServer | undefined {
    const { table, asker, hello } = this;
    if (this.upto === table.length) return undefined;
    const viewer = table.viewer(asker.player, hello.seat);
    if (viewer !== this.viewer) {
      // What was seen may have been the stream of another viewer.
      if (this.viewer !== undefined || (hello.seat ?? undefined) !== table.header.seats[viewer]) this.place = undefined;
      this.viewer = viewer;
      this.sheet = undefined;
      return {
        type: "welcome",
        protocol: PROTOCOL,
        table: table.header.id,
        you: whoIs(asker.player),
        name: asker.name,
        seats: table.seatsOf(asker.player),
        seat: table.header.seats[viewer] ?? null,
      };
    }
    this.upto = table.length;
    const seen = table.heard(viewer);
    const before = this.sheet;
    if (this.place === undefined || this.place > seen) {
      this.place = seen;
      this.sheet = sheetOf(table, viewer);
      return slateOf(table, viewer, this.now(), this.sheet);
    }
    if (this.place === seen) return undefined;
    const since = this.place;
    this.place = seen;
    this.sheet = sheetOf(table, viewer);
    return {
      type: "news",
      since,
      seen,
      told: table.told(viewer, since),
      now: slip(table, this.sheet, before, this.now()),
      ...(before ? {} : { whole: true }),
    };
  }
}

/** Everything that a viewer may know of a table now. */
export function slateOf(
  table: Table,
  viewer: number,
  at: number,
  sheet = sheetOf(table, viewer),
): FromServer & { type: "slate" } {
  return { type: "slate", seen: table.heard(viewer), table: aboutOf(table), now: slip(table, sheet, undefined, at) };
}

export function aboutOf({ header, course }: Table): About {
  const { id, game, rules, options, seats, pause, host, begins, origin, lead } = header;
  return {
    id,
    code: "",
    game,
    rules,
    options,
    seats,
    pace: { kind: "untimed" },
    listed: false,
    watched: true,
    pause,
    host: whoIs(host),
    labels: course.labels,
    begins: {
      how: begins,
      ...(begins === "replay" && origin?.source ? { table: origin.source } : {}),
      ...(begins === "replay" ? { moves: origin?.moves?.length ?? 0 } : {}),
    },
    ...(lead?.length ? { lead } : {}),
  };
}

export function chairOf(table: Table, seat: string): Seated {
  const { player, name, bot, away } = table.chairs[seat]!;
  return {
    ...(player === undefined ? {} : { who: whoIs(player), name, here: true }),
    ...(bot === undefined ? {} : { bot }),
    ...(away === undefined ? {} : { away }),
  };
}

function sheetOf(table: Table, viewer: number): Sheet {
  return {
    status: table.status,
    chairs: Object.fromEntries(table.header.seats.map((seat) => [seat, JSON.stringify(chairOf(table, seat))])),
    deciding: table.deciding(),
    seen: table.sees(viewer),
    choices: table.offers(viewer),
    against: table.refusals(viewer),
    undo: table.canUndo(viewer),
    ends: table.pause && table.pause.since + table.pause.length,
    rematch: table.rematch,
    hints: table.mayHint(viewer),
  };
}

/** What is different since an earlier sheet of the same viewer; since none: everything that is known. */
function slip(table: Table, now: Sheet, before: Sheet | undefined, at: number): Slip {
  const slip: Slip = {};
  if (before?.status !== now.status) slip.status = now.status;
  const chairs = Object.entries(now.chairs).filter(([seat, chair]) => before?.chairs[seat] !== chair);
  if (chairs.length) slip.chairs = Object.fromEntries(chairs.map(([seat]) => [seat, chairOf(table, seat)]));
  if (now.deciding.join() !== (before?.deciding ?? []).join()) slip.deciding = now.deciding;
  const view = now.seen && runs(before?.seen, now.seen, UNKNOWN);
  if (view?.length) slip.view = view;
  if (JSON.stringify(now.choices) !== JSON.stringify(before?.choices ?? [])) slip.choices = now.choices;
  // In a pause nothing is against anything; what comes after it is told as a difference from nothing.
  const against = now.against ?? (before?.against && new Int32Array(before.against.length));
  const refusals = against && runs(before?.against, against, 0);
  if (refusals?.length) slip.refusals = refusals;
  if (now.undo !== (before?.undo ?? false)) slip.undo = now.undo;
  if (now.ends !== before?.ends)
    slip.pause = now.ends === undefined ? null : Math.round(10 * Math.max(0, now.ends - at)) / 10;
  if (now.status === "over" && before?.status !== "over" && table.result) slip.result = table.result;
  if (now.rematch !== undefined && before?.rematch === undefined) slip.rematch = now.rematch;
  if (now.hints !== (before?.hints ?? false)) slip.hints = now.hints;
  return slip;
}

/** The runs by which a row differs from an earlier one, or from one on which nothing stands yet: where each begins, how
 * many numbers it has, and they. */
export function runs(before: Int32Array | undefined, after: Int32Array, blank: number): number[] {
  const found: number[] = [];
  let begun = -1;
  for (let i = 0; i <= after.length; i++) {
    const differs = i < after.length && after[i] !== (before?.[i] ?? blank);
    if (differs && begun < 0) begun = i;
    if (!differs && begun >= 0) {
      found.push(begun, i - begun, ...after.subarray(begun, i));
      begun = -1;
    }
  }
  return found;
}
