/** The cards of Speed, as the board names them. */
import type { SpeedBoard, SpeedCard } from "../../wire/wire";
import type { GameWords } from "../../words/game";

export const cardOf = (board: SpeedBoard, name: string): SpeedCard => board.cards.find(({ card }) => card === name)!;

/** What stands on a card, or what it does. */
export const said = (words: GameWords, group: "cards" | "about", { word, km }: SpeedCard): string =>
  words.say(group, word, { n: km });
