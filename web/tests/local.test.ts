import { describe, expect, it } from "vitest";
import { runs } from "../src/local/followers";
import { compared } from "../src/local/hints";
import { previewText } from "../src/local/outlook";
import { summary } from "../src/local/race";
import { linesOf, readRecord } from "../src/local/records";
import { Refused } from "../src/local/refused";
import { type Found, thoughtsOf } from "../src/local/search";
import { MemoryStore } from "../src/local/store";
import { Pool } from "../src/local/thinkers";
import { cleaned, followingId, type Header, whoIs } from "../src/local/table";
import { changed } from "../src/wire/glass";
import { isLocal } from "../src/wire/house";
import { GameWords } from "../src/words/game";

const UNKNOWN = -(1 << 15);

describe("a table of this browser", () => {
  it("is known by its name, and its rematch has the next one", () => {
    expect(isLocal("local-abc")).toBe(true);
    expect(isLocal("k3v9")).toBe(false);
    expect(followingId("local-abc")).toBe("local-abc-2");
    expect(followingId("local-abc-2")).toBe("local-abc-3");
    expect(followingId("k3v9")).toBe("k3v9-2");
  });

  it("calls people as a server would", () => {
    expect(whoIs("ana")).toHaveLength(12);
    expect(cleaned("  Ana\n\u202eAlonso\u200b ")).toBe("Ana Alonso");
    expect(cleaned(undefined)).toBe("");
  });

  it("tells what is different, so that it can be put together again", () => {
    const [before, after] = [Int32Array.of(1, 2, 3, 4, 5), Int32Array.of(1, 7, 8, 4, 9)];
    expect(runs(before, after, UNKNOWN)).toEqual([1, 2, 7, 8, 4, 1, 9]);
    expect(changed(before, runs(before, after, UNKNOWN))).toEqual(after);
    expect(runs(undefined, Int32Array.of(UNKNOWN, 0), UNKNOWN)).toEqual([1, 1, 0]);
    expect(runs(after, after, UNKNOWN)).toEqual([]);
  });
});

describe("what would come of a move", () => {
  const rows = [Int32Array.of(5, 0), Int32Array.of(5, 1), Int32Array.of(5, 0), Int32Array.of(5, 0)];

  it("is certain where all guesses agree, and has its share where they don't", () => {
    expect(summary(["speed", "kontra"], rows)).toEqual({
      certain: { speed: 5 },
      risk: { kontra: { "0": 0.75, "1": 0.25 } },
    });
  });

  it("is said in the words of the game", () => {
    const words = new GameWords("preview-kontra_risk = { $percent } % kontra");
    expect(previewText(words, summary(["distance", "kontra"], rows), "attack STOP B")).toBe("25 % kontra");
    expect(previewText(words, { certain: { kontra: 0 }, risk: {} }, "attack STOP B")).toBe("");
  });
});

describe("a hint", () => {
  const brings = (rank: number, spins: number) => ({
    certain: { rank },
    risk: { spun: { "0": 1 - spins, "1": spins } },
  });

  it("tells the differences that can be noticed, as a server does", () => {
    const settings = { columns: { spun: ["often", "less"], rank: ["much", "less"] } } as Parameters<typeof compared>[0];
    const spun = { what: "spun", own: 12, other: 40, better: true };
    expect(compared(settings, brings(3, 0.12), brings(3, 0.4))).toEqual([spun]);
    expect(compared(settings, brings(3, 0.12), brings(3, 0.14))).toEqual([]);
    const rank = { what: "rank", own: 5, other: 3, better: false };
    expect(compared(settings, brings(5, 0.12), brings(3, 0.4))).toEqual([spun, rank]);
    expect(compared({ ...settings, known: "told" }, brings(5, 0.12), brings(3, 0.4))).toEqual([]);
  });
});

describe("a search of several trees", () => {
  const tree = (standing: number[], results: number[][]): Found => ({
    standing: Uint8Array.from(standing),
    tries: Int32Array.from(results.map((each) => each.length)),
    results: results.map((each) => Float32Array.from(each)),
  });
  const settings = [0, 0, 1];
  const often = (times: number, results: number[]): number[] => Array.from({ length: times }, () => results).flat();

  it("leaves the pilot's move only for one that is better beyond doubt", () => {
    const sure = (times: number) => tree([2, 1], [often(times, [1000, 1000]), often(times, [9000, 9100])]);
    expect(thoughtsOf([0, 1], [sure(4), sure(4)], settings)[0]![0]).toBe(1);
    expect(thoughtsOf([0, 1], [sure(4), sure(3)], settings)[0]![0]).toBe(0); // hardly anything was tried
    const doubtful = tree([2, 1], [often(8, [0, 9000]), often(8, [9000, 100])]);
    expect(thoughtsOf([0, 1], [doubtful], settings)[0]![0]).toBe(0);
  });
});

