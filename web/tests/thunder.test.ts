import { describe, expect, it } from "vitest";
import { placeOf, wayBetween, wayDriven } from "../src/boards/thunder/geometry";
import { beat, carsIn, stage } from "../src/boards/thunder/story";
import { targetsOf } from "../src/boards/thunder/targets";
import { orderOf, placesOf, standing } from "../src/boards/thunder/tower";
import type { Car, Point, ThunderBoard } from "../src/boards/thunder/types";
import { label, liveryOf } from "../src/frame/livery";
import type { About } from "../src/wire/types";
import { GameWords } from "../src/words/game";

const SECTORS = 24;
const board = {
  spaces: Array.from({ length: SECTORS }, (_each, sector) => [0, 1, 2, 3].map((lane) => ({ at: [sector, lane] as Point, outline: [] }))),
  headings: Array.from({ length: SECTORS }, () => 0),
  beside: Array.from({ length: SECTORS }, () => [0, -1] as Point),
  // Behind sector 4 lane 3 ends.
  ahead: Array.from({ length: SECTORS }, (_each, sector) => [[1], [2], [sector === 4 ? 2 : 3]]),
} as unknown as ThunderBoard;
const car = (team: string, at: string | undefined, more: Partial<Car> = {}): Car => ({ ...(at === undefined ? {} : { at, x: 1 }), wear: [], led: 0, activated: false, place: 0, team, finished: false, ...more });
const view = {
  sectors: SECTORS,
  laps: 3,
  order: [5, 4, 15],
  cars: { 5: car("Blue", "4.3"), 15: car("Blue", "2.2"), 4: car("Red", "3.2"), 9: car("Red", undefined, { place: 4, out: true }) },
  move: { car: 15, card: "Charge", mp: 4, front: [], rear: [] },
};
const told = (name: string, values: Record<string, unknown>) => ({ seq: 1, name, seat: "Blue", values });

describe("the board of Thunder Alley", () => {
  it("puts choices where they lead", () => {
    const at = (choices: string[], now: Record<string, unknown> = view) => targetsOf(board, now, choices).map((target) => target.at);
    expect(at(["F", "I", "O", "X 3"])).toEqual(["3.2", "2.1", "2.3", "3.3"]);
    expect(at(["F"], { ...view, move: { ...view.move, car: 5 } })).toEqual(["5.2"]);
    expect(at(["rear 1", "rear 2"])).toEqual(["1.1", "1.2"]);
    expect(at(["lane 1"], { ...view, asks: "lane", move: { ...view.move, front: [4, 5] } })).toEqual(["5.1"]);
    expect(at(["back 3"], { ...view, move: { ...view.move, chain: [4] } })).toEqual(["2.3"]);
    expect(at(["lane 1"], { ...view, asks: "clean_air" })).toEqual(["2.1"]);
    expect(at(["card Charge", "done", "car 9", "car 4"])).toEqual(["3.2"]);
  });

  it("lays stacked cars side by side", () => {
    expect(placeOf(board, "3.0", 2)).toEqual({ x: 3, y: -2, heading: 0 });
  });

  it("finds the way over the line", () => {
    expect(wayBetween(board, `${SECTORS - 1}.1`, "1.3")).toEqual([[SECTORS - 1, 1], [0, 2], [1, 3]]);
    expect(wayBetween(board, "5.1", "2.1")).toEqual([]);
  });
});

describe("the story of Thunder Alley", () => {
  it("moves a line together, and counts crossings", () => {
    const after = stage(view, told("pushed", { car: 15, how: "line", cars: [4, 5], at: ["4.2", "5.2"] }));
    expect([after.cars[4].at, after.cars[5].at]).toEqual(["4.2", "5.2"]);
    expect(carsIn(told("pushed", { car: 15, cars: [4, 5] }))).toEqual(["15", "4", "5"]);
    const last = { ...view, cars: { 15: car("Blue", `${SECTORS - 1}.1`) } };
    expect(wayDriven(stage(last, told("drove", { car: 15, at: "0.1", mp: 3 })).cars[15], SECTORS)).toBe(2 * SECTORS);
    expect(view.cars[15].at).toBe("2.2");
  });

  it("takes cars off the track", () => {
    const after = stage(view, told("retired", { car: 4, place: 3, why: "wear" }));
    expect(after.cars[4]).toMatchObject({ place: 3, out: true });
    expect(after.cars[4].at).toBeUndefined();
  });

  it("never shows an event for longer than a second", () => {
    for (const name of ["drove", "event", "lined_up", "spun", "rain_falls"]) expect(beat(told(name, {}))).toBeLessThan(1000);
  });
});

describe("the tower of Thunder Alley", () => {
  it("lists those in the race before those that are out", () => {
    expect(orderOf(view)).toEqual(["5", "4", "15", "9"]);
    expect(placesOf(view)).toEqual({ 5: 1, 4: 2, 15: 3, 9: 4 });
  });

  it("has one row for every team in results", () => {
    const rows = standing(view, { seats: ["Red", "Blue"] } as About, new GameWords(""));
    expect(rows.map((row) => [row.key, row.rank])).toEqual([["Blue", 1], ["Red", 2]]);
  });

  it("dresses teams in their colours", () => {
    expect(liveryOf("Blue", ["Red", "Blue"]).colour).toBe(liveryOf("Blue", ["Blue"]).colour);
    expect(new Set(["Black", "Blue", "Green", "Pink", "Purple", "Red", "Yellow"].map((team) => liveryOf(team, []).shape + label(team, []))).size).toBe(7);
  });
});
