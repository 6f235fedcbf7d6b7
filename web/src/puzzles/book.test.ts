import { expect, test } from "vitest";
import type { PuzzlesFile } from "../local/files";
import { nextOf, ofTheDay, puzzlesIn } from "./book";

const asked = { seat: "A", kind: "gear", difficulty: "easy", choices: [] } as const;
const names = ["card-1", "card-2", "gear-1", "gear-2", "slip-1"];
const file = { puzzles: Object.fromEntries(names.map((name) => [name, asked])) } as unknown as PuzzlesFile;
const puzzles = puzzlesIn(file);

test("every puzzle has its day before one comes again, and a day has one puzzle from midnight to midnight", () => {
  const day = 86_400_000;
  const given = names.map((_, i) => ofTheDay(puzzles, 20_000 * day + i * day)!.name);
  expect(given.toSorted()).toEqual(names);
  expect(ofTheDay(puzzles, 20_001 * day - 1)!.name).toBe(given[0]);
  expect(ofTheDay(puzzles, 20_005 * day)!.name).toBe(given[0]);
  expect(ofTheDay([])).toBeUndefined();
});

test("training gives what was never tried, then what was not found, then all again", () => {
  const [first, second, third] = puzzles.map(({ name }) => name) as [string, string, string];
  expect(nextOf(puzzles, () => undefined)!.name).toBe(first);
  expect(nextOf(puzzles, () => undefined, first)!.name).toBe(second);
  const done = (name: string) => (name === second ? "failed" : "solved");
  expect(nextOf(puzzles, done, third)!.name).toBe(second);
  expect(nextOf(puzzles, () => "solved", first)!.name).toBe(second);
  expect(nextOf([], () => undefined)).toBeUndefined();
});
