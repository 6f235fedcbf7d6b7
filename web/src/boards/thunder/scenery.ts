/** What surrounds the spaces of a track: its edges, and the stands, lorries, trees and lights that frame it.
 *
 * Everything follows from where the spaces lie, so a track of one's own looks like those that come with the game.
 */
import type { ThunderBoard } from "../../wire/wire";
import { mix, type Point } from "./geometry";

/** The road between its two edges, at every fine place of the lap. */
export interface Rim {
  /** Places for each sector. */
  fine: number;
  /** The edge of the apron towards the infield. */
  inner: Point[];
  /** The edge of the lanes towards the apron. */
  line: Point[];
  /** The edge of the lanes at the wall. */
  outer: Point[];
  /** One unit away from the infield. */
  out: Point[];
}

/** Sectors of one kind in a row, as places; `to` may lie beyond the end of the lap. */
export interface Run {
  from: number;
  to: number;
  corner: boolean;
}

export interface Stood {
  x: number;
  y: number;
  turn: number;
}

const apart = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
const shifted = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by];
const eased = (part: number): number => {
  const t = Math.min(1, Math.max(0, part));
  return t * t * (3 - 2 * t);
};
/** A number from 0 to 1 that looks like chance, and is the same at every look. */
const chance = (seed: number): number => {
  const x = Math.sin(seed * 127.1 + 11.7) * 43758.5453;
  return x - Math.floor(x);
};

export function rimOf(board: ThunderBoard): Rim {
  const around = (edge: number) => board.edges.flatMap((edges) => edges.at(edge)!.slice(0, -1));
  const [inner, line, outer] = [around(0), around(1), around(-1)];
  const out = inner.map((from, i): Point => {
    const to = line[i]!;
    const far = apart(from, to) || 1;
    return [(to[0] - from[0]) / far, (to[1] - from[1]) / far];
  });
  return { fine: inner.length / board.spaces.length, inner, line, outer, out };
}

const at = (rim: Rim, place: number): number => {
  const count = rim.outer.length;
  return ((Math.round(place * rim.fine) % count) + count) % count;
};

/** A point beside the road: beyond the wall if positive, in the infield if negative. */
export function beside(rim: Rim, place: number, by: number): Point {
  const found = (i: number) => shifted(by < 0 ? rim.inner[i]! : rim.outer[i]!, rim.out[i]!, by);
  const low = Math.floor(place * rim.fine) / rim.fine;
  return mix(found(at(rim, low)), found(at(rim, low + 1 / rim.fine)), (place - low) * rim.fine);
}

/** A point on the road, from its inner edge (0) to the wall (1). */
export const across = (rim: Rim, place: number, part: number): Point =>
  mix(rim.line[at(rim, place)]!, rim.outer[at(rim, place)]!, part);

/** How the road lies at a place, in degrees. */
export function headingAt(rim: Rim, place: number): number {
  const [x, y] = rim.out[at(rim, place)]!;
  return (Math.atan2(y, x) * 180) / Math.PI + 90;
}

/** The places from one to another, both included. */
function places(rim: Rim, from: number, to: number): number[] {
  const steps = Math.max(1, Math.round((to - from) * rim.fine));
  return Array.from({ length: steps + 1 }, (_each, i) => from + ((to - from) * i) / steps);
}

/** A line all around beside the road. */
export const ringAt = (rim: Rim, by: number): Point[] =>
  rim.outer.map((point, i) => shifted(by < 0 ? rim.inner[i]! : point, rim.out[i]!, by));

/** A piece of ground along the road, between two distances from it. */
export function strip(rim: Rim, from: number, to: number, near: number, far: number): Point[] {
  const along = places(rim, from, to);
  return [
    ...along.map((place) => beside(rim, place, near)),
    ...along.toReversed().map((place) => beside(rim, place, far)),
  ];
}

/** The straights and corners of a lap. */
export function runsOf(board: ThunderBoard): Run[] {
  const count = board.spaces.length;
  const isCorner = (sector: number) => board.corners.includes(((sector % count) + count) % count);
  const first = Array.from({ length: count }, (_each, i) => i).find((i) => isCorner(i) !== isCorner(i - 1)) ?? 0;
  const runs: Run[] = [];
  for (let sector = first; sector < first + count; sector++) {
    const last = runs.at(-1);
    if (last && last.corner === isCorner(sector)) last.to = sector + 1;
    else runs.push({ from: sector, to: sector + 1, corner: isCorner(sector) });
  }
  return runs;
}

/** The banking of a corner: bands that grow out of the wall, or out of the apron, and go back into it. */
export function bankOf(rim: Rim, run: Run, depth: number, ramp: number, from: "wall" | "apron"): Point[] {
  const [begin, end] = [run.from - ramp * 0.6, run.to + ramp * 0.6];
  const along = places(rim, begin, end);
  const edge = from === "wall" ? 1 : 0;
  return [
    ...along.map((place) => across(rim, place, edge)),
    ...along.toReversed().map((place) => {
      const grown = eased((place - begin) / ramp) * eased((end - place) / ramp) * depth;
      return across(rim, place, from === "wall" ? 1 - grown : grown);
    }),
  ];
}

