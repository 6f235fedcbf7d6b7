import { describe, expect, it } from "vitest";
import { placeOf, placeOfCar, wayBetween, wayDriven, type Point } from "../src/boards/thunder/geometry";
import { beat, carsIn } from "../src/boards/thunder/story";
import { activeCar, isLeading, isNamed, usual } from "../src/boards/thunder/targets";
import { lesson, orderOf, placesOf, standing } from "../src/boards/thunder/tower";
import { dress, label, liveryOf } from "../src/frame/livery";
import { type Car, type Choice, type Event, schema, type Thunder, type View } from "../src/rooms/thunder";
import { Glass } from "../src/wire/glass";
import { toldIn } from "../src/wire/state";
import type { About } from "../src/wire/types";
import type { ThunderBoard } from "../src/wire/wire";
import { GameWords } from "../src/words/game";

const SECTORS = 24;
const board = {
  laps: 3,
  sectors: SECTORS,
  spaces: Array.from({ length: SECTORS }, (_each, sector) =>
    [0, 1, 2, 3].map((lane) => ({ at: [sector, lane] as Point, outline: [] })),
  ),
  headings: Array.from({ length: SECTORS }, () => 0),
  beside: Array.from({ length: SECTORS }, () => [0, -1] as Point),
} as unknown as ThunderBoard;
const car = (team: string, at: string | undefined, more: Partial<Car> = {}) =>
  ({
    ...(at === undefined ? {} : { at, x: 1 }),
    wear: [],
    led: 0,
    activated: false,
    place: 0,
    team,
    finished: false,
    ...more,
  }) as unknown as Car;
const view = {
  order: [5, 4, 15],
  cars: {
    5: car("Blue", "4.3"),
    15: car("Blue", "2.2"),
    4: car("Red", "3.2"),
    9: car("Red", undefined, { place: 4, out: true }),
  },
  active: 15,
  card: "Charge",
  mp: 4,
  front: [],
  rear: [],
} as unknown as View;

const CARS = [5, 15, 24, 33, 41, 54, 4, 9];
const glass = new Glass<Thunder>(schema, {
  seats: ["Blue", "Red"],
  cars: CARS,
  actions: schema.actions.map((subject) => subject.join(" ")),
});
const code = (name: Event["name"]) => schema.events.findIndex((line) => line.name === name);
const id = (number: number) => CARS.indexOf(number);
const at = (space: string) => schema.enumerations.spaces!.indexOf(space);
const happened = (name: Event["name"], ...numbers: number[]) =>
  toldIn(glass, [[code(name), 0, ...numbers]], 0)[0] as Event;
const offered = (kind: Choice["kind"], ...numbers: number[]) =>
  glass.choice([0, schema.choices.findIndex((line) => line.name === kind), ...numbers]);

describe("the board of Thunder Alley", () => {
  it("puts choices where they lead", () => {
    const choices = [
      offered("F", schema.unknown, at("3.2"), 3, 0),
      offered("I", at("2.1"), 3),
      offered("rear", 1, schema.none, at("1.1")),
      offered("done", schema.unknown, schema.unknown),
      offered("car", id(4), at("3.2"), 0),
    ];
    expect(choices.filter(isLeading).map((choice) => [choice.kind, choice.at])).toEqual([
      ["F", "3.2"],
      ["I", "2.1"],
      ["rear", "1.1"],
    ]);
    expect(choices.filter(isNamed).map((choice) => choice.car)).toEqual([4]);
  });

  it("offers the way that needs no lane to the big button", () => {
    const [narrow, wide] = [offered("F", schema.unknown, at("3.2"), 3, 0), offered("F", 2, at("3.2"), 3, 0)];
    expect(usual([narrow, offered("I", at("2.1"), 3)])).toBe(narrow);
    expect(usual([wide, offered("I", at("2.1"), 3)])).toBeUndefined();
    expect(usual([wide])).toBe(wide);
  });

  it("lays stacked cars side by side", () => {
    expect(placeOfCar(board, car("Blue", "3.0", { stack: 2 }))).toEqual({ x: 3, y: -2, heading: 0 });
    expect(placeOfCar(board, car("Blue", "3.1", { stack: 2 }))).toEqual(placeOf(board, "3.1"));
  });

  it("finds the way over the line", () => {
    expect(wayBetween(board, `${SECTORS - 1}.1`, "1.3")).toEqual([
      [SECTORS - 1, 1],
      [0, 2],
      [1, 3],
    ]);
    expect(wayBetween(board, "5.1", "2.1")).toEqual([]);
  });
});

