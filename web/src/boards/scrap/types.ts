/** What the server says of a race of Scrap Racer. */
import type { View } from "../../wire/types";

export type Point = [number, number];
export type Kind = "steel" | "swift" | "twister" | "crusher" | "jackal" | "hover";
export type Token = "pm" | "flip" | "reroll";

export interface Racer {
  racer: Kind;
  owner: string;
  /** Fields driven from the line over all laps; 0 before the first move. */
  p: number;
  field: number;
  laps: number;
  bonus_tokens: number;
  tokens: Token[];
}

export interface Field {
  centre: Point;
  heading: number;
  line: [Point, Point];
  way: Point[];
  ground: "S" | "C";
  token: boolean;
  number: Point;
  lamps: [Point, Point];
}

export interface ScrapBoard {
  track: string;
  title: string;
  laps: number;
  dice: number;
  cell: number;
  road: number;
  size: Point;
  segments: { number: number; letter: "S" | "R" | "L"; centre: Point }[];
  fields: Field[];
  start: { at: Point; heading: number }[];
  heading: number;
  racers: Kind[];
  uses: string[];
  bonus: string[];
  goals: Record<string, string>;
}

/** What is being shown for a moment: a duel, or a card that was drawn. */
export type Scene =
  | { what: "duel"; racers: Kind[]; dice: Partial<Record<Kind, number>>; winner?: Kind }
  | { what: "accident"; card: string; deck: string; dice: number[] }
  | { what: "goal"; card: string }
  | { what: "bonus"; card: string };

/** The names of the racers in the view: their players', or with two racers each their own. First in the race first. */
export const rankingOf = (view: View): string[] => view.ranking as string[];

export const racerOf = (view: View, name: string): Racer => view[name] as Racer;

/** The name under which the view has a racer. */
export const nameOfKind = (view: View, kind: Kind): string | undefined => rankingOf(view).find((name) => racerOf(view, name).racer === kind);

/** The racers of a player, always in the same order. */
export const ownRacers = (view: View, seat: string, board: Pick<ScrapBoard, "racers">): string[] =>
  rankingOf(view)
    .filter((name) => racerOf(view, name).owner === seat)
    .toSorted((a, b) => board.racers.indexOf(racerOf(view, a).racer) - board.racers.indexOf(racerOf(view, b).racer));

/** Whether everybody has two racers. */
export const inPairs = (view: View): boolean => rankingOf(view).length > new Set(rankingOf(view).map((name) => racerOf(view, name).owner)).size;

/** The dice that show the same as the last one, by their places: a double, if there is another. */
export function doubled(dice: number[]): number[] {
  const last = dice.at(-1);
  const same = dice.flatMap((die, i) => (die === last ? [i] : []));
  return same.length > 1 ? same : [];
}

export const sumOf = (dice: number[]): number => dice.reduce((sum, die) => sum + die, 0);

export const TOKEN_OF: Record<string, Token> = { plus: "pm", minus: "pm", flip: "flip", reroll: "reroll" };
