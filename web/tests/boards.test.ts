import { describe, expect, it } from "vitest";
import { cornerAhead, journey, type Point } from "../src/boards/heat/geometry";
import { beat } from "../src/boards/heat/story";
import { lapOfLeader, lesson, tower } from "../src/boards/heat/tower";
import type { AnyRoom, Standing, Stride } from "../src/boards/room";
import { Zoom } from "../src/boards/zoom.svelte";
import { history, stridden } from "../src/charts/history";
import { label, livery } from "../src/frame/livery";
import { clock } from "../src/frame/time";
import type { Car, Choice, Event, View } from "../src/rooms/heat";
import type { Game } from "../src/wire/glass";
import type { About } from "../src/wire/types";
import type { HeatBoard } from "../src/wire/wire";
import { GameWords } from "../src/words/game";

const space = (x: number, heading: number, to_corner: number) => ({
  centre: [x, 0] as Point,
  heading,
  spots: [
    [x, -1],
    [x, 1],
  ] as [Point, Point],
  line: [
    [x, -1],
    [x, 1],
  ] as [Point, Point],
  to_corner,
});
const ring = {
  laps: 2,
  finish: 8,
  spaces: [space(0, 350, 0), space(1, 10, 1), space(2, 20, 0), space(3, 0, 1)],
  corners: [
    { line: 1, limit: 5 },
    { line: 3, limit: 3 },
  ],
} as HeatBoard;

describe("the board of HEAT", () => {
  it("drives space by space, over the line, and never turns the long way round", () => {
    expect(journey(ring, { pos: 3, spot: 0 }, { pos: 5, spot: 1 })).toEqual([
      "translate(3px, -1px) rotate(0deg)",
      "translate(0px, -1px) rotate(-10deg)",
      "translate(1px, 1px) rotate(10deg)",
    ]);
  });

  it("goes back after a spin", () => {
    expect(journey(ring, { pos: 2, spot: 0 }, { pos: 1, spot: 0 })).toHaveLength(2);
  });

  it("knows the corner ahead from the board", () => {
    expect([0, 1, 2, 3, 5, -1].map((pos) => cornerAhead(ring, pos))).toEqual([
      { n: 0, number: 1, limit: 5 },
      { n: 1, number: 2, limit: 3 },
      { n: 0, number: 2, limit: 3 },
      { n: 1, number: 1, limit: 5 },
      { n: 1, number: 2, limit: 3 },
      { n: 1, number: 1, limit: 5 },
    ]);
  });

  it("never shows an event for longer than a second", () => {
    for (const name of ["moved", "spun", "corner", "revealed"])
      expect(beat({ name, values: { got: 40, paid: 9 } } as unknown as Event)).toBeLessThan(1000);
  });

  it("lists those who have finished before those who race", () => {
    const car = (more: Partial<Car>) =>
      ({ pos: 3, lap: 0, gear: 2, engine: 0, place: 0, committed: true, ...more }) as Car;
    const view = {
      phase: "plan",
      rounds: 2,
      order: ["B", "A", "C"],
      cars: { A: car({ pos: 7 }), B: car({ place: 1 }), C: car({ committed: false }) },
    } as unknown as View;
    const rows = tower({ view, board: ring, about: {} as About, words: new GameWords("") });
    expect(rows.map((row) => [row.key, row.gap, row.progress, row.turn, row.out])).toEqual([
      ["B", "⚑", 8, false, true],
      ["A", "", 7, false, false],
      ["C", "+4", 3, true, false],
    ]);
    expect(lapOfLeader(view, ring)).toBe(1);
    expect(lapOfLeader({ ...view, order: ["B"] }, ring)).toBe(2);
  });

  it("teaches what can be chosen", () => {
    const of = (rounds: number, ...kinds: Choice["kind"][]) =>
      lesson(
        { rounds } as View,
        "A",
        kinds.map((kind) => ({ kind }) as Choice),
      );
    expect([
      of(1, "gear"),
      of(2, "gear"),
      of(1, "card"),
      of(1, "boost", "end_react"),
      of(1, "slip"),
      of(1, "end_discard"),
      of(1),
    ]).toEqual(["gear", "corner", "cards", "react", "slip", "discard", undefined]);
  });
});

