import { describe, expect, it } from "vitest";
import { type Choice, schema } from "../../rooms/scrap";
import { Glass } from "../../wire/glass";
import type { About } from "../../wire/types";
import type { ScrapBoard } from "../../wire/wire";
import { GameWords } from "../../words/game";
import { usual } from "./choices";
import { doubled, nthOf, sumOf } from "./racers";
import { racer, viewOf } from "./samples";
import type { Shown, Staged } from "./scene";
import { headline, lesson, tower } from "./tower";

const standing = (view: Shown) => ({
  view,
  about: { seats: ["A", "B"] } as About,
  board: { laps: 3 } as ScrapBoard,
  words: new GameWords(""),
});
const more = { laps: 1, bonus_tokens: 2 };
const single = viewOf(
  { steel: racer("A", 3, more), swift: racer("B", 7, more) },
  { turn: "steel", rounds: 2, players: { A: { held: 1 }, B: { held: 0 } } },
);
const pairs = viewOf(
  { steel: racer("A", 6, more), swift: racer("B", 7, more), jackal: racer("B", 1, more), hover: racer("A", 2, more) },
  { turn: "jackal", phase: "move" },
);

describe("the tower", () => {
  it("has a row for every racer, the first in the race first", () => {
    const rows = tower(standing(single));
    expect(rows.map((row) => row.key)).toEqual(["B", "A"]);
    expect(rows[1]).toMatchObject({ gap: "+4", turn: true, progress: 3 });
    expect(rows[1]!.cells.map((cell) => cell.text)).toEqual(["steel", "●○○", "▸3", "⬡2", "◉1", "▮1"]);
  });
  it("has a row for every player where each has two racers", () => {
    const rows = tower(standing(pairs));
    expect(rows.map((row) => row.key)).toEqual(["B", "A"]);
    expect(rows[0]).toMatchObject({ turn: true, progress: 7 });
    expect(rows[1]!.cells.map((cell) => cell.text)).toEqual(["P2 steel ●○○ ▸6 ⬡2 ◉1", "P3 hover ●○○ ▸2 ⬡2 ◉1"]);
  });
  it("marks who orders his racers before a turn, and nobody at the end", () => {
    const { turn: _turn, ...waiting } = pairs;
    expect(tower(standing({ ...waiting, phase: "order", pending: ["A"] })).map((row) => row.turn)).toEqual([
      false,
      true,
    ]);
    expect(tower(standing({ ...waiting, phase: "over", pending: [] })).map((row) => row.turn)).toEqual([false, false]);
  });
  it("names the last round", () => {
    expect(headline(standing({ ...single, final: true }))).toBe("round 2 · final · roll");
  });
});

describe("racers and dice", () => {
  it("number the racers of a player where there are two", () => {
    expect([nthOf(pairs, "steel"), nthOf(pairs, "hover"), nthOf(single, "steel")]).toEqual([0, 1, undefined]);
  });
  it("show a double of the last die", () => {
    expect(doubled({ dice: [3, 5, 3], double: true })).toEqual([0, 2]);
    expect(doubled({ dice: [3, 5], double: false })).toEqual([]);
    expect(doubled({})).toEqual([]);
    expect(sumOf([3, 5, 6])).toBe(14);
  });
});

describe("choices", () => {
  const glass = new Glass<Staged>(schema, { seats: ["A", "B"], actions: [], places: [] });
  const choices = (...kinds: [Choice["kind"], ...string[]][]) =>
    kinds.map(([kind, ...subject]) => ({ action: glass.action(kind, ...subject), kind }) as Choice);
  it("arms what goes without saying, and never an accident that a token could avert", () => {
    expect(usual(choices(["roll"], ["stop"]))?.kind).toBe("roll");
    expect(usual(choices(["bonus", "FWD3"], ["drive"]))?.kind).toBe("drive");
    expect(usual(choices(["accept"]))?.kind).toBe("accept");
    expect(usual(choices(["token", "flip"], ["accept"]))).toBeUndefined();
    expect(usual(choices(["order", "steel"], ["order", "hover"]))).toBeUndefined();
  });
  it("has a lesson for each step", () => {
    expect(lesson(single, "A", choices(["token", "flip"], ["accept"]))).toBe("save");
    expect(lesson(single, "A", choices(["roll"], ["stop"]))).toBe("roll");
    expect(lesson(single, "A", choices(["done"]))).toBeUndefined();
  });
  it("finds what can't be chosen, to say why", () => {
    expect(["plus", "reroll"].map((use) => glass.action("token", use))).toEqual([2, 5]);
    expect(glass.action("bonus", "CATCH")).toBe(12);
    expect(glass.action("bonus", "ZERO")).toBeUndefined();
  });
});