describe("the story of Thunder Alley", () => {
  it("moves a line together, and counts crossings", () => {
    const pushed = happened("pushed", id(15), 0, 2, id(4), id(5), 2, at("4.2"), at("5.2"), 2, 1, 2);
    const after = glass.staged(view, pushed);
    expect([4, 5].map((number) => [after.cars[number]!.at, after.cars[number]!.x])).toEqual([
      ["4.2", 1],
      ["5.2", 2],
    ]);
    expect(carsIn(pushed)).toEqual(["15", "4", "5"]);
    const drove = glass.staged(view, happened("drove", id(15), 1, at("0.1"), 3, 2));
    expect(wayDriven(drove.cars[15]!, board)).toBe(2 * SECTORS);
    expect([drove.mp, view.cars[15]!.at]).toEqual([3, "2.2"]);
  });

  it("shows the line of the car that moves", () => {
    const linked = glass.staged(view, happened("linked", id(15), 0, 1, id(4), 1, id(4), schema.unknown));
    expect([linked.front, linked.rear]).toEqual([[4], []]);
    const over = glass.staged(linked, happened("event", 3, schema.none));
    expect([activeCar(linked), activeCar(over), over.event]).toEqual([
      "15",
      undefined,
      schema.enumerations.event_cards![3],
    ]);
  });

  it("takes cars off the track", () => {
    const after = glass.staged(view, happened("retired", id(4), 3, 1, schema.none, 1));
    expect(after.cars[4]).toMatchObject({ place: 3, out: true });
    expect(after.cars[4]!.at).toBeFalsy();
    expect(orderOf(after)).toEqual(["5", "15", "4", "9"]);
  });

  it("counts all wear markers of a car", () => {
    expect(glass.staged(view, happened("wore", id(5), 7, 1, 3, 0, 7, 7)).cars[5]!.wear).toEqual([
      "black",
      "red",
      "red",
    ]);
  });

  it("never shows an event for longer than a second", () => {
    for (const { name } of schema.events) expect(beat({ name, values: {} } as unknown as Event)).toBeLessThan(1000);
  });
});

describe("the tower of Thunder Alley", () => {
  it("lists those in the race before those that are out", () => {
    expect(orderOf(view)).toEqual(["5", "4", "15", "9"]);
    expect(placesOf(view)).toEqual({ 5: 1, 4: 2, 15: 3, 9: 4 });
  });

  it("has one row for every team in results", () => {
    const rows = standing({ view, about: { seats: ["Red", "Blue"] } as About, board, words: new GameWords("") });
    expect(rows.map((row) => [row.key, row.rank])).toEqual([
      ["Blue", 1],
      ["Red", 2],
    ]);
  });

  it("teaches what is asked", () => {
    const asked = (phase: View["phase"]) => lesson({ phase } as View, "Blue", [offered("END", id(15), at("2.2"))]);
    expect((["segment", "card", "move", "rear", "discard", "over"] as const).map(asked)).toEqual([
      "car",
      "card",
      "steps",
      "line",
      "discard",
      undefined,
    ]);
  });

  it("dresses teams in their colours", () => {
    dress(schema.liveries);
    expect(liveryOf("Blue", ["Red", "Blue"]).colour).toBe(liveryOf("Blue", ["Blue"]).colour);
    expect(
      new Set(
        ["Black", "Blue", "Green", "Pink", "Purple", "Red", "Yellow"].map(
          (team) => liveryOf(team, []).shape + label(team, []),
        ),
      ).size,
    ).toBe(7);
    dress({});
  });
});
