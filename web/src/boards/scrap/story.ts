/** How long the events of a race are shown, and what the board shows after each of them. */
import type { Told, View } from "../../wire/types";
import { type Kind, nameOfKind, racerOf, rankingOf, type Scene, type Token, TOKEN_OF } from "./types";

const BEATS: Record<string, number> = {
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

export function beat(event: Told): number {
  const values = event.values as Record<string, number> | undefined;
  if (event.name === "moved") return moveTime(Number(values?.n ?? 1));
  return BEATS[event.name] ?? 0;
}

/** Milliseconds for a drive of so many fields. */
export const moveTime = (fields: number): number => Math.min(850, 260 + 45 * Math.abs(fields));

export function stage(view: View, event: Told): View {
  const values = (event.values ?? {}) as Record<string, unknown>;
  const name = typeof values.racer === "string" ? nameOfKind(view, values.racer as Kind) : undefined;
  const dice = (view.dice ?? []) as number[];
  const scene = view.scene as Scene | undefined;
  const now = (changes: Record<string, unknown>): View => (name === undefined ? view : { ...view, [name]: { ...view[name], ...changes } });
  switch (event.name) {
    case "round":
      return { ...view, round: values.round, scene: undefined };
    case "turn":
      return { ...view, turn: name ?? view.turn, dice: [], scene: undefined };
    case "rolled":
      return { ...view, dice: values.again ? [...dice.slice(0, -1), values.die] : [...dice, values.die], scene: undefined };
    case "used_token":
      return used({ ...view, dice: values.token === "reroll" ? dice : [...dice.slice(0, -1), values.to] }, TOKEN_OF[String(values.token)]);
    case "played_bonus":
      return { ...view, scene: { what: "bonus", card: values.card } };
    case "moved": {
      const to = Number(values.to);
      return ranked(now({ p: to, field: to > 0 ? ((to - 1) % Number(view.lap)) + 1 : 0 }));
    }
    case "duel":
      return { ...view, scene: { what: "duel", racers: values.racers, dice: {} } };
    case "duel_die":
      return scene?.what === "duel" ? { ...view, scene: { ...scene, dice: { ...scene.dice, [String(values.racer)]: values.die } } } : view;
    case "duel_won":
      return scene?.what === "duel" ? { ...view, scene: { ...scene, winner: values.racer } } : view;
    case "accident":
      return { ...view, scene: { what: "accident", card: values.card, deck: values.deck, dice: [] } };
    case "accident_dice":
      return scene?.what === "accident" ? { ...view, scene: { ...scene, dice: values.dice } } : view;
    case "goal":
      return { ...view, scene: { what: "goal", card: String(values.card) } };
    case "bonus_token":
      return now({ bonus_tokens: values.n });
    case "lap":
      return now({ laps: values.n });
    case "laid_token":
      return { ...view, fields: { ...view.fields, [String(values.field)]: 1 } };
    case "took_token": {
      const { [String(values.field)]: _taken, ...left } = view.fields as Record<string, number>;
      const staged = { ...view, fields: left };
      return name === undefined ? staged : { ...staged, [name]: { ...view[name], tokens: [...racerOf(view, name).tokens, values.token] } };
    }
    case "final_round":
      return { ...view, final: true };
    default:
      return view;
  }
}

/** The racer whose turn it is has one token less. */
function used(view: View, token: Token | undefined): View {
  const name = String(view.turn);
  const held = (view[name] as { tokens?: Token[] } | undefined)?.tokens;
  if (!held || token === undefined || !held.includes(token)) return view;
  const at = held.indexOf(token);
  return { ...view, [name]: { ...view[name], tokens: held.filter((_each, i) => i !== at) } };
}

/** While a move is being shown, the tower follows it; those who stand level keep their order. */
function ranked(view: View): View {
  return { ...view, ranking: rankingOf(view).toSorted((a, b) => racerOf(view, b).p - racerOf(view, a).p) };
}
