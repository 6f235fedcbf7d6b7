/** The puzzles of a game in the order in which they are given, and which of them is that of a day. */
import type { PuzzleFile, PuzzlesFile } from "../local/files";

export const DIFFICULTIES = ["easy", "medium", "hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Puzzle extends PuzzleFile {
  name: string;
}

const DAY = 24 * 60 * 60 * 1000; // milliseconds

/** A number for a name, always the same: names that are much alike get numbers that are not. */
function mixed(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** All puzzles, well mixed: neighbours in the file are of one kind. */
export const puzzlesIn = (file: PuzzlesFile): Puzzle[] =>
  Object.entries(file.puzzles)
    .map(([name, puzzle]) => ({ name, ...puzzle }))
    .toSorted((a, b) => mixed(a.name) - mixed(b.name));

/** The puzzle of a day, the same for everybody on earth; each comes once before one comes again. */
export const ofTheDay = (puzzles: Puzzle[], now = Date.now()): Puzzle | undefined =>
  puzzles[Math.floor(now / DAY) % puzzles.length];

/** What comes next in training: what was never tried, then what was not found, then all again. */
export function nextOf(
  puzzles: Puzzle[],
  done: (name: string) => "solved" | "failed" | undefined,
  after?: string,
): Puzzle | undefined {
  const at = puzzles.findIndex(({ name }) => name === after) + 1;
  const round = [...puzzles.slice(at), ...puzzles.slice(0, at)];
  return round.find(({ name }) => !done(name)) ?? round.find(({ name }) => done(name) === "failed") ?? round[0];
}
