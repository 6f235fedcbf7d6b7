import { afterEach, describe, expect, it, vi } from "vitest";
import type { Event } from "../../rooms/speed";
import type { SpeedBoard } from "../../wire/wire";

vi.stubGlobal("location", { search: "?lang=en" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { dress, label, livery, liveryOf } = await import("../../frame/livery");
const { nameOf, signSeats } = await import("../../frame/names");
const { arrowsOf, linesOf, unitOf } = await import("./cards");
const { lengthOf } = await import("./fitting");
const { blocksOf, countryAt, hillAt, layerOf, PACE, scatter, stones, verge } = await import("./landscape");
const { sceneOf, stage } = await import("./scene");
const { sound } = await import("./story");
const { signsOf, wear } = await import("./signs");

const alone = { teams: { A: ["s0"], B: ["s1"], C: ["s2"] } } as unknown as SpeedBoard;
const pairs = { teams: { A: ["s0", "s2"], B: ["s1", "s3"] } } as unknown as SpeedBoard;

describe("who is who in Speed", () => {
  afterEach(() => {
    dress({});
    signSeats({});
  });

  it("has one sign for a player and the team, everywhere", () => {
    wear(alone);
    const seats = ["s0", "s1", "s2"];
    expect(seats.map((seat) => label(seat, seats))).toEqual(["A", "B", "C"]);
    expect(liveryOf("s1", seats)).toMatchObject(livery(1));
    expect(label("B", ["A", "B", "C"])).toBe("B");
    const state = { chairs: { s1: { bot: "pilot" } } } as unknown as Parameters<typeof nameOf>[0];
    expect(nameOf(state, "s1")).toMatch(/ B$/);
  });

  it("numbers partners, who look like their team", () => {
    const signs = signsOf(pairs);
    expect(Object.entries(signs).map(([name, { label: sign }]) => [name, sign])).toEqual([
      ["A", "A"],
      ["s0", "A1"],
      ["s2", "A2"],
      ["B", "B"],
      ["s1", "B1"],
      ["s3", "B2"],
    ]);
    expect(signs.s3).toMatchObject({ colour: signs.B!.colour, shape: signs.B!.shape });
  });
});

describe("the name on a card", () => {
  const LONG = [
    "ΑΝΤΑΛΛΑΚΤΙΚΟ",
    "REPLACEMENT",
    "OGRANICZENIE PRĘDKOŚCI",
    "КРАЙ НА ОГРАНИЧЕНИЕТО НА СКОРОСТТА",
    "SFÂRȘITUL LIMITĂRII DE VITEZĂ",
  ];

  it("is set in few lines, with all its words whole", () => {
    for (const name of LONG) {
      const lines = linesOf(name);
      expect(lines.join(" ")).toBe(name);
      expect(lines.length).toBeLessThanOrEqual(3);
    }
    expect(linesOf("OPEN ROAD")).toEqual(["OPEN ROAD"]);
    expect(linesOf("КРАЙ НА ОГРАНИЧЕНИЕТО НА СКОРОСТТА")).toEqual(["КРАЙ НА", "ОГРАНИЧЕНИЕТО", "НА СКОРОСТТА"]);
    expect(linesOf("A B C D E F G H I J K L M N O P Q R S T U V")).toHaveLength(3);
  });

  it("is made narrower where it would be cut off, and is left alone where it fits", () => {
    expect(lengthOf(97.5, 80)).toBe(80);
    expect(lengthOf(62, 80)).toBeUndefined();
  });

  it("has its number apart from what it counts", () => {
    expect(["60 km", "1.200 χλμ", "60 км"].map(unitOf)).toEqual(["km", "χλμ", "км"]);
    const board = { cards: [0, 30, 60, 240].map((km) => ({ km })) } as unknown as SpeedBoard;
    expect([30, 60, 240].map((km) => arrowsOf(board, km))).toEqual([1, 2, 3]);
  });
});

describe("the country along the road", () => {
  const layer = layerOf(1200, 0.45);

  it("is the same every time, and reaches from before the start to behind the goal", () => {
    expect(layer.from).toBeLessThan(0);
    expect(layer.from + layer.width).toBeGreaterThan(1200 * PACE * 0.45 + 1000);
    expect(scatter(3, 4)).toBe(scatter(3, 4));
    expect(blocksOf(layer).map(({ country }) => country)).toContain("village");
    for (let x = -900; x < 5000; x += 7) expect(hillAt(x)).toBeGreaterThan(60);
  });

  it("goes down to the sea, and has a stone for every hundred kilometres in sight", () => {
    expect(countryAt(4)).toBe("coast");
    expect(hillAt(4.5 * 240)).toBeGreaterThan(hillAt(3.2 * 240));
    expect(stones(1200)).toContain(1200);
    for (const tree of verge(layerOf(1200, 1)))
      for (const km of stones(1200)) expect(Math.abs(tree.x - km * PACE)).toBeGreaterThan(20);
  });
});

describe("the moments of Speed", () => {
  const seen = (name: Event["name"], values: object) => sceneOf({ name, values } as Event);

  it("are shown on the road of whom they happen to", () => {
    expect(seen("attacked", { team: "B", card: "STOP" })).toMatchObject({ what: "attack", team: "B" });
    expect(seen("called", { team: "B", card: "OPEN_ROAD" })).toMatchObject({ what: "called", team: "B" });
    expect(seen("kontra", { own: "B", card: "OPEN_ROAD", attack: "STOP" })).toMatchObject({
      what: "kontra",
      team: "B",
    });
    expect(seen("stood", { team: "B" })).toMatchObject({ what: "stood", team: "B" });
    expect(seen("drove", { team: "A", km: 60 })).toMatchObject({ what: "drove", km: 60 });
    expect(seen("completed", { team: "A", distance: 900 })).toMatchObject({ what: "completed", km: 900 });
    expect(seen("extended", { by: "A", target: 1200 })).toMatchObject({ what: "extended", team: "A", km: 1200 });
    expect(seen("scored", { team: "A", points: 900, bonuses: { km: 900 } })).toMatchObject({ points: 900 });
    expect(seen("won", { team: "A", total: 6100 })).toMatchObject({ what: "won", points: 6100 });
  });

  it("sound like what they are", () => {
    const heard = (name: Event["name"], values: object = {}) => sound({ name, values } as Event);
    expect(heard("drove", { km: 120 })).toEqual({ drive: 0.5 });
    expect([heard("attacked"), heard("kontra"), heard("won"), heard("drew"), heard("called")]).toEqual([
      "squeal",
      "bell",
      "flag",
      "card",
      undefined,
    ]);
  });

  it("end with the next thing that happens", () => {
    const view = { scene: seen("attacked", { team: "B", card: "STOP" }) } as Parameters<typeof stage>[0];
    expect(stage(view, { name: "drew", values: {} } as Event).scene).toBeNull();
    expect(stage(view, { name: "skipped", values: {} }).scene).toBe(view.scene);
  });
});
