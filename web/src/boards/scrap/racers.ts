/** Who races for whom, and what their dice show. */
import type { Racers, View } from "../../rooms/scrap";

/** The racers of a player, always in the same order. */
export const ownRacers = (view: View, seat: string): Racers[] =>
  (Object.keys(view.racers) as Racers[]).filter((kind) => view.racers[kind]!.owner === seat);

/** Whether everybody has two racers. */
export const inPairs = (view: View): boolean => view.racing.length > Object.keys(view.players).length;

/** Which of its player's racers it is, where there are two. */
export const nthOf = (view: View, kind: Racers): number | undefined =>
  inPairs(view) ? ownRacers(view, view.racers[kind]!.owner).indexOf(kind) : undefined;

/** The dice of a double, by their places: those that show the same as the last one. */
export function doubled({ dice = [], double }: Pick<View, "dice" | "double">): number[] {
  return double ? dice.flatMap((die, i) => (die === dice.at(-1) ? [i] : [])) : [];
}

export const sumOf = (dice: number[]): number => dice.reduce((sum, die) => sum + die, 0);
