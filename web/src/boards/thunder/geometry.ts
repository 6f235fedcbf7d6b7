/** Where things lie on the board of a track. */
import type { Car } from "../../rooms/thunder";
import type { ThunderBoard } from "../../wire/wire";

export type Point = [number, number];

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
  heading: number;
}

export const mix = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

const MARGIN = 1.15; // sectors around the track

export function boxOf(board: ThunderBoard): Box {
  const all = [...board.edges.flatMap((edges) => edges.at(-1)!), ...board.marks];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const edge = MARGIN * board.unit;
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x: left, y: top, width: Math.max(...xs) + edge - left, height: Math.max(...ys) + edge - top };
}

export const wayOf = (points: Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

/** A line all around, along the innermost lane. */
export const ringOf = (board: ThunderBoard): Point[] => board.spaces.map((row) => row[1]!);

/** How a line lies, in degrees. */
export const tilt = ([[x, y], [toX, toY]]: [Point, Point]): number => (Math.atan2(toY - y, toX - x) * 180) / Math.PI;

export function spaceOf(at: string): { sector: number; lane: number } {
  const [sector, lane] = at.split(".").map(Number);
  return { sector: sector!, lane: lane! };
}

export const nextTo = (board: ThunderBoard, sector: number, by: number): number => {
  const count = board.spaces.length;
  return (((sector + by) % count) + count) % count;
};

/** The middle of a space. */
export function placeOf(board: ThunderBoard, at: string): Place {
  const { sector, lane } = spaceOf(at);
  const row = board.spaces[sector]!;
  const [x, y] = row[Math.min(lane, row.length - 1)]!;
  return { x, y, heading: board.headings[sector]! };
}

/** The outer edge of a lane in a sector: 0 is the apron, -1 the infield. Lanes share the road evenly. */
export function edgeOf(board: ThunderBoard, sector: number, lane: number): Point[] {
  const [infield, inner, wall] = board.edges[sector]!;
  if (lane < 0) return infield;
  return inner.map((point, i) => mix(point, wall[i]!, lane / (board.spaces[sector]!.length - 1)));
}

/** What surrounds a space, or several lanes of a sector. */
export const outlineOf = (board: ThunderBoard, sector: number, from: number, to = from): Point[] => [
  ...edgeOf(board, sector, to),
  ...edgeOf(board, sector, from - 1).toReversed(),
];

export const isOnApron = (car: Car | undefined): boolean => !!car?.at && spaceOf(car.at).lane === 0;

/** Where a car lies: those that are stacked on the apron side by side. */
export function placeOfCar(board: ThunderBoard, car: Car): Place {
  const place = placeOf(board, car.at!);
  const [dx, dy] = board.beside[spaceOf(car.at!).sector]!;
  const stack = isOnApron(car) ? (car.stack ?? 0) : 0;
  return { ...place, x: place.x + dx * stack, y: place.y + dy * stack };
}

/** The sectors that a car has driven, from the first start line on. */
export const wayDriven = (car: Car, board: ThunderBoard): number =>
  car.at ? (car.x ?? 0) * board.sectors + spaceOf(car.at).sector : 0;

/** The way from one space to another in race direction, gliding from lane to lane. */
export function wayBetween(board: ThunderBoard, from: string, to: string): Point[] {
  const [a, b] = [spaceOf(from), spaceOf(to)];
  const steps = nextTo(board, b.sector, -a.sector);
  if (steps > board.spaces.length / 2) return [];
  return Array.from({ length: steps + 1 }, (_each, i) => {
    const sector = nextTo(board, a.sector, i);
    const row = board.spaces[sector]!;
    const lane = Math.round(a.lane + ((b.lane - a.lane) * i) / Math.max(1, steps));
    return row[Math.min(lane, row.length - 1)]!;
  });
}
