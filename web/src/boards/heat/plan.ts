/** A plan that is still being made: cards that were tapped, before any move is sent. */
import type { Cards, Choice } from "../../rooms/heat";

/** A card in the hand, by where it lies. */
export interface Pick {
  at: number;
  face: Cards;
}

/** Tap a card: it is taken, or put back. */
export function toggled(picks: Pick[], at: number, face: Cards): Pick[] {
  return picks.some((pick) => pick.at === at) ? picks.filter((pick) => pick.at !== at) : [...picks, { at, face }];
}

/** The same cards in a hand that has changed; those that are gone are left out. */
export function kept(picks: Pick[], hand: Cards[]): Pick[] {
  const found: Pick[] = [];
  for (const { at, face } of picks) {
    const isFree = (place: number) => hand[place] === face && !found.some((other) => other.at === place);
    const place = isFree(at) ? at : hand.findIndex((_face, i) => isFree(i));
    if (place >= 0) found.push({ at: place, face });
  }
  return found;
}

/** The gears that can be chosen, as far as they are offered. */
export const gearsIn = (choices: Choice[]) => choices.flatMap((choice) => (choice.kind === "gear" ? [choice] : []));
