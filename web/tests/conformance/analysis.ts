/// <reference types="node" />
/** A recorded race of `tests/wasm/test_analysis.py`, judged by the page; the files of the engine lie in a folder. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Analysis, type AnalysisDocument, judgeDecision, recorded } from "../../src/local/analysis";
import type { RaceRecord } from "../../src/local/records";
import { Shelf } from "../../src/local/shelf";

interface Trial {
  record: RaceRecord;
  seat: string;
  tries: number;
  seed: number;
  /** After how many decisions somebody stops, and goes on later. */
  stop: number;
}

const [files, trial, out] = process.argv.slice(2) as [string, string, string];
const read = (name: string) => readFileSync(join(files, name));
const shelf = new Shelf({
  json: <T>(name: string) => Promise.resolve(JSON.parse(read(name).toString()) as T),
  bytes: (name) => Promise.resolve(new Uint8Array(read(name)).buffer),
  module: (name) => WebAssembly.compile(read(name)),
});
const { record, seat, tries, seed, stop } = JSON.parse(readFileSync(trial, "utf8")) as Trial;
const raced = await recorded(record, shelf);
const searcher = await shelf.searcher(record.game);

async function judged(known: AnalysisDocument | undefined, most: number): Promise<AnalysisDocument> {
  const analysis = Analysis.of(raced, seat, tries, seed, known);
  let done = 0;
  await analysis.run(
    (_, question) => Promise.resolve(judgeDecision(searcher, question)),
    1,
    () => ++done < most,
  );
  return analysis.toDocument();
}

const stopped = await judged(undefined, stop);
const whole = await judged(JSON.parse(JSON.stringify(stopped)) as AnalysisDocument, Infinity);
writeFileSync(out, JSON.stringify({ stopped: stopped.decisions.length, whole }));
