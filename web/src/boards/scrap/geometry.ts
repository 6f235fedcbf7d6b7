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

/** A part of the board: from the left, from above, how wide, how high. */
export type Frame = [number, number, number, number];

const AROUND = 85; // on each side of what matters

/** What a camera shows that has to show all these places, in a window of this shape: never less than `least` across,
 * and never more than `most`: then the first of the places is in the middle. */
export function framed(points: Point[], window: { wide: number; high: number }, least: number, most: number): Frame {
  const ratio = window.high / Math.max(1, window.wide);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const needed = Math.max(right - left + 2 * AROUND, (bottom - top + 2 * AROUND) / ratio);
  const width = Math.min(most, Math.max(least, needed));
  const [x, y] = needed > most ? points[0]! : [(left + right) / 2, (top + bottom) / 2];
  return [x - width / 2, y - (width * ratio) / 2, width, width * ratio];
}

/** The way along a field beside the middle of the road: for skid marks. */
export function alongside({ way }: Pick<ScrapField, "way">, right: number): Point[] {
  return way.map(([x, y], i) => {
    const [before, after] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [x - (right * dy) / length, y + (right * dx) / length];
  });
}

/** A number from 0 to 1 that is always the same for the same place. */
const scatter = (a: number, b: number) => {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
};

/** Stacks of tyres where a corner leads outwards, and oil where many have passed. */
export function hazards(board: ScrapBoard): { tyres: Point[]; oil: { at: Point; turn: number; size: number }[] } {
  const tyres: Point[] = [];
  const oil = [];
  const middle = [board.size[0] / 2, board.size[1] / 2] as const;
  for (const [i, field] of board.fields.entries()) {
    const [x, y] = field.centre;
    if (field.ground === "C" && i % 2 === 0) {
      const far = (point: Point) => Math.hypot(point[0] - middle[0], point[1] - middle[1]);
      const lamp = far(field.lamps[0]) > far(field.lamps[1]) ? field.lamps[0] : field.lamps[1];
      const length = Math.hypot(lamp[0] - x, lamp[1] - y) || 1;
      tyres.push([x + (lamp[0] - x) * (1 + 27 / length), y + (lamp[1] - y) * (1 + 27 / length)]);
    }
    if (!field.token && scatter(i, 17) < 0.22)
      oil.push({ at: field.centre, turn: Math.round(360 * scatter(i, 3)), size: 0.7 + 0.6 * scatter(i, 5) });
  }
  return { tyres, oil };
}

export interface Scrap {
  x: number;
  y: number;
  turn: number;
  size: number;
  what: number;
}

/** Heaps that frame the track: wrecks, barrels and containers, never on the road. */
export function heaps(board: ScrapBoard): Scrap[] {
  const found: Scrap[] = [];
  const { cell, segments, size } = board;
  const step = cell * 0.62;
  for (let row = -3; row * step < size[1] + 2 * cell; row++)
    for (let column = -3; column * step < size[0] + 2 * cell; column++) {
      const x = (column + 0.5 + 0.35 * scatter(column, row)) * step;
      const y = (row + 0.5 + 0.35 * scatter(row + 4, column)) * step;
      const apart = Math.min(
        ...segments.map(({ centre }) => Math.max(Math.abs(centre[0] - x), Math.abs(centre[1] - y))),
      );
      if (apart < cell / 2 + 34 || scatter(row + 1, column + 2) > 0.66) continue;
      found.push({
        x,
        y,
        turn: Math.round(scatter(row, column + 8) * 4) * 90 + Math.round(scatter(column, row + 8) * 40 - 20),
        size: 0.85 + 0.4 * scatter(row + 6, column),
        what: Math.floor(scatter(column + 3, row) * 5),
      });
    }
  return found;
}

/** Scrap that lies about in the sand: the same every time, and never on the road. */
export function scraps(board: ScrapBoard): Scrap[] {
  const found: Scrap[] = [];
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
