/** What part of the board is looked at: whatever can be tapped, the car that matters, and as much of the pack as fits. */
import type { Point } from "./geometry";
import type { Box } from "../zoom.svelte";

export interface Screen {
  wide: number;
  high: number;
}

interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const LONG = 0.92; // of a sector that a car is long
const EDGE = 0.8; // sectors around what must be seen
const HEAD = 48; // pixels above and below that belong to others
const FOOT = 48;
const STEP = 0.86; // from one size to the next: a size of its own for every look would have to be painted anew

/** Pixels for which a car is long: at least, and at most. */
export const longest = ({ wide, high }: Screen): [number, number] =>
  wide >= 560 && high >= 300 ? [44, 66] : wide >= 300 && high >= 220 ? [36, 54] : [30, 44];

const boundsOf = (points: Point[]): Bounds => ({
  left: Math.min(...points.map(([x]) => x)),
  right: Math.max(...points.map(([x]) => x)),
  top: Math.min(...points.map(([, y]) => y)),
  bottom: Math.max(...points.map(([, y]) => y)),
});

function fit({ left, right, top, bottom }: Bounds, { wide, high }: Screen, unit: number): number {
  const around = 2 * EDGE * unit;
  return Math.min(wide / (right - left + around), Math.max(80, high - HEAD - FOOT) / (bottom - top + around));
}

/** The part of the board for points that must be seen, and others, nearest first, that should be. */
export function frameOf(must: Point[], wish: Point[], screen: Screen, unit: number): Box {
  const [least, most] = longest(screen).map((pixels) => pixels / (LONG * unit)) as [number, number];
  let seen = boundsOf(must);
  for (const point of wish) {
    const more = boundsOf([[seen.left, seen.top], [seen.right, seen.bottom], point]);
    if (fit(more, screen, unit) >= least) seen = more;
  }
  const room = fit(seen, screen, unit);
  let scale = most;
  while (scale > room && scale * STEP >= Math.min(least, room)) scale *= STEP;
  scale = Math.min(scale, Math.max(room, 0.05));
  const [width, height] = [screen.wide / scale, screen.high / scale];
  const middle: Point = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2 + (FOOT - HEAD) / 2 / scale];
  return [middle[0] - width / 2, middle[1] - height / 2, width, height];
}

/** The corners in which the small map may lie: at the top there is a button above it. */
export const CORNERS = ["top", "end", "start"] as const;
export type Corner = (typeof CORNERS)[number];
const MAP = { wide: 132, share: 0.22, edge: 8, below: 60 }; // pixels, and what of the board it may be wide
const NEAR = 30; // pixels from the middle of a car to its ends

/** The corner in which the map hides the fewest cars; the one where it lies, if that is as good. */
export function cornerFor(cars: Point[], [x, y, width]: Box, screen: Screen, shape: number, before: Corner): Corner {
  const scale = screen.wide / width;
  const wide = Math.min(MAP.wide, MAP.share * screen.wide);
  const high = wide * shape;
  const hidden = (corner: Corner): number => {
    const left = corner === "start" ? MAP.edge : screen.wide - MAP.edge - wide;
    const top = corner === "top" ? MAP.below : screen.high - MAP.edge - high;
    const isUnder = ([px, py]: Point) => {
      const [at, down] = [(px - x) * scale, (py - y) * scale];
      return at > left - NEAR && at < left + wide + NEAR && down > top - NEAR && down < top + high + NEAR;
    };
    return cars.filter(isUnder).length;
  };
  const least = Math.min(...CORNERS.map(hidden));
  return hidden(before) === least ? before : CORNERS.find((corner) => hidden(corner) === least)!;
}

/** Keep looking where one looks, as long as all that must be seen is well in sight. */
export function held(before: Box | undefined, ideal: Box, must: Point[], unit: number): Box {
  if (!before) return ideal;
  const [x, y, width, height] = before;
  const isSameShape = Math.abs(width / height - ideal[2] / ideal[3]) < 0.01;
  const times = ideal[2] / width;
  const edge = EDGE * unit * 0.9;
  const isInside = must.every(
    ([px, py]) => px >= x + edge && px <= x + width - edge && py >= y + edge && py <= y + height - edge,
  );
  const off = Math.max(
    Math.abs(ideal[0] + ideal[2] / 2 - x - width / 2) / width,
    Math.abs(ideal[1] + ideal[3] / 2 - y - height / 2) / height,
  );
  return isSameShape && isInside && times > 0.72 && times < 1.01 && off < 0.2 ? before : ideal;
}
