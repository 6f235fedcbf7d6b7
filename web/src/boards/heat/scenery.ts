/** The valley around a track: made from the data of the track alone, so that every track has one, and always the same. */
import type { HeatBoard } from "../../wire/wire";
import { boxOf, spaceOf, type Box, type Point } from "./geometry";

const LAND = 7; // spaces of land around what is framed
const FINE = 8; // points of the road for each space
const CELL = 6.2; // a field
const TILT = -0.22; // of the fields
const MOST_TREES = 520;

export interface Tree {
  x: number;
  y: number;
  r: number;
  shade: number;
}

/** Something that stands along the road. */
export interface Block {
  x: number;
  y: number;
  heading: number;
  /** The side of the road: 1 for its right. */
  side: number;
}

export interface Field {
  corners: Point[];
  kind: number;
}

export interface Scenery {
  land: Box;
  fields: Field[];
  hedges: Point[][];
  lake: Point[];
  river: Point[];
  lane: Point[];
  houses: { x: number; y: number; turn: number; size: number }[];
  trees: Tree[];
  stands: Block[];
  pits: Block[];
  posts: Block[];
  gravel: Point[][];
  tyres: Point[][];
  skids: Point[][];
  hills: { x: number; y: number; r: number; light: boolean }[];
  lamps: Point[];
}

/** A number from 0 to 1 that is always the same for the same two. */
export function scatter(a: number, b: number): number {
  const value = Math.sin(a * 12.9898 + b * 78.233) * 43758.5453;
  return value - Math.floor(value);
}

export const landOf = (board: HeatBoard): Box => {
  const { x, y, width, height } = boxOf(board);
  return { x: x - LAND, y: y - LAND, width: width + 2 * LAND, height: height + 2 * LAND };
};

/** Places along a road, and how far anything is from it. */
export class Road {
  private readonly points: Point[];
  private readonly coarse: Point[];

  constructor(readonly board: HeatBoard) {
    this.points = board.road;
    this.coarse = board.road.filter((_point, i) => i % 3 === 0);
  }

  /** A point so many spaces along the road, and to the right of its middle. */
  at(place: number, right = 0): Point {
    const count = this.points.length;
    const index = (((Math.round(place * FINE) % count) + count) % count) | 0;
    const [x, y] = this.points[index]!;
    const [nx, ny] = this.points[(index + 1) % count]!;
    const [px, py] = this.points[(index + count - 1) % count]!;
    const length = Math.hypot(nx - px, ny - py) || 1;
    return [x - (right * (ny - py)) / length, y + (right * (nx - px)) / length];
  }

  heading(place: number): number {
    return spaceOf(this.board, Math.floor(place)).heading;
  }

  /** How far a point is from the middle of the nearest road. */
  clear([x, y]: Point): number {
    let least = Infinity;
    for (const [px, py] of this.coarse) least = Math.min(least, (px - x) ** 2 + (py - y) ** 2);
    return Math.sqrt(least);
  }

  /** A line along the road, as far as it keeps its distance from every other part of it. */
  along(begin: number, end: number, right: (share: number) => number, room = 0): Point[][] {
    const parts: Point[][] = [[]];
    const steps = Math.round((end - begin) * 4);
    for (let i = 0; i <= steps; i++) {
      const point = this.at(begin + i / 4, right(i / steps));
      if (room && this.clear(point) < room) parts.push([]);
      else parts.at(-1)!.push(point);
    }
    return parts.filter((part) => part.length > 2);
  }

  /** Whether a point lies inside the ring. */
  encloses([x, y]: Point): boolean {
    let inside = false;
    this.coarse.forEach(([ax, ay], i) => {
      const [bx, by] = this.coarse[(i + 1) % this.coarse.length]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
    });
    return inside;
  }
}

/** A closed line through points, without edges. */
export const round = (points: Point[]): string => {
  const middle = ([ax, ay]: Point, [bx, by]: Point) => `${two((ax + bx) / 2)} ${two((ay + by) / 2)}`;
  const last = points.at(-1)!;
  return `M${middle(last, points[0]!)}${points
    .map((point, i) => `Q${two(point[0])} ${two(point[1])} ${middle(point, points[(i + 1) % points.length]!)}`)
    .join("")}Z`;
};

export const two = (value: number): number => Math.round(value * 100) / 100;

