/** Where things lie on the board of a track; one unit is the length of a space. */
import type { HeatBoard } from "../../wire/wire";

export type Point = [number, number];

export const MARGIN = 2.2;

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function boxOf(board: HeatBoard): Box {
  const xs = board.road.map(([x]) => x);
  const ys = board.road.map(([, y]) => y);
  const [left, top] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  return { x: left, y: top, width: Math.max(...xs) + MARGIN - left, height: Math.max(...ys) + MARGIN - top };
}

export const wayOf = (points: Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

/** The space with a number that may run over the laps, or behind the start line. */
export const spaceOf = (board: HeatBoard, pos: number) => {
  const count = board.spaces.length;
  return board.spaces[((pos % count) + count) % count]!;
};

/** How many spaces there are before the next corner, which it is (counted from 1), and its limit, if not the printed one. */
export function cornerAhead(
  board: HeatBoard,
  pos: number,
  limits?: number[],
): { n: number; number: number; limit: number } {
  const here = spaceOf(board, pos);
  const index = board.spaces.indexOf(here);
  const next = Math.max(
    0,
    board.corners.findIndex(({ line }) => line > index),
  );
  return { n: here.to_corner, number: next + 1, limit: limits?.[next] ?? board.corners[next]!.limit };
}

export function placeOf(board: HeatBoard, pos: number, spot: number): { x: number; y: number; heading: number } {
  const space = spaceOf(board, pos);
  const [x, y] = space.spots[spot === 1 ? 1 : 0];
  return { x, y, heading: space.heading };
}

/** The way of a car from one place to another, space by space, as transforms. */
export function journey(
  board: HeatBoard,
  from: { pos: number; spot: number },
  to: { pos: number; spot: number },
): string[] {
  const step = to.pos >= from.pos ? 1 : -1;
  const frames: { x: number; y: number; heading: number }[] = [placeOf(board, from.pos, from.spot)];
  for (let pos = from.pos; pos !== to.pos;) {
    pos += step;
    frames.push(placeOf(board, pos, pos === to.pos ? to.spot : from.spot));
  }
  if (frames.length === 1) frames.push(placeOf(board, to.pos, to.spot));
  let last = frames[0]!.heading;
  return frames.map(({ x, y, heading }) => {
    // Headings are from 0 to 360: a car never turns the long way round.
    last += ((((heading - last) % 360) + 540) % 360) - 180;
    return `translate(${x}px, ${y}px) rotate(${last}deg)`;
  });
}
