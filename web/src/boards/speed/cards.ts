/** The cards of Speed, as the board names them. */
import type { SpeedBoard, SpeedCard } from "../../wire/wire";
import type { GameWords } from "../../words/game";

export const cardOf = (board: SpeedBoard, name: string): SpeedCard => board.cards.find(({ card }) => card === name)!;

/** What stands on a card, or what it does. */
export const said = (words: GameWords, group: "cards" | "about", { word, km }: SpeedCard): string =>
  words.say(group, word, { n: km });

/** What the number of a kilometre card counts, without the number. */
export const unitOf = (name: string): string => name.replace(/[\d.,\s]+/g, "");

/** How many of the kilometre cards are as small as this one: the further it drives, the more arrows it has. */
export const arrowsOf = (board: SpeedBoard, km: number): number =>
  new Set(board.cards.filter((each) => each.km > 0 && each.km <= km).map((each) => each.km)).size;

const MOST_LINES = 3;

/** The name of a card in lines: as few as keep each about as long as its longest word. Words are never broken. */
export function linesOf(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  const longest = Math.max(9, ...words.map((word) => word.length));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  while (lines.length > MOST_LINES) lines.splice(-2, 2, lines.slice(-2).join(" "));
  return lines;
}
