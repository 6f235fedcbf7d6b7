/** How cards look: which kind of picture, and how large its words may be. */
import type { Cards } from "../../rooms/heat";

export type Look = "basic" | "upgrade" | "stress" | "heat";

const LOOKS: Partial<Record<Cards, Look>> = { U0: "upgrade", U5: "upgrade", S: "stress", H: "heat", UH: "heat" };

export const lookOf = (face: Cards): Look => LOOKS[face] ?? "basic";

/** The number on a card that has one. */
export const numberOn = (face: Cards): number => Number(String(face).replace("U", ""));

/** The width of a letter in the widest of the usual fonts, as a share of its height. */
const LETTER = 0.68;

export interface Line {
  text: string;
  size: number;
  /** How wide it must be made, where no size would do. */
  squeezed?: number;
}

/** A name in lines that fit into a width, each word whole: smaller letters first, then narrower ones. */
export function fitted(name: string, width: number, largest: number, smallest: number): Line[] {
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const joined = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && joined.length * LETTER * largest <= width) lines[lines.length - 1] = joined;
    else lines.push(word);
  }
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.max(smallest, Math.min(largest, width / (longest * LETTER)));
  return lines.map((text) => (text.length * LETTER * size > width ? { text, size, squeezed: width } : { text, size }));
}
