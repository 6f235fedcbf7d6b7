import { describe, expect, it } from "vitest";
import { frameOf, held, longest } from "../src/boards/thunder/framing";
import { placeOf, placeOfCar, wayBetween, wayDriven, type Point } from "../src/boards/thunder/geometry";
import { lookOf } from "../src/boards/thunder/markers";
import { bankOf, lorriesOf, rimOf, runsOf, standsOf, startRun, treesOf } from "../src/boards/thunder/scenery";
import { beat, carsIn } from "../src/boards/thunder/story";
import { activeCar, aheadOf, isLeading, isNamed, onward, signOf, usual, wayTo } from "../src/boards/thunder/targets";
import { lesson, orderOf, placesOf, standing, stateWord } from "../src/boards/thunder/tower";
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
  spaces: Array.from({ length: SECTORS }, (_each, sector) => [0, 1, 2, 3].map((lane) => [sector, lane] as Point)),
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

describe("the signs of Thunder Alley", () => {
  it("point on buttons where they point on the board: ahead and inward of a car that drives to the right", () => {
    expect((["F", "I", "O", "back"] as const).map((kind) => signOf({ kind }, 0).turn)).toEqual([90, 180, 0, 270]);
    // Driving down, inward is to the left of the screen.
    expect((["F", "I", "O"] as const).map((kind) => signOf({ kind }, 90).turn)).toEqual([180, 270, 90]);
    expect(signOf({ kind: "S" }, 45)).toEqual({ sign: "swap", turn: 0 });
  });

  it("of wear differ by outline and by letter, in every language", () => {
    const colours = schema.enumerations.colours!.map(String);
    expect(new Set(colours.map((colour) => lookOf(colour).outline)).size).toBe(colours.length);
    const words = import.meta.glob<string>("../src/words/*.ftl", { query: "?raw", import: "default", eager: true });
    expect(Object.keys(words).length).toBe(6);
    for (const text of Object.values(words)) {
      const letters = colours.map((colour) => new RegExp(`^thunder-marks_${colour} = (.)$`, "m").exec(text)?.[1]);
      expect(new Set(letters).size).toBe(colours.length);
      expect(letters).not.toContain(undefined);
    }
  });
});

describe("a drive to a space of Thunder Alley", () => {
  const forward = (sector: number, mp: number, lane = 2) =>
    offered("F", schema.unknown, at(`${sector}.${lane}`), mp, 0);

  it("is offered as far as the points last", () => {
    const choices = [forward(3, 3), offered("I", at("2.1"), 3)];
    expect(aheadOf(board, view, choices, undefined)).toEqual([
      { at: "4.2", steps: 2 },
      { at: "5.2", steps: 3 },
      { at: "6.2", steps: 4 },
    ]);
    // Where the next step costs two, so may the others.
    expect(aheadOf(board, view, [forward(3, 2)], undefined).map(({ steps }) => steps)).toEqual([2]);
    expect(aheadOf(board, view, [offered("END", id(15), at("2.2"))], undefined)).toEqual([]);
  });

  it("is offered with a card that is looked at, which is played first", () => {
    const card = offered("card", 0, 3);
    expect(aheadOf(board, { ...view, mp: 0 }, [card], card.action).map(({ at }) => at)).toEqual(["3.2", "4.2", "5.2"]);
    const next = wayTo(board, "4.2", card.action);
    expect(next([card])).toBe(card);
    const step = forward(3, 2);
    expect(next([step])).toBe(step);
  });

  it("takes step after step, and stops at its end or when something else is asked", () => {
    const next = wayTo(board, "5.2");
    for (const sector of [3, 4, 5]) {
      const step = forward(sector, 3);
      expect(next([step, offered("I", at("2.1"), 3)])).toBe(step);
    }
    expect(next([forward(6, 0)])).toBeUndefined();
    expect(wayTo(board, "5.2")([offered("rear", 1, schema.none, at("1.1"))])).toBeUndefined();
    expect(onward([forward(3, 3), forward(3, 3, 1)])).toBeUndefined();
  });

  it("takes the lane of the space where there are several ways", () => {
    const [low, high] = [forward(3, 3, 1), forward(3, 3, 3)];
    expect(wayTo(board, "5.3")([low, high])).toBe(high);
  });
});

