import { describe, expect, it, vi } from "vitest";
import { type Choice, schema, type Speed, type Team, type View } from "../../rooms/speed";
import { Glass } from "../../wire/glass";
import { toldIn } from "../../wire/state";
import type { About } from "../../wire/types";
import type { SpeedBoard } from "../../wire/wire";
import { GameWords } from "../../words/game";
import { cardOf, said } from "./cards";
import { beat } from "./story";
import { headline, lesson, tower } from "./tower";

vi.stubGlobal("location", { search: "?lang=en" });
const words = new GameWords(
  [
    "cards-STOP = Halt!",
    "cards-KM = {$n} km",
    "table-rolling = rolls",
    "table-halted = stands",
    "table-limited = slow",
  ].join("\n"),
);
const cards = ["STOP", "SPEED_LIMIT", "START", "GASOLINE", "TIRE_SHOP", "KM60"];
const board = {
  extension: 1200,
  teams: { A: ["s0", "s2"], B: ["s1", "s3"] },
  cards: cards.map((card) => ({ card, group: "", word: card === "KM60" ? "KM" : card, km: card === "KM60" ? 60 : 0 })),
} as unknown as SpeedBoard;
const team = (more: Partial<Team>) => ({
  distance: 0,
  rolling: false,
  limited: false,
  score: 0,
  total: 0,
  battle: [],
  speed: [],
  km: {},
  wild: [],
  across: [],
  ...more,
});
const viewOf = (A: Partial<Team>, B: Partial<Team> = {}) =>
  ({
    rounds: 2,
    turn: "s2",
    target: 900,
    draw: 40,
    discards: 0,
    teams: { A: team(A), B: team(B) },
    hands: { s0: { held: 6, team: "A" }, s1: { held: 6, team: "B" } },
  }) as unknown as View;
const standing = (view: View) => ({ view, board, words, about: {} as About });

describe("the tower of Speed", () => {
  it("has a row for every team, by points and then by kilometres", () => {
    const rows = tower(
      standing(
        viewOf({ distance: 60, battle_top: "STOP" }, { distance: 30, total: 500, rolling: true, limited: true }),
      ),
    );
    expect(rows.map(({ key, seats, progress, turn }) => [key, seats, progress, turn])).toEqual([
      ["B", ["s1", "s3"], 30, false],
      ["A", ["s0", "s2"], 60, true],
    ]);
    expect(rows.map(({ cells }) => cells.slice(0, -1).map(({ text }) => text))).toEqual([["rolls", "slow"], ["Halt!"]]);
    expect(tower(standing(viewOf({})))[0]!.cells[0]!.text).toBe("stands");
    expect(headline(standing(viewOf({})))).toContain("40");
  });

  it("teaches what can be chosen, and what keeps the car standing", () => {
    const choices = (...kinds: Choice["kind"][]) => kinds.map((kind) => ({ kind }) as Choice);
    const of = (own: Partial<Team>, kinds: Choice[], armed?: Choice) => lesson(viewOf(own), "s0", kinds, armed);
    const some = choices("play", "discard");
    expect([
      of({}, some),
      of({ battle_top: "STOP" }, some),
      of({ rolling: true }, some),
      of({}, some, some[0]),
    ]).toEqual(["start", "stopped", "rolling", "confirm"]);
    expect([
      of({}, choices("discard")),
      of({}, choices("kontra", "kontra")),
      of({}, choices("extend", "extend")),
    ]).toEqual(["discard", "kontra", "extension"]);
  });

  it("says what stands on a card", () => {
    expect([said(words, "cards", cardOf(board, "STOP")), said(words, "cards", cardOf(board, "KM60"))]).toEqual([
      "Halt!",
      "60 km",
    ]);
  });
});

describe("what happens in Speed", () => {
  const moves = schema.actions.map((subject) => subject.join(" "));
  const glass = new Glass<Speed>(schema, { seats: ["s0", "s1"], actions: moves, cards, kilometres: [60] });
  const code = (name: string) => schema.events.findIndex((line) => line.name === name);
  const after = (view: View, ...row: number[]) => glass.staged(view, toldIn(glass, [row], 0)[0] as Speed["event"]);

  it("is seen on the table of whom it happens to, at once", () => {
    const attacked = after(
      viewOf({ rolling: true, battle_top: "START" }),
      code("attacked"),
      1,
      0,
      0,
      0,
      schema.none,
      0,
      0,
    );
    expect(attacked.teams.A).toMatchObject({ battle_top: "STOP", rolling: false, limited: false });
    const answered = after(attacked, code("kontra"), 0, 4, 0, schema.none, schema.none, 1, 0, 1, 0, 1, 4, 1, 4);
    expect(answered.teams.A).toMatchObject({ rolling: true, wild: ["TIRE_SHOP"], across: ["TIRE_SHOP"] });
    expect(answered.teams.A!.battle_top).toBeFalsy();
    expect([answered.discard_top, answered.discards]).toEqual(["STOP", 1]);
    expect(answered.teams.B).toEqual(attacked.teams.B);
    expect(after(answered, code("drove"), 0, 60, 0, 60).teams.A!.distance).toBe(60);
    expect(
      after(answered, code("scored"), schema.none, 1, 90, 590, ...Array<number>(9).fill(0), 0).teams.B,
    ).toMatchObject({ score: 90, total: 590 });
  });

  it("is shown for no longer than a second", () => {
    for (const { name } of schema.events) expect(beat({ name, values: {} } as Speed["event"])).toBeLessThan(1000);
  });
});
