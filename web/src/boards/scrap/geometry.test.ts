import { describe, expect, it } from "vitest";
import type { ScrapBoard } from "../../wire/wire";
import { alongside, aside, fieldAt, framed, hazards, heaps, journey, placeOf, scraps } from "./geometry";

const field = (x: number, heading: number) => ({ centre: [x, 0], heading });
const board = {
  fields: [field(0, 0), field(10, 350), field(20, 10)],
  start: [{ at: [-10, 5], heading: 0 }],
} as unknown as ScrapBoard;

describe("where racers stand", () => {
  it("counts fields from the line over all laps", () => {
    expect([1, 3, 4, 6].map((p) => fieldAt(board, p).centre[0])).toEqual([0, 20, 0, 20]);
  });
  it("puts a racer before its first move before the line, and others beside the middle of the road", () => {
    expect(placeOf(board, 0, 0)).toMatchObject({ x: -10, y: 5 });
    expect(placeOf(board, 1, 0, 8)).toMatchObject({ x: 0, y: 8 });
  });
  it("keeps those apart who share a field", () => {
    expect(aside(0, 1)).toBe(0);
    expect(aside(1, 2) - aside(0, 2)).toBeGreaterThan(40);
    expect(aside(5, 6)).toBeLessThanOrEqual(42);
  });
  it("drives field by field and never turns the long way round", () => {
    expect(journey(board, { p: 2, right: 0 }, { p: 3, right: 0 }, 0)).toEqual([
      "translate(10px, 0px) rotate(350deg)",
      "translate(20px, 0px) rotate(370deg)",
    ]);
    expect(journey(board, { p: 0, right: 0 }, { p: 3, right: 0 }, 0)).toHaveLength(4);
    expect(journey(board, { p: 3, right: 0 }, { p: 1, right: 0 }, 0)).toHaveLength(3);
  });
});

describe("the camera", () => {
  const window = { wide: 400, high: 200 };
  it("shows all that matters, and never less than a little around it", () => {
    expect(framed([[100, 100]], window, 400, 900)).toEqual([-100, 0, 400, 200]);
    const [x, y, width, height] = framed(
      [
        [0, 0],
        [400, 100],
      ],
      window,
      300,
      900,
    );
    expect([x <= 0, y <= 0, x + width >= 400, y + height >= 100, width / height]).toEqual([true, true, true, true, 2]);
  });
  it("stays with what matters most where not all of it can be seen well", () => {
    expect(
      framed(
        [
          [50, 60],
          [2000, 60],
        ],
        window,
        300,
        600,
      ),
    ).toEqual([-250, -90, 600, 300]);
  });
});

describe("what lies about", () => {
  const far = (x: number, y: number, ground: string) => ({
    centre: [x, y],
    ground,
    token: false,
    lamps: [
      [x, y - 50],
      [x, y + 50],
    ],
    way: [
      [x - 10, y],
      [x + 10, y],
    ],
  });
  const ring = {
    cell: 190,
    size: [380, 380],
    segments: [95, 285].flatMap((x) => [95, 285].map((y) => ({ centre: [x, y] }))),
    fields: Array.from({ length: 40 }, (_each, i) => far(95, 95, i % 2 ? "S" : "C")),
  } as unknown as ScrapBoard;
  it("is the same every time, and never on a segment of the track", () => {
    expect(heaps(ring)).toEqual(heaps(ring));
    expect(heaps(ring).length).toBeGreaterThan(3);
    for (const { x, y } of [...heaps(ring), ...scraps(ring)])
      for (const { centre } of ring.segments)
        expect(Math.max(Math.abs(centre[0] - x), Math.abs(centre[1] - y))).toBeGreaterThan(95);
  });
  it("has tyres outside corners, oil on the road and marks beside its middle", () => {
    const { tyres, oil } = hazards(ring);
    expect(tyres[0]).toEqual([95, 18]);
    expect(oil.length).toBeGreaterThan(0);
    expect(alongside(ring.fields[0]!, 8)).toEqual([
      [85, 103],
      [105, 103],
    ]);
  });
});
