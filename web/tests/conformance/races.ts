/** Races in the engine of the page, to be compared with those of Python: see `tests/wasm/conformance.py`. */
import { sha256 } from "@noble/hashes/sha2.js";
import { courseFor, Engine, FATE, LUCK, SPECTATOR, WHIM } from "../../src/local/engine";
import type { Desk } from "../../src/local/engine";
import type { CourseFile, GameFile } from "../../src/local/files";

/** What is to be raced. */
export interface Trial {
  seats: number;
  options: Record<string, unknown>;
  key: string;
  /** Races that drivers run to their ends: random ones and pilots by turns. */
  races: number;
  /** Races whose every decision is looked at: a key, and the seat and the action of every move. */
  journeys: { key: string; moves: [seat: number, action: number][] }[];
  /** Positions on the way, after so many moves of a journey, in which a seat looks ahead. */
  thoughts: { journey: number; after: number; seat: number; action: number; key: string }[];
}

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
const digestOf = (numbers: ArrayLike<number>): string =>
  hex(sha256(new Uint8Array(Int32Array.from(numbers).buffer))).slice(0, 16);

export async function run(
  [table, search]: [table: BufferSource, search: BufferSource],
  file: GameFile,
  track: CourseFile,
  trial: Trial,
) {
  const engine = await Engine.load(await WebAssembly.compile(table), file);
  const searcher = await Engine.load(await WebAssembly.compile(search), file);
  const { course } = courseFor(track, trial.seats, trial.options)!;
  const begun = performance.now();
  const { states, decisions } = finalStates(searcher, course, trial);
  const seconds = (performance.now() - begun) / 1000;
  const journeys = trial.journeys.map((journey) => follow(engine.newDesk(course, trial.seats), journey));
  const thoughts = trial.thoughts.map((thought) => {
    const { key, moves } = trial.journeys[thought.journey]!;
    const desk = dealt(engine.newDesk(course, trial.seats), key);
    for (const [seat, action] of moves.slice(0, thought.after)) desk.step(seat, action);
    return think(searcher, searcher.newDesk(course, trial.seats), desk, thought);
  });
  return { states, decisions, seconds, journeys, thoughts };
}

/** A digest of how races have ended, and how many decisions they took. */
function finalStates(engine: Engine, course: Uint8Array, trial: Trial) {
  const { memory } = engine.file;
  const desk = engine.newDesk(course, trial.seats);
  desk.key = bytesOf(trial.key);
  const batch = engine.take(memory.batch.size);
  const [at, size] = memory.batch.parts.states!;
  const [driversAt] = memory.batch.parts.drivers!;
  const [decisionsAt] = memory.batch.parts.decisions!;
  const hash = sha256.create();
  let decisions = 0;
  for (let first = 0; first < trial.races; first += memory.races) {
    const drivers = engine.at(batch + driversAt, memory.races * memory.seats);
    for (let i = 0; i < memory.races; i++)
      for (let seat = 0; seat < trial.seats; seat++) drivers[i * memory.seats + seat] = (first + i + seat) % 2;
    engine.doors.run_races!(desk.address, batch, trial.seats, first);
    const some = Math.min(memory.races, trial.races - first); // the last lot may be larger than what is asked for
    const taken = engine.at(batch + decisionsAt, 8 * some).slice();
    for (const each of new BigInt64Array(taken.buffer)) decisions += Number(each);
    hash.update(engine.at(batch + at, size).subarray(0, some * memory.state));
  }
  return { states: hex(hash.digest()), decisions };
}

function dealt(desk: Desk, key: string): Desk {
  desk.key = bytesOf(key);
  desk.begin(FATE, 0, true);
  desk.setUp();
  return desk;
}

/** A digest of all that anybody sees, is told and may do, after the deal and after every move. */
function follow(desk: Desk, { key, moves }: Trial["journeys"][number]): string[] {
  desk.key = bytesOf(key);
  desk.begin(FATE, 0, true);
  const digests = [digestOf(everything(desk, desk.setUp()))];
  for (const [seat, action] of moves) digests.push(digestOf(everything(desk, desk.step(seat, action))));
  desk.free();
  return digests;
}

function everything(desk: Desk, pending: number): number[] {
  const numbers = [pending];
  const put = (row: ArrayLike<number>) => numbers.push(row.length, ...Array.from(row));
  const seats = Array.from({ length: desk.seats }, (_, seat) => seat);
  for (const viewer of [...seats, SPECTATOR]) {
    put(desk.show(viewer));
    desk.tell(viewer).forEach(put);
  }
  for (const seat of seats.filter((seat) => (pending >> seat) & 1)) {
    put(desk.verdict(seat));
    desk.offers(seat).forEach(put);
  }
  for (const seat of seats) put(desk.observe(seat));
  desk.scores().forEach(put);
  put(desk.outcomes());
  desk.clearLog();
  return numbers;
}

/** What a seat guesses, foresees and finds by a search. */
function think(searcher: Engine, searched: Desk, desk: Desk, { seat, action, key }: Trial["thoughts"][number]) {
  desk.look();
  const guessed = desk.twin();
  guessed.key = bytesOf(key);
  guessed.begin(LUCK, 1);
  guessed.guess(seat);
  const twin = desk.twin();
  twin.key = bytesOf(key);
  twin.begin(LUCK, 1);
  twin.begin(WHIM, 2);
  const foreseen = twin.foresee(seat, action, 50).map((row) => [...row]);
  searched.place(desk.position());
  searched.key = bytesOf(key);
  const tree = searcher.newTree();
  tree.grow(searched, seat, 200);
  const results = Array.from(tree.tries, (_, each) => [...tree.results(each)]);
  const found = {
    guess: hex(sha256(guessed.position())),
    foreseen,
    tries: [...tree.tries],
    standing: [...tree.standing],
    results,
  };
  for (const each of [guessed, twin, searched, tree, desk]) each.free();
  return found;
}
