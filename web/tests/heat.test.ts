import { describe, expect, it } from "vitest";
import { fitted } from "../src/boards/heat/faces";
import { framed, least, LENGTH, type Look, type Sight } from "../src/boards/heat/framing";
import { placeOf, spaceOf, type Point } from "../src/boards/heat/geometry";
import { kept, toggled } from "../src/boards/heat/plan";
import { Road, sceneryOf } from "../src/boards/heat/scenery";
import type { HeatBoard } from "../src/wire/wire";

/** Two straights and two bends, one unit a space; corners at the end of each straight. */
function stadium(straight: number, radius: number): HeatBoard {
  const bend = Math.PI * radius;
  const count = Math.round(2 * straight + 2 * bend);
  const at = (place: number): { x: number; y: number; heading: number } => {
    const way = ((place * (2 * straight + 2 * bend)) / count + 2 * (straight + bend)) % (2 * (straight + bend));
    const half = way >= straight + bend;
    const rest = half ? way - straight - bend : way;
    const angle = rest < straight ? 0 : (rest - straight) / radius;
    const x = rest < straight ? rest : straight + radius * Math.sin(angle);
    const y = rest < straight ? 0 : radius * (1 - Math.cos(angle));
    const heading = (angle * 180) / Math.PI + (half ? 180 : 0);
    return half ? { x: straight - x, y: 2 * radius - y, heading } : { x, y, heading };
  };
  const beside = (place: number, right: number): Point => {
    const { x, y, heading } = at(place);
    const turn = (heading * Math.PI) / 180;
    return [x - right * Math.sin(turn), y + right * Math.cos(turn)];
  };
  const lines = [straight, 2 * straight + Math.round(bend)];
  return {
    track: "own",
    title: "Own",
    laps: 2,
    finish: 2 * count,
    spaces: Array.from({ length: count }, (_each, i) => ({
      centre: beside(i + 0.5, 0),
      heading: at(i + 0.5).heading,
      spots: [beside(i + 0.5, 0.285), beside(i + 0.5, -0.285)],
      line: [beside(i, -0.5), beside(i, 0.5)],
      to_corner: ((lines.find((line) => line > i) ?? lines[0]! + count) - i - 1) % count,
    })),
    corners: lines.map((line, i) => ({
      line,
      limit: i ? 10 : 3,
      turn: "R",
      chicane: false,
      badge: beside(line, -1.3),
      ends: [beside(line, -0.6), beside(line, 0.6)],
    })),
    grid: [[count - 1, 0]],
    road: Array.from({ length: 8 * count }, (_each, i) => beside(i / 8, 0)),
    kerbs: [],
    race_line: [],
    chicanes: [],
    flooded: [],
    tunnels: [],
  };
}

const board = stadium(16, 4);

/** Where a point is on the screen, in pixels. */
const seen = ({ x, y, scale }: Look, [px, py]: Point, { wide, high }: Sight): Point => [
  (px - x) * scale + wide / 2,
  (py - y) * scale + high / 2,
];
const isIn = (look: Look, point: Point, sight: Sight) => {
  const [x, y] = seen(look, point, sight);
  return x > 0 && x < sight.wide && y > 0 && y < sight.high - 40;
};
const SCREENS = [
  [730, 550],
  [816, 520],
  [1370, 830],
  [390, 420],
  [360, 260],
  [490, 300],
  [340, 310],
].map(([wide, high]) => ({ wide: wide!, high: high! }));

