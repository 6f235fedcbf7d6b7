/** Views and events for tests, as the page reads them. */
import { type Event, type Racer, type Racers, schema } from "../../rooms/scrap";
import { Glass } from "../../wire/glass";
import type { Shown, Staged } from "./scene";
import { stage } from "./story";

export const racer = (owner: string, p: number, more: Partial<Racer> = {}): Racer => ({
  owner,
  p,
  field: p,
  laps: 0,
  bonus_tokens: 0,
  tokens: ["pm"],
  ...more,
});

export function viewOf(racers: Partial<Record<Racers, Racer>>, more: Partial<Shown> = {}): Shown {
  const racing = Object.keys(racers) as Racers[];
  const ranking = racing.toSorted((a, b) => racers[b]!.p - racers[a]!.p);
  const owners = [...new Set(racing.map((kind) => racers[kind]!.owner))];
  return {
    phase: "roll",
    rounds: 1,
    first: "A",
    pending: ["A"],
    final: false,
    store: 12,
    racing,
    order: racing,
    ranking,
    places: { 10: { lies: true }, 17: { lies: false } },
    decks: {},
    players: Object.fromEntries(owners.map((owner) => [owner, { held: 0 }])),
    racers: racers,
    ...more,
  };
}

const glass = new Glass<Staged>(schema, { seats: ["A", "B"], actions: [], places: [10, 17] });

/** What the board shows after an event, as the frame makes it. */
export const after = (view: Shown, event: Event): Shown => stage(glass.staged(view, event), event);
