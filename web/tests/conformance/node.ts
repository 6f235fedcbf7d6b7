/// <reference types="node" />
/** Reads a trial and its files by their names, and writes what came of it. */
import { readFileSync, writeFileSync } from "node:fs";
import { run } from "./races";

type Files = Parameters<typeof run>;
const [table, search, file, track, trial, out] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
];
const read = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;
const code: Files[0] = [readFileSync(table), readFileSync(search)];
const came = await run(code, read<Files[1]>(file), read<Files[2]>(track), read<Files[3]>(trial));
writeFileSync(out, JSON.stringify(came));