describe("the camera of HEAT", () => {
  it("has the car and every ghost in sight, wherever they are", () => {
    for (const size of SCREENS)
      for (let pos = -1; pos < board.spaces.length; pos++)
        for (const by of [1, 4, 9, 16, 21]) {
          const { x, y } = placeOf(board, pos + by, 0);
          const sight = { pos, ghosts: [[x, y] as Point], others: [], ...size };
          const look = framed(board, sight);
          expect(isIn(look, spaceOf(board, pos).centre, sight), `car at ${pos}, ${size.wide}`).toBe(true);
          expect(isIn(look, [x, y], sight), `ghost ${by} from ${pos}, ${size.wide}`).toBe(true);
        }
  });

  it("shows cars large enough to tell them apart", () => {
    for (const size of SCREENS)
      for (let pos = 0; pos < board.spaces.length; pos++) {
        const { scale } = framed(board, { pos, ghosts: [], others: [], ...size });
        expect(scale).toBeGreaterThanOrEqual(least(size.wide) - 1e-9);
        if (size.wide > 700) expect(scale * LENGTH).toBeGreaterThanOrEqual(40);
      }
  });

  it("shows the next corner when it is near", () => {
    for (const size of SCREENS.slice(0, 3)) {
      const sight = { pos: 8, ghosts: [], others: [], ...size };
      expect(isIn(framed(board, sight), spaceOf(board, 16).centre, sight)).toBe(true);
    }
  });

  it("goes along with a car that drives, and is not there before it", () => {
    const size = SCREENS[0]!;
    let last = framed(board, { pos: 2, ghosts: [], others: [], ...size });
    for (let pos = 2.1; pos < 12; pos += 0.1) {
      const sight = { pos, ghosts: [], others: [], ...size };
      const look = framed(board, sight);
      expect(isIn(look, spaceOf(board, Math.floor(pos)).centre, sight)).toBe(true);
      expect(Math.hypot(look.x - last.x, look.y - last.y)).toBeLessThan(3);
      last = look;
    }
  });
});

describe("the valley of HEAT", () => {
  const { trees, stands, pits, posts, houses, hedges, lake, river } = sceneryOf(board);
  const road = new Road(board);

  it("keeps the road free", () => {
    for (const { x, y, r } of trees) expect(road.clear([x, y]) - r).toBeGreaterThan(0.9);
    for (const { x, y } of [...stands, ...pits, ...posts, ...houses]) expect(road.clear([x, y])).toBeGreaterThan(1.4);
    for (const point of [...hedges.flat(), ...lake, ...river]) expect(road.clear(point)).toBeGreaterThan(1.2);
  });

  it("has trees and grandstands on any track, and not too many", () => {
    for (const track of [board, stadium(6, 3), stadium(24, 5)]) {
      const valley = sceneryOf(track);
      expect(valley.trees.length).toBeGreaterThan(40);
      expect(valley.trees.length).toBeLessThanOrEqual(520);
      expect(valley.stands.length).toBeGreaterThan(2);
    }
  });

  it("is the same every time", () => {
    expect(sceneryOf(board)).toEqual(sceneryOf(board));
  });
});

describe("the cards of HEAT", () => {
  const NAMES = [
    "Upgrade 5",
    "Αναβάθμιση Heat",
    "Ulepszenie Żar",
    "Îmbunătățire Căldură",
    "Подобрение Топлина",
    "Stress",
  ];

  it("have room for every name: no word is cut or broken", () => {
    for (const name of NAMES) {
      const lines = fitted(name, 52, 9.5, 6.5);
      expect(lines.map(({ text }) => text).join(" ")).toBe(name);
      expect(lines.length).toBeLessThanOrEqual(2);
      for (const { text, size, squeezed } of lines)
        expect(squeezed ?? text.length * 0.68 * size).toBeLessThanOrEqual(52);
    }
  });
});

describe("a plan of HEAT", () => {
  it("takes cards and puts them back", () => {
    const two = toggled(toggled([], 3, 4), 0, 1);
    expect(two).toEqual([
      { at: 3, face: 4 },
      { at: 0, face: 1 },
    ]);
    expect(toggled(two, 3, 4)).toEqual([{ at: 0, face: 1 }]);
  });

  it("keeps its cards when others leave the hand", () => {
    expect(kept([{ at: 3, face: 4 }], [1, 2, 4])).toEqual([{ at: 2, face: 4 }]);
    expect(
      kept(
        [
          { at: 0, face: 2 },
          { at: 1, face: 2 },
        ],
        [2, 3],
      ),
    ).toEqual([{ at: 0, face: 2 }]);
  });
});
