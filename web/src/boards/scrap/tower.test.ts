import { describe, expect, it } from "vitest";
import type { About, View } from "../../wire/types";
import { GameWords } from "../../words/game";
import { usual } from "./choices";
import { headline, lesson, tower } from "./tower";

const words = new GameWords("");
const about = { seats: ["A", "B"] } as unknown as About;
const racer = (kind: string, owner: string, p: number) => ({ racer: kind, owner, p, field: p, laps: 1, bonus_tokens: 2, tokens: ["pm"] });

describe("the tower", () => {
  const single: View = { ranking: ["B", "A"], A: { ...racer("steel", "A", 3), cards: ["FWD3"] }, B: { ...racer("swift", "B", 7), cards: 0 }, turn: "A", phase: "roll", round: 2 };
  const pairs: View = { ranking: ["swift", "steel", "hover", "jackal"], steel: racer("steel", "A", 6), hover: racer("hover", "A", 2), swift: racer("swift", "B", 7), jackal: racer("jackal", "B", 1), A: { cards: 0 }, B: { cards: 1 }, turn: "jackal", phase: "move", round: 2 };

  it("has a row for every racer, the first in the race first", () => {
    const rows = tower(single, about, words);
    expect(rows.map((row) => row.key)).toEqual(["B", "A"]);
    expect(rows[1]).toMatchObject({ gap: "+4", turn: true, progress: 3 });
    expect(rows[1]!.cells.map((cell) => cell.text)).toEqual(["steel", "●○○", "▸3", "⬡2", "◉1", "▮1"]);
  });
  it("has a row for every player where each has two racers", () => {
    const rows = tower(pairs, about, words);
    expect(rows.map((row) => row.key)).toEqual(["B", "A"]);
    expect(rows[0]).toMatchObject({ turn: true, progress: 7 });
    expect(rows[1]!.cells.map((cell) => cell.text)).toEqual(["P2 steel ●○○ ▸6 ⬡2 ◉1", "P3 hover ●○○ ▸2 ⬡2 ◉1"]);
  });
  it("names the last round", () => {
    expect(headline({ ...single, final: true }, words)).toBe("round 2 · final · roll");
  });
});

describe("choices", () => {
  it("arms what goes without saying, and never an accident that a token could avert", () => {
    expect(usual(["roll", "stop"])).toBe("roll");
    expect(usual(["bonus FWD3", "drive"])).toBe("drive");
    expect(usual(["accept"])).toBe("accept");
    expect(usual(["token flip", "accept"])).toBeUndefined();
    expect(usual(["order steel", "order hover"])).toBeUndefined();
  });
  it("has a lesson for each step", () => {
    expect(lesson({}, "A", ["token flip", "accept"])).toBe("save");
    expect(lesson({}, "A", ["roll", "stop"])).toBe("roll");
    expect(lesson({}, "A", ["done"])).toBeUndefined();
  });
});