/** Whether there is nothing of the road within so many units of a point, apart from what lies at its own place. */
function isClear(rim: Rim, point: Point, room: number): boolean {
  return [...rim.outer, ...rim.inner].every((edge) => apart(edge, point) >= room);
}

/** Whether a point lies in the infield. */
export function isInside(ring: Point[], [x, y]: Point): boolean {
  let inside = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** The stretch that the start line lies on. */
export const startRun = (board: ThunderBoard): Run => {
  const count = board.spaces.length;
  const runs = runsOf(board);
  const found = runs.find((run) => [0, count].some((line) => run.from <= line && line < run.to)) ?? runs[0]!;
  return found.from > 0 ? { ...found, from: found.from - count, to: found.to - count } : found;
};

/** Grandstands behind the wall of the straights, in blocks. */
export function standsOf(board: ThunderBoard, rim: Rim): { from: number; to: number; near: number; far: number }[] {
  const { unit } = board;
  const [near, far] = [0.75 * unit, 2 * unit];
  return runsOf(board)
    .filter((run) => !run.corner)
    .flatMap((run) => {
      const [begin, end] = [run.from + 0.35, run.to - 0.35];
      const count = Math.max(1, Math.round((end - begin) / 3.1));
      const long = (end - begin) / count;
      return Array.from({ length: count }, (_each, i) => ({
        from: begin + long * i + 0.12,
        to: begin + long * (i + 1) - 0.12,
        near,
        far,
      }));
    })
    .filter(
      ({ from, to }) =>
        to - from > 0.8 && places(rim, from, to).every((place) => isClear(rim, beside(rim, place, far), near)),
    );
}

/** Where the lorries of the teams stand: in the infield, along the straight with the start line. */
export function lorriesOf(board: ThunderBoard, rim: Rim, teams: number): Stood[] {
  const { unit } = board;
  const deep = -1.72 * unit;
  const run = startRun(board);
  const free = places(rim, run.from + 0.5, run.to - 0.5).filter((place) => {
    const end = beside(rim, place, deep - 0.85 * unit);
    return isInside(rim.inner, end) && isClear(rim, end, 1.3 * unit);
  });
  if (!free.length) return [];
  const [first, last] = [free[0]!, free.at(-1)!];
  const most = Math.floor((last - first) / 0.62) + 1;
  const count = Math.min(most, teams * Math.max(1, Math.min(3, Math.floor(most / teams))));
  const gap = Math.min(0.8, (last - first) / Math.max(1, count - 1));
  const begin = (first + last - gap * (count - 1)) / 2;
  return Array.from({ length: count }, (_each, i) => {
    const place = begin + gap * i;
    const [x, y] = beside(rim, place, deep);
    return { x, y, turn: headingAt(rim, place) + 90 };
  });
}

/** Trees behind the wall of the corners. */
export function treesOf(board: ThunderBoard, rim: Rim): { x: number; y: number; size: number }[] {
  const { unit } = board;
  return runsOf(board)
    .filter((run) => run.corner)
    .flatMap((run) =>
      places(rim, run.from - 0.2, run.to + 0.2)
        .filter((_each, i) => i % 3 === 0)
        .flatMap((place, i) =>
          [0, 1, 2].map((row) => {
            const seed = run.from * 31 + i * 7 + row;
            const [x, y] = beside(rim, place, unit * (1.15 + row * 0.95 + chance(seed) * 0.7));
            return { x, y, size: unit * (0.24 + chance(seed + 0.5) * 0.24) };
          }),
        ),
    )
    .filter((tree, i) => chance(i + 0.3) > 0.22 && isClear(rim, [tree.x, tree.y], tree.size + unit * 0.5));
}

/** Masts with floodlights, behind the wall, every few sectors. */
export function lightsOf(board: ThunderBoard, rim: Rim): (Stood & { pool: Point })[] {
  const count = Math.max(4, Math.round(board.spaces.length / 4.5));
  return Array.from({ length: count }, (_each, i) => {
    const place = ((i + 0.5) * board.spaces.length) / count;
    const [x, y] = beside(rim, place, 0.5 * board.unit);
    return { x, y, turn: headingAt(rim, place), pool: across(rim, place, 0.45) };
  });
}

/** Where the name of the track is painted on the grass, and how large: as wide as the infield allows. */
export function titleOf(
  board: ThunderBoard,
  rim: Rim,
  letters: number,
): { x: number; y: number; size: number } | undefined {
  const mean = (pick: 0 | 1) => rim.inner.reduce((sum, point) => sum + point[pick], 0) / rim.inner.length;
  const [dx, dy] = rim.out[0]!;
  // Away from the lorries.
  const [x, y] = [mean(0) - dx * board.unit * 0.85, mean(1) - dy * board.unit * 0.85];
  if (!isInside(rim.inner, [x, y])) return undefined;
  const reach = (dx: number, dy: number) => {
    let far = 0;
    while (far < 4000 && isInside(rim.inner, [x + dx * far, y + dy * far])) far += 8;
    return far;
  };
  const [wide, high] = [Math.min(reach(1, 0), reach(-1, 0)), Math.min(reach(0, 1), reach(0, -1))];
  const size = Math.min((2 * wide * 0.78) / (Math.max(4, letters) * 0.72), high * 0.62, board.unit * 1.1);
  return size < 14 ? undefined : { x, y, size };
}
