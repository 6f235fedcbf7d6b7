/** The files of the games, each fetched once, when it is first needed. */
import { type Course, courseFor, Engine, wholeCourse } from "./engine";
import type { CourseFile, FirstFile, GameFile, PositionFile, PositionsFile, PuzzlesFile } from "./files";
import { Refused } from "./refused";

/** Where a race begins that is not dealt, with all that it is raced on. */
export type Set = Omit<PositionFile, "course"> & { course: Course; lead: { name: string; move: string }[] };

/** How the name of a position begins that is a puzzle's. */
export const PUZZLE = "puzzle ";

export interface Source {
  json<T>(name: string): Promise<T>;
  bytes(name: string): Promise<ArrayBuffer>;
  module(name: string): Promise<WebAssembly.Module>;
}

/** Files of a folder, by its address. */
export function folder(base: string): Source {
  const get = async (name: string) => {
    const answer = await fetch(new URL(name, base));
    if (!answer.ok) throw new Refused("no_file", { name, status: answer.status });
    return answer;
  };
  return {
    json: async <T>(name: string) => (await get(name)).json() as Promise<T>,
    bytes: async (name) => (await get(name)).arrayBuffer(),
    module: async (name) => compiled(await get(name)),
  };
}

/** Code is compiled while it comes, from a host that says what it is; most do. */
async function compiled(answer: Response): Promise<WebAssembly.Module> {
  return answer.headers.get("Content-Type") === "application/wasm"
    ? WebAssembly.compileStreaming(answer)
    : WebAssembly.compile(await answer.arrayBuffer());
}

export class Shelf {
  private readonly kept = new Map<string, Promise<unknown>>();

  constructor(private readonly source: Source) {}

  file(game: string): Promise<GameFile> {
    return this.once(`${game}.json`, (name) => this.source.json<GameFile>(name));
  }

  /** The rules, for a table. */
  engine(game: string): Promise<Engine> {
    return this.module(game, `${game}.wasm`);
  }

  /** The same rules for somebody who looks ahead: races can't be looked at here, only searched. */
  searcher(game: string): Promise<Engine> {
    return this.module(game, `${game}.search.wasm`);
  }

  private module(game: string, file: string): Promise<Engine> {
    return this.once(file, async (name) =>
      Engine.load(...(await Promise.all([this.source.module(name), this.file(game)]))),
    );
  }

  weights(name: string): Promise<ArrayBuffer> {
    return this.once(`weights ${name}`, () => this.source.bytes(name));
  }

  track(game: string, track: unknown): Promise<CourseFile> {
    const name = typeof track === "string" && /^\w+$/.test(track) ? track : "course";
    return this.once(`${game}.${name}.json`, (file) => this.source.json<CourseFile>(file));
  }

  /** What is raced on with these options, and which of them are recorded: those that are not usual. */
  async course(
    game: string,
    seats: number,
    asked: Record<string, unknown>,
  ): Promise<[Course, Record<string, unknown>]> {
    const { defaults } = await this.file(game);
    const chosen = asked.track ?? defaults.track;
    const file = await this.track(game, chosen);
    const options = Object.fromEntries(Object.entries(asked).filter(([name]) => name !== "track"));
    const course = courseFor(file, seats, options);
    if (!course) throw new Refused("not_here", { what: JSON.stringify({ seats, ...asked }) });
    const isUsual = ([name, value]: [string, unknown]) =>
      file.seats[seats]!.options[name]?.[JSON.stringify(value)]?.usual ?? false;
    const recorded = Object.fromEntries(Object.entries(options).filter((each) => !isUsual(each)));
    return [course, chosen === defaults.track ? recorded : { track: chosen, ...recorded }];
  }

  async first(game: string): Promise<Set> {
    const file = await this.once(`${game}.first.json`, (name) => this.source.json<FirstFile>(name));
    return { ...file, course: wholeCourse(file.course) };
  }

  /** An example of the rules, or a puzzle. */
  async example(game: string, example: string): Promise<Set> {
    const isPuzzle = example.startsWith(PUZZLE);
    const { courses, positions } = await (isPuzzle ? this.puzzles(game) : this.positions(game));
    const name = isPuzzle ? example.slice(PUZZLE.length) : example;
    const found = Object.hasOwn(positions, name) ? positions[name] : undefined;
    if (!found) throw new Refused("no_example", { name: example });
    const course =
      found.course === undefined
        ? (await this.course(game, found.seats.length, found.options))[0]
        : wholeCourse(courses[found.course]!);
    return { ...found, course, lead: [] };
  }

  positions(game: string): Promise<PositionsFile> {
    return this.once(`${game}.positions.json`, (name) => this.source.json<PositionsFile>(name));
  }

  puzzles(game: string): Promise<PuzzlesFile> {
    return this.once(`${game}.puzzles.json`, (name) => this.source.json<PuzzlesFile>(name));
  }

  private once<T>(name: string, get: (name: string) => Promise<T>): Promise<T> {
    let found = this.kept.get(name) as Promise<T> | undefined;
    if (!found) {
      found = get(name);
      this.kept.set(name, found);
      found.catch(() => this.kept.delete(name)); // the next one tries again
    }
    return found;
  }
}
