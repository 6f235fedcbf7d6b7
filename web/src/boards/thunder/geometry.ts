/** Where things lie on the board of a track. */
import type { Car, Point, ThunderBoard } from "./types";

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

const MARGIN = 0.75; // sectors around the track

export function boxOf(board: ThunderBoard): Box {
  const all = [...board.wall.flat(), ...board.marks];
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const edge = MARGIN * board.unit;
  const [left, top] = [Math.min(...xs) - edge, Math.min(...ys) - edge];
  return { x: left, y: top, width: Math.max(...xs) + edge - left, height: Math.max(...ys) + edge - top };
}

export const wayOf = (points: Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

export function spaceOf(at: string): { sector: number; lane: number } {
  const [sector, lane] = at.split(".").map(Number);
  return { sector: sector!, lane: lane! };
}

export const nextTo = (board: ThunderBoard, sector: number, by: number): number => {
  const count = board.spaces.length;
  return (((sector + by) % count) + count) % count;
};

/** The middle of a space; cars that are stacked on the apron lie side by side. */
export function placeOf(board: ThunderBoard, at: string, stack = 0): Place {
  const { sector, lane } = spaceOf(at);
  const row = board.spaces[sector]!;
  const [x, y] = row[Math.min(lane, row.length - 1)]!.at;
  const [dx, dy] = board.beside[sector]!;
  return { x: x + dx * stack, y: y + dy * stack, heading: board.headings[sector]! };
}

/** The sectors that a car has driven, from the first start line on. */
export const wayDriven = (car: Car, sectors: number): number => (car.at === undefined ? 0 : (car.x ?? 0) * sectors + spaceOf(car.at).sector);

/** The way from one space to another in race direction, gliding from lane to lane. */
export function wayBetween(board: ThunderBoard, from: string, to: string): Point[] {
  const [a, b] = [spaceOf(from), spaceOf(to)];
  const steps = nextTo(board, b.sector, -a.sector);
  if (steps > board.spaces.length / 2) return [];
  return Array.from({ length: steps + 1 }, (_each, i) => {
    const sector = nextTo(board, a.sector, i);
    const row = board.spaces[sector]!;
    const lane = Math.round(a.lane + ((b.lane - a.lane) * i) / Math.max(1, steps));
    return row[Math.min(lane, row.length - 1)]!.at;
  });
}
