/** How long the events of a race are shown, what they sound like, and the scenes that they set. */
import type { Sound } from "../../frame/sounds";
import type { Event, Racers, Tokens } from "../../rooms/scrap";
import type { Shown } from "./scene";

const BEATS: Partial<Record<Event["name"], number>> = {
  turn: 150,
  rolled: 420,
  used_token: 450,
  stopped: 250,
  played_bonus: 700,
  ability: 300,
  duel: 500,
  duel_die: 450,
  duel_won: 650,
  double: 600,
  accident: 950,
  accident_dice: 600,
  bonus_token: 150,
  bonus_card: 350,
  lap: 500,
  goal: 950,
  laid_token: 60,
  took_token: 350,
  final_round: 700,
};

export function beat(event: Event): number {
  return event.name === "moved" ? moveTime(event.values.n) : (BEATS[event.name] ?? 0);
}

/** Milliseconds for a drive of so many fields. */
export const moveTime = (fields: number): number => Math.min(850, 260 + 45 * Math.abs(fields));

export function sound({ name, values }: Event): Sound | undefined {
  switch (name) {
    case "rolled":
    case "duel_die":
    case "accident_dice":
      return "dice";
    case "moved":
      return { drive: Math.min(1, Math.abs(values.n) / 20) };
    case "double":
      return "squeal";
    case "accident":
      return "crash";
    case "played_bonus":
    case "goal":
    case "bonus_card":
    case "took_token":
      return "card";
    case "lap":
    case "duel_won":
      return "bell";
    case "final_round":
      return "flag";
    default:
      return undefined;
  }
}

/** What the board shows beside what an event itself sets. */
export function stage(view: Shown, event: Event): Shown {
  const scene = view.scene;
  switch (event.name) {
    case "round":
    case "turn":
    case "rolled":
      return { ...view, scene: undefined };
    case "used_token":
      return view.turn === undefined ? view : withTokens(view, view.turn, (held) => without(held, event.values.spent));
    case "took_token":
      return withTokens(view, event.values.racer, (held) => [...held, event.values.token]);
    case "played_bonus":
      return { ...view, scene: { what: "bonus", card: event.values.card } };
    case "duel":
      return { ...view, scene: { what: "duel", racers: event.values.racers, dice: {} } };
    case "duel_die":
      return scene?.what === "duel"
        ? { ...view, scene: { ...scene, dice: { ...scene.dice, [event.values.racer]: event.values.die } } }
        : view;
    case "duel_won":
      return scene?.what === "duel" ? { ...view, scene: { ...scene, winner: event.values.racer } } : view;
    case "accident":
      return { ...view, scene: { what: "accident", card: event.values.card, deck: event.values.deck, dice: [] } };
    case "accident_dice":
      return scene?.what === "accident" ? { ...view, scene: { ...scene, dice: event.values.dice } } : view;
    case "goal":
      return { ...view, scene: { what: "goal", card: event.values.card } };
    default:
      return view;
  }
}

function withTokens(view: Shown, kind: Racers, change: (held: Tokens[]) => Tokens[]): Shown {
  const racer = view.racers[kind];
  return racer ? { ...view, racers: { ...view.racers, [kind]: { ...racer, tokens: change(racer.tokens) } } } : view;
}

/** One token less. */
function without(held: Tokens[], token: Tokens): Tokens[] {
  const at = held.indexOf(token);
  return at < 0 ? held : held.toSpliced(at, 1);
}
