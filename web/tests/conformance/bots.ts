/// <reference types="node" />
/** Bots of the page in positions of `tests/wasm/bots.py`, and what they choose. */
import { readFileSync, writeFileSync } from "node:fs";
import { bytesOf, courseFor, Engine } from "../../src/local/engine";
import type { CourseFile, GameFile } from "../../src/local/files";
import { Policy } from "../../src/local/policy";
import { lookAhead, thoughtsOf } from "../../src/local/search";

interface Trial {
  seats: number;
  preferences?: { observation: number[]; legal: number[] }[];
  searches?: { position: string; seat: number; key: string; tries: number }[];
}

const [table, search, file, track, weights, trial, out] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];
const read = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;
const { seats, preferences = [], searches = [] } = read<Trial>(trial);
const game = read<GameFile>(file);
const load = async (path: string) => Engine.load(await WebAssembly.compile(readFileSync(path)), game);
const [engine, searcher] = [await load(table), await load(search)];
const course = courseFor(read<CourseFile>(track), seats, {})!;

const bytes = readFileSync(weights);
const trained = game.trained[seats];
const policy =
  trained && new Policy(trained, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
const preferred = preferences.map(({ observation, legal }) =>
  policy?.choose(Int32Array.from(observation), legal, game.actions),
);

const found = searches.map(({ position, seat, key, tries }) => {
  const desk = engine.newDesk(course.course, seats);
  desk.place(bytesOf(position));
  const legal = [...desk.judge(seat)].flatMap((rule, action) => (rule ? [] : action));
  desk.free();
  const searched = searcher.newDesk(course.course, seats);
  searched.place(bytesOf(position));
  searched.key = Uint8Array.from(key.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const thoughts = thoughtsOf(legal, [lookAhead(searcher, searched, seat, { tries })], game.search.settings);
  searched.free();
  return thoughts.map(([action, n, worth]) => [course.labels.actions![action], n, Math.round(1e6 * worth) / 1e6]);
});

writeFileSync(out, JSON.stringify({ preferences: preferred, searches: found }));
