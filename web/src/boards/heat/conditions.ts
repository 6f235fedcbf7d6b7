/** What lies on the board in races with weather: which token at which corner line, and what it acts on. */
import type { Tokens, View } from "../../rooms/heat";
import type { HeatBoard } from "../../wire/wire";
import type { Point } from "./geometry";

export interface Laid {
  token: Tokens;
  /** Where it lies. */
  place: Point;
  /** The road that it acts on, for tokens of sectors. */
  sector: Point[];
}

/** Tokens that act behind their line; the others act on it. */
const OF_SECTORS: readonly Tokens[] = ["free_boost", "slip", "weather"];

export function laidOn(board: HeatBoard, view: View): Laid[] {
  return (view.tokens ?? []).flatMap((token, i) => {
    const corner = board.corners[i]!;
    const isFirstOfTwo = board.corners[i + 1]?.chicane ?? false; // a chicane has one token, at its second line
    if (token === "none" || isFirstOfTwo) return [];
    const [x, y] = corner.badge;
    const sector = OF_SECTORS.includes(token) ? roadFrom(board, i) : [];
    return [{ token, place: [x - 0.62, y + 0.42], sector }];
  });
}

/** The middle of the road from a corner line to the next one. */
function roadFrom(board: HeatBoard, corner: number): Point[] {
  const count = board.spaces.length;
  const from = board.corners[corner]!.line;
  const to = board.corners[(corner + 1) % board.corners.length]!.line;
  const length = (to - from + count - 1) % count;
  return Array.from({ length: length + 1 }, (_each, i) => board.spaces[(from + i) % count]!.centre);
}