/** Many circles as one path: a browser has less to do with it. */
export const dots = (circles: { x: number; y: number; r: number }[]): string =>
  circles
    .map(
      ({ x, y, r }) =>
        `M${two(x - r)} ${two(y)}a${two(r)} ${two(r)} 0 1 0 ${two(2 * r)} 0a${two(r)} ${two(r)} 0 1 0 ${two(-2 * r)} 0`,
    )
    .join("");

export function sceneryOf(board: HeatBoard): Scenery {
  const road = new Road(board);
  const land = landOf(board);
  const [river, lane] = edges(road, land);
  const lake = lakeIn(road);
  const water = [...lake, ...river];
  const stands = standsBy(road);
  const pits = pitsBy(road, stands[0]?.side ?? 1);
  const fields = fieldsIn(land);
  const hedges = hedgesOf(fields, road, [...water, ...lane]);
  const isFree = ([x, y]: Point, room: number) =>
    road.clear([x, y]) >= room &&
    board.corners.every(({ badge }) => Math.hypot(badge[0] - x, badge[1] - y) > 1.3) &&
    [...stands, ...pits].every((block) => Math.hypot(block.x - x, block.y - y) > 1.25) &&
    water.every(([wx, wy]) => Math.hypot(wx - x, wy - y) > 0.95) &&
    (!lake.length || !within([x, y], lake)) &&
    lane.every(([lx, ly]) => Math.hypot(lx - x, ly - y) > 0.6);
  return {
    land,
    fields,
    hedges,
    lake,
    river,
    lane,
    houses: housesBy(lane, isFree),
    trees: groves(road, land, hedges, isFree),
    stands,
    pits,
    posts: postsBy(road),
    ...marks(road),
    hills: Array.from({ length: 9 }, (_each, i) => ({
      x: land.x + land.width * scatter(i, 3),
      y: land.y + land.height * scatter(i, 8),
      r: 5 + 6 * scatter(i, 21),
      light: i % 2 === 0,
    })),
    lamps: [road.at(0), road.at(-4), ...board.corners.map(({ line }) => road.at(line))],
  };
}

function within([x, y]: Point, ring: Point[]): boolean {
  let inside = false;
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length]!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}

/** Where the road leaves most room inside of it, there is a lake. */
function lakeIn(road: Road): Point[] {
  const box = boxOf(road.board);
  let best = { room: 0, x: 0, y: 0 };
  for (let x = box.x; x < box.x + box.width; x += 0.6)
    for (let y = box.y; y < box.y + box.height; y += 0.6) {
      const room = road.clear([x, y]);
      if (room > best.room && road.encloses([x, y])) best = { room, x, y };
    }
  if (best.room < 2.7) return [];
  const size = Math.min(2.6, best.room - 1.9);
  return Array.from({ length: 11 }, (_each, i) => {
    const angle = (i / 11) * 2 * Math.PI;
    const reach = size * (0.78 + 0.42 * scatter(i, Math.round(best.x)));
    return [best.x + 1.25 * reach * Math.cos(angle), best.y + 0.85 * reach * Math.sin(angle)] as Point;
  });
}

/** A river and a lane, each around a corner of the land that the road leaves free. */
function edges(road: Road, land: Box): [Point[], Point[]] {
  const found = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ].map(([right, below], nth) => {
    const [cx, cy] = [land.x + right! * land.width, land.y + below! * land.height];
    const [sx, sy] = [right ? -1 : 1, below ? -1 : 1];
    const curve = (a: number, b: number): Point[] =>
      Array.from({ length: 41 }, (_each, i) => {
        const t = i / 40;
        const bend = 0.5 * Math.sin(t * 9 + nth) * Math.sin(t * Math.PI);
        const [x, y] = [a * (1 - t) * (1 + 0.62 * t), b * t * (1 + 0.62 * (1 - t))];
        return [cx + sx * (x + bend), cy + sy * (y + bend)];
      });
    let best: Point[] = [];
    let size = 0;
    for (let a = 5; a < land.width * 0.8; a += 1.5)
      for (const b of [a * 0.6, a]) {
        if (b > land.height * 0.9) continue;
        const line = curve(a, b);
        if (line.every((point) => road.clear(point) > 2.4) && a * b > size) [best, size] = [line, a * b];
      }
    return { line: best, size };
  });
  found.sort((one, other) => other.size - one.size);
  return [found[0]!.line, found[1]!.line];
}

