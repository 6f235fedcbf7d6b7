/** Bots at a table of this page: the levels of `paddock/bots`. They get a guess, in which all that their seat can't see is
 * dealt again, and think where nobody has to wait for them: one that looks ahead has workers of its own, one per core.
 */
import { type Course, Desk, type Engine, WHIM } from "./engine";
import { Policy } from "./policy";
import { newKey, type Race } from "./race";
import { type Found, lookAhead, thoughtsOf } from "./search";
import type { Shelf } from "./shelf";
import type { Table, Thought } from "./table";

export const BOTS = ["champion", "club", "pilot", "pro", "random", "rookie"];
const USUAL = "pilot";
const TOLD = 3; // moves of which it is kept what a bot thought of them

export interface Choice {
  action: number;
  thoughts: Thought[];
}

/** What is thought of a move: how often it was tried, and what it promises. */
export type Considered = [action: number, tries: number, worth: number];

/** A position to be looked at ahead, as a worker gets it. */
export interface Puzzle {
  course: Uint8Array;
  seats: number;
  seat: number;
  position: Uint8Array;
  key: Uint8Array;
  milliseconds: number;
}

/** Somebody who looks ahead elsewhere, on all cores. */
export interface Thinkers {
  think(game: string, puzzle: Puzzle): Promise<Found[]>;
}

export class Drivers {
  constructor(
    private readonly shelf: Shelf,
    private readonly thinkers?: Thinkers,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** What a bot chooses for a seat. One that looks ahead takes equally long whether there is much to choose or nothing. */
  async choose(bot: string, table: Table, seat: number): Promise<Choice> {
    const { race, course, engine, header } = table;
    const begun = this.now();
    const level = engine.file.levels[bot];
    const guess = new Guess(engine, course, race!, seat);
    try {
      if (bot === "random" || Math.random() < (level?.slips ?? 0)) return { action: guess.any(), thoughts: [] };
      if (this.isTrained(table, bot)) {
        const policy = await this.trained(engine, header.seats.length);
        return { action: policy.choose(guess.desk.observe(seat), guess.legal, engine.file.actions), thoughts: [] };
      }
      if (bot !== USUAL && level?.think) return await this.lookAhead(table, guess, seconds(level.think), begun);
      return { action: guess.pilot(), thoughts: [] };
    } finally {
      guess.desk.free();
    }
  }

  /** What the pilot would do, at once. */
  pilot({ race, course, engine }: Table, seat: number): number {
    const guess = new Guess(engine, course, race!, seat);
    const action = guess.pilot();
    guess.desk.free();
    return action;
  }

  /** What a champion thinks of the moves of a seat in a race as it is imagined, the one to make first. */
  async consider(table: Table, race: Race, seat: number, length: number): Promise<Considered[]> {
    const { engine, course, header } = table;
    const legal = race.legal(seat);
    if (legal.length === 1) return [[legal[0]!, 0, 0]];
    const puzzle: Puzzle = {
      course: course.course,
      seats: header.seats.length,
      seat,
      position: race.desk.position(),
      key: newKey(),
      milliseconds: 1000 * length,
    };
    const found = thoughtsOf(legal, await this.trees(header.game, puzzle), engine.file.search.settings);
    if (!this.isTrained(table)) return found;
    const policy = await this.trained(engine, header.seats.length);
    const chosen = policy.choose(race.desk.observe(seat), legal, engine.file.actions);
    return found.toSorted(([one], [other]) => Number(one !== chosen) - Number(other !== chosen));
  }

  /** Whether such a race is driven as somebody was trained. */
  isTrained({ engine, header }: Table, bot = "champion"): boolean {
    const { levels, trained } = engine.file;
    const isUsual = Object.keys(header.options).length === 0;
    return levels[bot]?.trained === true && isUsual && trained?.[header.seats.length] !== undefined;
  }

  private async lookAhead(table: Table, guess: Guess, length: number, begun: number): Promise<Choice> {
    const { engine, course, header } = table;
    const { legal, seat, desk } = guess;
    const puzzle: Puzzle = {
      course: course.course,
      seats: header.seats.length,
      seat,
      position: desk.position(),
      key: newKey(),
      milliseconds: 1000 * length,
    };
    let choice: Choice = { action: legal[0]!, thoughts: [] };
    if (legal.length > 1) {
      const trees = await this.trees(header.game, puzzle);
      const found = thoughtsOf(legal, trees, engine.file.search.settings);
      const words = course.labels.actions!;
      const thoughts = found.slice(0, TOLD).map(([action, tries, worth]): Thought => {
        return [String(words[action]), tries, Math.round(1e4 * worth) / 1e4];
      });
      choice = { action: found[0]![0], thoughts };
    }
    const left = begun + 1000 * length - this.now();
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
    return choice;
  }

  /** What is found elsewhere, or here where nobody else can think. */
  private async trees(game: string, puzzle: Puzzle): Promise<Found[]> {
    try {
      if (this.thinkers) return await this.thinkers.think(game, puzzle);
    } catch (error) {
      console.warn(error);
    }
    return [solve(await this.shelf.searcher(game), puzzle)];
  }

  private async trained(engine: Engine, seats: number): Promise<Policy> {
    const file = engine.file.trained[seats]!;
    return new Policy(file, await this.shelf.weights(file.file));
  }
}

/** Look ahead in a position; this may run in a worker of its own. */
export function solve(engine: Engine, { course, seats, seat, position, key, milliseconds }: Puzzle): Found {
  const until = performance.now() + milliseconds;
  const desk = engine.newDesk(course, seats);
  try {
    desk.place(position);
    desk.key = key;
    return lookAhead(engine, desk, seat, { until });
  } finally {
    desk.free();
  }
}

/** A race as one seat can imagine it. */
class Guess {
  readonly desk: Desk;
  readonly legal: number[];

  constructor(
    engine: Engine,
    course: Course,
    race: Race,
    readonly seat: number,
  ) {
    this.desk = engine.newDesk(course.course, race.seats.length);
    this.desk.place(race.guess(seat));
    this.desk.key = newKey();
    this.desk.begin(WHIM, 0);
    this.desk.look();
    this.legal = [...this.desk.verdict(seat)].flatMap((rule, action) => (rule ? [] : action));
  }

  any(): number {
    return this.legal[Math.floor(Math.random() * this.legal.length)]!;
  }

  pilot(): number {
    return this.desk.pilot(this.seat);
  }
}

/** How long a level thinks, in seconds. */
export function seconds(words: string): number {
  const [, number, unit] = /^(\d+)(ms|s)$/.exec(words) ?? [];
  return Number(number ?? 1) / (unit === "ms" ? 1000 : 1);
}