describe("bots that think at the same time", () => {
  const puzzle = { course: new Uint8Array(), seats: 2, seat: 0, position: new Uint8Array(), milliseconds: 1000 };
  const nothing: Found = { standing: new Uint8Array(), tries: new Int32Array(), results: [] };

  async function shares(bots: number, cores: number): Promise<{ core: number; bot: number; time: number }[]> {
    const asked: { core: number; bot: number; time: number }[] = [];
    const pool = new Pool(() => {
      return (game, { key, milliseconds }) => {
        asked.push({ core: key[31]!, bot: Number(game), time: milliseconds });
        return Promise.resolve(nothing);
      };
    }, cores);
    const all = Array.from({ length: bots }, (_, bot) =>
      pool.think(String(bot), { ...puzzle, key: new Uint8Array(32) }),
    );
    await Promise.all(all);
    return asked;
  }

  it("share the cores, and together take as long as one", async () => {
    expect(await shares(1, 2)).toEqual([
      { core: 0, bot: 0, time: 1000 },
      { core: 1, bot: 0, time: 1000 },
    ]);
    expect((await shares(2, 4)).map(({ core, bot }) => [core, bot])).toEqual([
      [0, 0],
      [2, 0],
      [1, 1],
      [3, 1],
    ]);
    expect(await shares(3, 1)).toEqual([0, 1, 2].map((bot) => ({ core: 0, bot, time: 1000 / 3 })));
  });
});

describe("a record", () => {
  it("is read from its text, and what is none is refused", async () => {
    const text = JSON.stringify({ game: "heat", rules: 1, seats: ["A"], moves: [{ A: "gear 1", chance: [["S"], 1] }] });
    expect(linesOf(await readRecord(text))).toEqual([{ seat: "A", move: "gear 1", chance: ["S", 1] }]);
    for (const wrong of ["", "{}", "[]", "null", '{"game": "heat"}', "game: heat", "game: [", "a: &a [*a, *a]"])
      await expect(readRecord(wrong)).rejects.toThrow(Refused);
    expect(() => linesOf({ moves: [{ A: "gear 1", B: "gear 2" }] })).toThrow("not_a_move");
    expect(() => linesOf({ moves: [{ A: 3 }] })).toThrow("not_a_move");
  });

  it("is read as the command line writes it", async () => {
    const text = `game: thunder
rules: 2
options: {laps: 1, auto_skip: true, starting_order: null}
seats: [Blue, 'No']
players: {Blue: Żółw, 'No': yes}
chance: [7, 0o17, 'Rubbin'' is Racin''']
moves:
- {Blue: 'play Charge: 12', chance: [[12, R], '3']}
result: {points: {12: 1.5}}
digest: 12e45678901234567890123456789012
`;
    const record = await readRecord(text);
    expect(record).toEqual({
      game: "thunder",
      rules: 2,
      options: { laps: 1, auto_skip: true, starting_order: null },
      seats: ["Blue", "No"],
      players: { Blue: "Żółw", No: "yes" },
      chance: [7, "0o17", "Rubbin' is Racin'"],
      moves: [{ Blue: "play Charge: 12", chance: [[12, "R"], "3"] }],
      result: { points: { 12: 1.5 } },
      digest: "12e45678901234567890123456789012",
    });
    expect(linesOf(record)).toEqual([{ seat: "Blue", move: "play Charge: 12", chance: [12, "R", "3"] }]);
  });
});

describe("the store", () => {
  it("lets nobody write a line into a place that has one", async () => {
    const store = new MemoryStore();
    await store.add({ id: "local-a", header: {} as Header, key: "", opened: 1 });
    await store.write("local-a", 0, [{ do: "sat", at: 1 }]);
    await expect(store.write("local-a", 0, [{ do: "left", at: 2 }])).rejects.toThrow("line_taken");
    expect(await store.lines("local-a")).toEqual([{ do: "sat", at: 1 }]);
    await store.remove("local-a");
    expect(await store.table("local-a")).toBeUndefined();
  });
});