function fieldsIn(land: Box): Field[] {
  const [cos, sin] = [Math.cos(TILT), Math.sin(TILT)];
  const [cx, cy] = [land.x + land.width / 2, land.y + land.height / 2];
  const reach = Math.ceil((land.width + land.height) / 2 / CELL) + 1;
  const knot = (column: number, row: number): Point => {
    const x = (column + 0.45 * (scatter(column, row) - 0.5) + (row % 2 ? 0.3 : 0)) * CELL;
    const y = (row + 0.45 * (scatter(row + 40, column) - 0.5)) * CELL * 0.82;
    return [cx + x * cos - y * sin, cy + x * sin + y * cos];
  };
  const fields: Field[] = [];
  for (let row = -reach; row < reach; row++)
    for (let column = -reach; column < reach; column++) {
      const corners = [knot(column, row), knot(column + 1, row), knot(column + 1, row + 1), knot(column, row + 1)];
      const isSeen = corners.some(
        ([x, y]) => x > land.x - 1 && x < land.x + land.width + 1 && y > land.y - 1 && y < land.y + land.height + 1,
      );
      if (isSeen) fields.push({ corners, kind: Math.floor(scatter(column + 7, row + 3) * 5) });
    }
  return fields;
}

/** Hedges between fields, where neither road nor water is. */
function hedgesOf(fields: Field[], road: Road, away: Point[]): Point[][] {
  const hedges: Point[][] = [];
  fields.forEach(({ corners: [a, b, , d] }, i) => {
    for (const [to, nth] of [
      [b!, 1],
      [d!, 2],
    ] as [Point, number][]) {
      if (scatter(i, nth) > 0.72) continue;
      let part: Point[] = [];
      for (let step = 0; step <= 12; step++) {
        const point: Point = [a![0] + ((to[0] - a![0]) * step) / 12, a![1] + ((to[1] - a![1]) * step) / 12];
        const isFree = road.clear(point) > 2.5 && away.every(([x, y]) => Math.hypot(x - point[0], y - point[1]) > 0.9);
        if (isFree) part.push(point);
        if ((!isFree || step === 12) && part.length) {
          if (part.length > 3) hedges.push(part);
          part = [];
        }
      }
    }
  });
  return hedges;
}

/** Grandstands along the start, on the side with more room, and beyond corners that have some. */
function standsBy(road: Road): Block[] {
  const places = Array.from({ length: 12 }, (_each, i) => i - 7);
  const onSide = (side: number) =>
    places
      .filter((place) => road.clear(road.at(place + 0.5, side * 2.1)) > 1.95)
      .map((place) => blockAt(road, place + 0.5, side, 1.75));
  const [left, right] = [onSide(-1), onSide(1)];
  const stands = left.length >= right.length ? left : right;
  for (const { line, turn } of road.board.corners) {
    const side = turn === "R" ? -1 : 1;
    const more = [line - 3.5, line - 2.5].map((place) => blockAt(road, place, side, 2.1));
    if (more.every((block) => road.clear([block.x, block.y]) > 2 && far(block, road.board, stands)))
      stands.push(...more);
  }
  return stands;
}

const far = ({ x, y }: Block, board: HeatBoard, others: Block[]): boolean =>
  board.corners.every(({ badge }) => Math.hypot(badge[0] - x, badge[1] - y) > 1.5) &&
  others.every((other) => Math.hypot(other.x - x, other.y - y) > 1.2);

function blockAt(road: Road, place: number, side: number, right: number): Block {
  const [x, y] = road.at(place, side * right);
  return { x, y, heading: road.heading(place), side };
}

/** The pits: opposite the grandstands. */
const pitsBy = (road: Road, opposite: number): Block[] =>
  Array.from({ length: 7 }, (_each, i) => i - 5)
    .filter((place) => road.clear(road.at(place + 0.5, -opposite * 1.9)) > 1.75)
    .map((place) => blockAt(road, place + 0.5, -opposite, 1.5));

/** A marshal's hut before every corner. */
const postsBy = (road: Road): Block[] =>
  road.board.corners.flatMap(({ line, turn }) => {
    const block = blockAt(road, line + 2, turn === "R" ? -1 : 1, 1.85);
    return road.clear([block.x, block.y]) > 1.6 && far(block, road.board, []) ? [block] : [];
  });

