import { describe, expect, it } from "vitest";
import type { ScrapBoard } from "../../wire/wire";
import { aside, clearing, fieldAt, journey, placeOf } from "./geometry";

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

describe("room for dice and cards", () => {
  const ring = (cells: [number, number][]) =>
    ({
      cell: 10,
      size: [40, 30],
      segments: cells.map(([x, y]) => ({ centre: [x * 10 + 5, y * 10 + 5] })),
    }) as unknown as ScrapBoard;
  it("is inside the ring where that is wide", () => {
    expect(
      clearing(
        ring([
          [0, 0],
          [1, 0],
          [2, 0],
          [3, 0],
          [3, 1],
          [3, 2],
          [2, 2],
          [1, 2],
          [0, 2],
          [0, 1],
        ]),
      ),
    ).toEqual([20, 15]);
  });
  it("is nowhere on a full board", () => {
    expect(clearing(ring([0, 1, 2].flatMap((y) => [0, 1, 2, 3].map((x): [number, number] => [x, y]))))).toBeUndefined();
  });
});
