/** Where things lie on the board of a track, in the pixels of its picture. */
import type { ScrapBoard, ScrapField } from "../../wire/wire";

export type Point = [number, number];

const MARGIN = 34;

export interface Place {
  x: number;
  y: number;
  heading: number;
}

/** All that is drawn when the whole ring is shown. */
export const boxOf = ({ size }: ScrapBoard) => ({
  x: -MARGIN,
  y: -MARGIN,
  width: size[0] + 2 * MARGIN,
  height: size[1] + 2 * MARGIN,
});

export const wayOf = (points: Point[]): string => points.map(([x, y], i) => `${i ? "L" : "M"}${x} ${y}`).join("");

/** The field that so many fields from the line lie at, over all laps. */
export const fieldAt = (board: ScrapBoard, p: number): ScrapField => {
  const count = board.fields.length;
  return board.fields[(((p - 1) % count) + count) % count]!;
};

/** A place on the road, moved to the right of it (to the left: a negative number). */
export function beside({ x, y, heading }: Place, right: number): Place {
  const angle = (heading * Math.PI) / 180;
  return { x: x - right * Math.sin(angle), y: y + right * Math.cos(angle), heading };
}

/** Where a racer stands: before its first move in its place before the line, later in the middle of its field. */
export function placeOf(board: ScrapBoard, p: number, slot: number, right = 0): Place {
  if (p <= 0) {
    const { at, heading } = board.start[slot % board.start.length]!;
    return { x: at[0], y: at[1], heading };
  }
  const { centre, heading } = fieldAt(board, p);
  return beside({ x: centre[0], y: centre[1], heading }, right);
}

/** How far from the middle those stand who share a field: side by side. */
export const aside = (index: number, count: number): number =>
  count < 2 ? 0 : (index - (count - 1) / 2) * Math.min(46, 84 / (count - 1));

/** The way of a racer, field by field, as transforms. */
export function journey(
  board: ScrapBoard,
  from: { p: number; right: number },
  to: { p: number; right: number },
  slot: number,
): string[] {
  const step = to.p >= from.p ? 1 : -1;
  const places = [placeOf(board, from.p, slot, from.right)];
  for (let p = from.p; p !== to.p;) {
    p += step;
    places.push(placeOf(board, p, slot, p === to.p ? to.right : 0));
  }
  if (places.length === 1) places.push(placeOf(board, to.p, slot, to.right));
  let last = places[0]!.heading;
  return places.map(({ x, y, heading }) => {
    // Headings are from 0 to 360: a racer never turns the long way round.
    last += ((((heading - last) % 360) + 540) % 360) - 180;
    return `translate(${x}px, ${y}px) rotate(${last}deg)`;
  });
}

/** The middle of the largest rectangle of squares without a segment, in or beside the ring: room for dice and cards. */
export function clearing(board: ScrapBoard): Point | undefined {
  const { cell, segments, size } = board;
  const [columns, rows] = [Math.round(size[0] / cell), Math.round(size[1] / cell)];
  const taken = new Set(
    segments.map(({ centre }) => `${Math.floor(centre[0] / cell)} ${Math.floor(centre[1] / cell)}`),
  );
  let best: { area: number; middle: Point } | undefined;
  for (let left = 0; left < columns; left++)
    for (let top = 0; top < rows; top++)
      for (let right = left; right < columns; right++)
        for (let bottom = top; bottom < rows; bottom++) {
          let free = true;
          for (let x = left; x <= right; x++) for (let y = top; y <= bottom; y++) free &&= !taken.has(`${x} ${y}`);
          // What is shown is wider than high: a square more in width is worth more.
          const area = (right - left + 1) ** 2 * (bottom - top + 1);
          if (free && area > (best?.area ?? 0))
            best = { area, middle: [((left + right + 1) / 2) * cell, ((top + bottom + 1) / 2) * cell] };
        }
  return best?.middle;
}

/** Scrap that lies about in the sand: the same every time, and never on the road. */
export function scraps(board: ScrapBoard): { x: number; y: number; turn: number; size: number; what: number }[] {
  const scatter = (a: number, b: number) => {
    const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
    return value - Math.floor(value);
  };
  const found = [];
  const { cell, segments, size } = board;
  for (let row = -4; row < size[1] / 95 + 4; row++) {
    for (let column = -4; column < size[0] / 95 + 4; column++) {
      if (scatter(row, column) > 0.34) continue;
      const x = (column + scatter(column, row)) * 95;
      const y = (row + scatter(row + 9, column)) * 95;
      const far = segments.every(
        ({ centre }) => Math.max(Math.abs(centre[0] - x), Math.abs(centre[1] - y)) > cell / 2 + 14,
      );
      if (far)
        found.push({
          x,
          y,
          turn: Math.round(scatter(row + 3, column) * 360),
          size: 0.7 + scatter(row, column + 5) * 0.7,
          what: Math.floor(scatter(column + 7, row) * 4),
        });
    }
  }
  return found;
}
