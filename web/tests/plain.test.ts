import { describe, expect, it } from "vitest";
import { plain } from "../src/boards/plain";
import { schema } from "../src/rooms/heat";
import type { About } from "../src/wire/types";
import { GameWords } from "../src/words/game";

describe("a game without a room of its own", () => {
  const room = plain(schema);
  const around = { about: { seats: ["A", "B"] } as About, board: {}, words: new GameWords("") };

  it("shows who is in front, and who must decide", () => {
    const rows = room.tower({ ...around, view: { order: ["B", "A"], pending: ["A"] } });
    expect(rows.map((row) => [row.key, row.rank, row.turn])).toEqual([
      ["B", 1, false],
      ["A", 2, true],
    ]);
    expect(room.tower({ ...around, view: {} }).map((row) => row.key)).toEqual(["A", "B"]);
  });

  it("says where the race stands, as far as the game does", () => {
    expect(room.headline({ ...around, view: { rounds: 3, phase: "plan" } })).toBe("round 3 · plan");
    expect(room.headline({ ...around, view: {} })).toBe("");
  });

  it("makes the only choice with the primary button", () => {
    const choice = { action: 1, move: "go", text: "Go", kind: "go" };
    expect(room.usual([choice])).toBe(choice);
    expect(room.usual([choice, choice])).toBeUndefined();
  });
});
