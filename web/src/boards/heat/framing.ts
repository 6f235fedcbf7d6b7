/** What the camera looks at: the car, what lies before it up to the next corner, and who is near. */
import type { HeatBoard } from "../../wire/wire";
import { cornerAhead, spaceOf, type Box, type Point } from "./geometry";

/** The length of a car, in spaces. */
export const LENGTH = 0.88;

const LONG = 44; // pixels that a car has at least, where there is room
const CLOSEST = 78; // pixels of a space at most
const MARGIN = 1.1; // spaces around what must be seen
const STRIP = 44; // pixels at the lower edge that belong to the frame
const STEPS = 1.12; // sizes of a picture that is worth painting again

export interface Sight {
  /** Where the car is, in spaces from the start; between two of them while it drives. */
  pos: number;
  /** Where it would come to stand. */
  ghosts: Point[];
  /** Where others stand. */
  others: Point[];
  wide: number;
  high: number;
}

/** Where the camera is: what is in the middle, and the pixels of a space. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

/** The fewest pixels of a space, so that cars can be told apart. */
export const least = (wide: number): number => Math.max(30, Math.min(LONG / LENGTH, wide / 11));

/** The middle of the road at a place that may lie between two spaces. */
export function pointAt(board: HeatBoard, pos: number): Point {
  const from = Math.floor(pos);
  const [a, b] = [spaceOf(board, from).centre, spaceOf(board, from + 1).centre];
  const share = pos - from;
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Look at a whole box. */
export function lookAt({ x, y, width, height }: Box, wide: number, high: number): Look {
  return { x: x + width / 2, y: y + height / 2, scale: Math.min(wide / width, high / height) };
}

/**
 * The closest look that holds the car and every ghost; then, as long as cars stay large enough, the way to the next
 * corner with its line, and whoever is near.
 */
export function framed(board: HeatBoard, { pos, ghosts, others, wide, high }: Sight): Look {
  const room = Math.max(60, high - STRIP);
  const here = pointAt(board, pos);
  const smallest = least(wide);
  let box = around([here, pointAt(board, pos - 0.8), pointAt(board, pos + 2), ...ghosts]);
  const take = (point: Point) => {
    const more = joined(box, point);
    if (fit(more, wide, room) >= smallest) box = more;
  };
  const first = Math.floor(pos) + 1;
  const { n } = cornerAhead(board, Math.floor(pos));
  for (let ahead = 0; ahead <= n + 1; ahead++) take(spaceOf(board, first + ahead).centre);
  const near = others.map((point) => ({ point, away: Math.hypot(point[0] - here[0], point[1] - here[1]) }));
  for (const { point, away } of near.sort((one, other) => one.away - other.away)) if (away < 9) take(point);
  const scale = Math.min(CLOSEST, fit(box, wide, room));
  const stepped = STEPS ** Math.floor(Math.log(scale) / Math.log(STEPS));
  const shown = ghosts.length || scale < smallest ? Math.min(scale, stepped) : Math.max(smallest, stepped);
  return { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 + STRIP / 2 / shown, scale: shown };
}

type Corners = [left: number, top: number, right: number, bottom: number];

const around = (points: Point[]): Corners => points.reduce<Corners>(joined, [Infinity, Infinity, -Infinity, -Infinity]);

const joined = ([left, top, right, bottom]: Corners, [x, y]: Point): Corners => [
  Math.min(left, x - MARGIN),
  Math.min(top, y - MARGIN),
  Math.max(right, x + MARGIN),
  Math.max(bottom, y + MARGIN),
];

const fit = ([left, top, right, bottom]: Corners, wide: number, high: number): number =>
  Math.min(wide / (right - left), high / (bottom - top));