describe("the camera of Thunder Alley", () => {
  const screen = { wide: 730, high: 540 };
  const unit = 62;
  const line = (count: number): Point[] => Array.from({ length: count }, (_each, i) => [i * unit, 0]);

  it("shows cars of at least 40 pixels with a pack of 21 around", () => {
    const pack = line(11).flatMap(([x]): Point[] => [
      [x, 0],
      [x, 32],
    ]);
    const [, , width] = frameOf([[5 * unit, 0]], pack, screen, unit);
    expect((screen.wide / width) * 0.92 * unit).toBeGreaterThanOrEqual(40);
    expect(longest(screen)[0]).toBeGreaterThanOrEqual(40);
  });

  it("has in sight whatever must be seen, however far it is", () => {
    const must = line(20);
    const [x, y, width, height] = frameOf(must, [], screen, unit);
    for (const [px, py] of must) {
      expect(px).toBeGreaterThan(x);
      expect(px).toBeLessThan(x + width);
      expect(py).toBeGreaterThan(y);
      expect(py).toBeLessThan(y + height);
    }
  });

  it("stays where it is as long as it can", () => {
    const ideal = frameOf([[0, 0]], line(6), screen, unit);
    const later = frameOf([[unit, 0]], line(7).slice(1), screen, unit);
    expect(held(ideal, later, [[unit, 0]], unit)).toBe(ideal);
    expect(held(ideal, later, [[30 * unit, 0]], unit)).toBe(later);
    expect(held(undefined, later, [], unit)).toBe(later);
  });
});

describe("the speedway of Thunder Alley", () => {
  const LANES = [3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 2];
  const FINE = 6;
  const ring = (place: number, out: number): Point => {
    const angle = (place / LANES.length) * 2 * Math.PI;
    return [Math.cos(angle) * (300 + out), Math.sin(angle) * (300 + out)];
  };
  const edge = (sector: number, out: number): Point[] =>
    Array.from({ length: FINE + 1 }, (_each, i) => ring(sector + i / FINE, out));
  const round = {
    ...board,
    unit: 62,
    corners: LANES.flatMap((count, sector) => (count === 2 ? [sector] : [])),
    spaces: LANES.map((count, sector) =>
      Array.from({ length: count + 1 }, (_each, lane) => ring(sector + 0.5, (lane - 0.5) * 30)),
    ),
    edges: LANES.map((count, sector): [Point[], Point[], Point[]] => [
      edge(sector, -30),
      edge(sector, 0),
      edge(sector, count * 30),
    ]),
  };
  const rim = rimOf(round);

  it("knows its edges at every fine place", () => {
    expect([rim.fine, rim.inner.length, rim.outer.length]).toEqual([FINE, 24 * FINE, 24 * FINE]);
    expect(Math.hypot(...rim.outer[0]!)).toBeCloseTo(390);
    expect(Math.hypot(...rim.inner[0]!)).toBeCloseTo(270);
  });

  it("finds straights and corners, also across the line", () => {
    expect(runsOf(round).map(({ from, to, corner }) => [from, to, corner])).toEqual([
      [0, 6, false],
      [6, 12, true],
      [12, 18, false],
      [18, 24, true],
    ]);
    expect(startRun(round)).toMatchObject({ from: 0, to: 6 });
  });

  it("puts nothing on the road", () => {
    const onRoad = ([x, y]: Point) => Math.hypot(x, y) > 268 && Math.hypot(x, y) < 392;
    const stood: Point[] = [
      ...treesOf(round, rim).map(({ x, y }): Point => [x, y]),
      ...lorriesOf(round, rim, 3).map(({ x, y }): Point => [x, y]),
    ];
    expect(stood.filter(onRoad)).toEqual([]);
    expect(standsOf(round, rim).length).toBeGreaterThan(0);
    for (const run of runsOf(round).filter(({ corner }) => corner))
      for (const point of bankOf(rim, run, 0.5, 2, "wall")) expect(Math.hypot(...point)).toBeGreaterThan(299);
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

describe("the words of Thunder Alley", () => {
  it("call nobody out who was placed when the race was over", () => {
    const over = { ...view, phase: "over" } as View;
    expect([5, 9].map((number) => stateWord(view, view.cars[number]!))).toEqual(["racing", "out"]);
    expect(stateWord(over, view.cars[9]!)).toBe("classified");
    expect(stateWord(over, car("Red", undefined, { place: 1, finished: true }))).toBe("finished");
  });
});
