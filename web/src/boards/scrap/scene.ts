/** What is being shown for a moment beside what a view says: a duel, or a card that was drawn. */
import type { Cards, Decks, Racers, Scrap, View } from "../../rooms/scrap";

export type Scene =
  | { what: "duel"; racers: Racers[]; dice: Partial<Record<Racers, number>>; winner?: Racers }
  | { what: "accident"; card: Cards; deck: Decks; dice: number[] }
  | { what: "goal"; card: Cards }
  | { what: "bonus"; card: Cards };

/** What a viewer sees, and the scene that events have set. */
export interface Shown extends View {
  scene?: Scene | undefined;
}

/** Scrap Racer as its boards show it. */
export interface Staged extends Omit<Scrap, "view"> {
  view: Shown;
}
