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

/** How many spaces there are before the next corner, and its limit. */
export function cornerAhead(board: HeatBoard, pos: number): { n: number; limit: number } {
  const here = spaceOf(board, pos);
  const next = board.corners.find(({ line }) => line > board.spaces.indexOf(here)) ?? board.corners[0]!;
  return { n: here.to_corner, limit: next.limit };
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

/** Trees where nothing else is: the same ones every time. */
export function trees(board: HeatBoard): { x: number; y: number; r: number; shade: number }[] {
  const box = boxOf(board);
  const found: { x: number; y: number; r: number; shade: number }[] = [];
  const scatter = (a: number, b: number) => {
    const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
    return value - Math.floor(value);
  };
  for (let row = -10; row < box.height + 10; row++) {
    for (let column = -14; column < box.width + 14; column++) {
      const wood = scatter(Math.floor(row / 4) + 50, Math.floor(column / 4)) < 0.5;
      if (scatter(row, column) > (wood ? 0.6 : 0.05)) continue;
      const x = box.x + column + scatter(column, row) * 0.7;
      const y = box.y + row + scatter(row + 9, column) * 0.7;
      const far = board.road.every(([px, py]) => Math.hypot(px - x, py - y) > 1.7);
      if (!far || board.corners.some(({ badge }) => Math.hypot(badge[0] - x, badge[1] - y) < 1.4)) continue;
      found.push({
        x,
        y,
        r: 0.22 + 0.22 * scatter(row, column + 77),
        shade: Math.floor(scatter(column + 5, row + 3) * 3),
      });
    }
  }
  return found;
}