/** Gravel and tyres outside of corners, and what braking has left before them. */
function marks(road: Road) {
  const [gravel, tyres, skids]: [Point[][], Point[][], Point[][]] = [[], [], []];
  for (const { line, limit, turn } of road.board.corners) {
    const side = turn === "R" ? -1 : 1;
    const reach = limit < 6 ? 1.5 : 2.5;
    gravel.push(...road.along(line - reach, line + reach + 1, () => side * 0.82));
    tyres.push(...road.along(line - reach, line + reach + 1, () => side * 1.42, 1.3));
    for (const apart of [-0.09, 0.09])
      skids.push(
        ...road.along(line - 4.5, line + 0.8, (share) => side * (0.3 - 0.5 * share ** 2) + apart),
        ...road.along(line - 3, line - 0.6, (share) => side * (-0.22 + 0.3 * share) + apart),
      );
  }
  return { gravel, tyres, skids };
}

function housesBy(lane: Point[], isFree: (point: Point, room: number) => boolean) {
  return [8, 15, 24, 31].flatMap((nth) => {
    const [here, next] = [lane[nth], lane[nth + 1]];
    if (!here || !next) return [];
    const angle = Math.atan2(next[1] - here[1], next[0] - here[0]);
    const side = scatter(nth, 5) < 0.5 ? -1 : 1;
    const [x, y] = [here[0] - side * 1.05 * Math.sin(angle), here[1] + side * 1.05 * Math.cos(angle)];
    return isFree([x, y], 2.2) ? [{ x, y, turn: (angle * 180) / Math.PI, size: 0.8 + 0.4 * scatter(nth, 2) }] : [];
  });
}

/** Trees in groves: around the track as a frame, in woods far away from it, and here and there in a hedge. */
function groves(road: Road, land: Box, hedges: Point[][], isFree: (point: Point, room: number) => boolean): Tree[] {
  const trees: Tree[] = [];
  const plant = (x: number, y: number, r: number, room: number) => {
    if (trees.length >= MOST_TREES || !isFree([x, y], room + r)) return;
    if (trees.some((tree) => Math.hypot(tree.x - x, tree.y - y) < 0.62 * (tree.r + r))) return;
    trees.push({
      x: two(x),
      y: two(y),
      r: two(r),
      shade: Math.floor(3 * scatter(Math.round(x * 9), Math.round(y * 9))),
    });
  };
  const count = road.board.spaces.length;
  for (let place = 0; place < count; place += 1.7)
    for (const side of [-1, 1]) {
      if (scatter(place, side + 5) > 0.62) continue;
      const [x, y] = road.at(place, side * (2.55 + 0.9 * scatter(place + 3, side)));
      const many = 4 + Math.floor(8 * scatter(place, side + 9));
      for (let i = 0; i < many; i++) {
        const [angle, reach] = [
          2 * Math.PI * scatter(i + place, side + 1),
          1.3 * Math.sqrt(scatter(i + 3, place + side)),
        ];
        plant(x + reach * Math.cos(angle), y + 0.8 * reach * Math.sin(angle), 0.2 + 0.24 * scatter(i, place), 1.45);
      }
    }
  for (let x = land.x + 0.5; x < land.x + land.width; x += 0.72)
    for (let y = land.y + 0.5; y < land.y + land.height; y += 0.72) {
      const wood = Math.sin(x * 0.42 + 1.3) + Math.sin(y * 0.5 + x * 0.17) + Math.sin((x - y) * 0.23);
      if (wood < 1.05 || scatter(Math.round(x * 10), Math.round(y * 10)) > 0.75) continue;
      const [dx, dy] = [scatter(x, y) - 0.5, scatter(y, x) - 0.5];
      plant(x + 0.5 * dx, y + 0.5 * dy, 0.24 + 0.22 * scatter(x + 2, y), 2.3);
    }
  for (const [i, hedge] of hedges.entries())
    for (let k = 1; k < hedge.length; k += 4)
      if (scatter(i, k) < 0.5) plant(hedge[k]![0], hedge[k]![1], 0.18 + 0.14 * scatter(k, i), 2.1);
  return trees;
}