describe("liveries", () => {
  it("tell 42 cars apart", () => {
    const looks = Array.from({ length: 42 }, (_each, i) => JSON.stringify(livery(i)));
    expect(new Set(looks).size).toBe(42);
  });

  it("have ink that can be read on their colour", () => {
    const light = (hex: string) => {
      const [r, g, b] = [1, 3, 5]
        .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
        .map((each) => (each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    for (let i = 0; i < 8; i++) {
      const [one, other] = [light(livery(i).colour), light(livery(i).ink)];
      expect((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it("are labelled by letter, or by number", () => {
    expect(label("B", ["A", "B"])).toBe("B");
    expect(label("s1", ["s0", "s1"])).toBe("2");
  });
});

describe("charts", () => {
  it("have one point for every row and moment", () => {
    const rows = ({ view }: { view: Record<string, number> }) =>
      ["A", "B"].map((key) => ({
        key,
        seats: [key],
        rank: 1,
        progress: view[key]!,
        gap: "",
        cells: [],
        turn: false,
        out: false,
      }));
    const room = { tower: rows, moment: (view: Record<string, number>) => view.round! } as unknown as AnyRoom;
    const frames = [
      { round: 1, A: 1, B: 2 },
      { round: 1, A: 3, B: 2 },
      { round: 2, A: 9, B: 5 },
    ].map((view) => ({ at: 0, events: [], view }));
    const series = history(frames, room, {} as Standing<Game>);
    expect(series.map((line) => line.points.map((point) => point.gap))).toEqual([
      [0, 0],
      [1, 4],
    ]);
  });
});

describe("a replay", () => {
  it("goes by turn and by lap, to where the next one or this one begins", () => {
    const frames = [1, 1, 2, 2, 3].map((round) => ({ at: 0, events: [], view: { round, lap: round < 3 ? 1 : 2 } }));
    const [turn, lap] = ["round", "lap"].map((name) => ({
      name: () => name,
      of: (view: Record<string, number>) => view[name]!,
    })) as unknown as [Stride<Game>, Stride<Game>];
    const gone = (step: number, by: 1 | -1, stride: Stride<Game>) => stridden(frames, step, by, stride, {});
    expect([gone(0, 1, turn), gone(3, -1, turn), gone(2, -1, turn)]).toEqual([2, 2, 0]);
    expect([gone(1, 1, lap), gone(4, -1, lap), gone(4, 1, lap)]).toEqual([4, 0, 4]);
  });
});

describe("zooming", () => {
  const whole = [0, 0, 40, 20] as const;
  const zoom = () =>
    new Zoom(
      () => [...whole],
      [...whole],
      () => ({ wide: 400, high: 200 }),
    );

  it("keeps in place what the pointer is on", () => {
    const camera = zoom();
    camera.by(2, { x: 100, y: -50 }); // the point 30, 5
    const [x, y, width, height] = camera.box;
    expect([width, height]).toEqual([20, 10]);
    expect([x + (300 / 400) * width, y + (50 / 200) * height]).toEqual([30, 5]);
  });

  it("never shows more than the board, and comes back", () => {
    const camera = zoom();
    camera.by(0.2, { x: 100, y: 0 });
    expect(camera.box).toEqual(whole);
    camera.by(3, { x: 200, y: 100 });
    camera.reset();
    expect(camera.box).toEqual(whole);
  });
});

describe("clocks", () => {
  it("round up, and show hours", () => {
    expect([clock(0), clock(41.2), clock(725), clock(3661)]).toEqual(["0:00", "0:42", "12:05", "1:01:01"]);
  });
});

describe("words", () => {
  it("fill in values and make sentences of reasons", () => {
    const words = new GameWords("moves-gear = Shift to gear { $gear }\nrefusals-R = that can't be\n");
    expect(words.say("moves", "gear", { gear: 3 })).toBe("Shift to gear 3");
    expect(words.refusal("R")).toBe("That can't be.");
    expect(words.say("cards", "X")).toBe("X");
  });
});
