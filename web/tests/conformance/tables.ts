/// <reference types="node" />
/** A table of the page that gets what `tests/wasm/test_table.py` has done at a server's table, and what it says to whom. */
import { readFileSync, writeFileSync } from "node:fs";
import { bytesOf, type Course, courseFor, Engine, SPECTATOR, wholeCourse } from "../../src/local/engine";
import type { CourseFile, FirstFile, GameFile } from "../../src/local/files";
import { Follower, type Hello } from "../../src/local/followers";
import type { Row } from "../../src/fair/keeper";
import { isToldBy, racedAgain } from "../../src/fair/rules";
import { Refused } from "../../src/local/refused";
import { film } from "../../src/local/replays";
import { recordOf, type RaceRecord } from "../../src/local/records";
import { type Asker, type Command, type Entry, type Header, Table, type Thought } from "../../src/local/table";

interface Trial {
  header: Header;
  key: string;
  /** Options as they were asked for; nothing if the race begins from the position of the file. */
  options?: Record<string, unknown>;
  /** In base64: the chance of a race that begins from a position, as it stands. */
  chance?: string;
  watchers: (Hello & { asker: Asker })[];
  steps: ({ at: number } & (
    | { command: Command; asker: Asker }
    | { bot: string; action: number; thoughts: Thought[] }
    | { question: { seat: string; action: number; first: number[]; key: string } }
    | { goOn: true }
  ))[];
}

const [code, file, raced, trial, out] = process.argv.slice(2) as [string, string, string, string, string];
const read = <T>(path: string) => JSON.parse(readFileSync(path, "utf8")) as T;

const { header, key, options, chance, watchers, steps } = read<Trial>(trial);
const engine = await Engine.load(await WebAssembly.compile(readFileSync(code)), read<GameFile>(file));
const course: Course = options
  ? courseFor(read<CourseFile>(raced), header.seats.length, options)!
  : wholeCourse(read<FirstFile>(raced).course);
const newTable = () => new Table(header, digits(key), engine, course, chance ? bytesOf(chance) : undefined);
const table = newTable();
let now = 0;
const followers = watchers.map(({ asker, ...hello }) => new Follower(table, asker, hello, () => now));
const entries: Entry[] = [];

const came = steps.map((step) => {
  now = step.at;
  let said: unknown = null;
  try {
    if ("question" in step) {
      const { seat, action, first, key } = step.question;
      said = table.race!.foresee(table.number(seat), action, first, 20, digits(key));
    } else {
      const entry =
        "command" in step
          ? table.decide(step.command, step.asker, step.at)
          : "bot" in step
            ? table.decideForBot(step.bot, step.action, step.at, step.thoughts)
            : table.decideToGoOn(step.at);
      entries.push(entry);
      table.apply(entry);
    }
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    said = error.asMessage();
  }
  const messages = followers.map((follower) => {
    const all = [];
    for (let message = follower.next(); message; message = follower.next()) all.push(message);
    return all;
  });
  return { said, messages };
});

const films = [undefined, ...header.seats].map((seat) => film(newTable(), entries, seat, table.status === "over"));
const record = table.race ? recordOf(table) : null;
const again = record && options && table.status === "over" ? againAndOtherwise(record) : null;
writeFileSync(out, JSON.stringify({ came, films, record, again }));

/** Whether the race, raced once more from its key, is the recorded one; and so that nobody is told it is if it isn't. */
function againAndOtherwise(made: RaceRecord): Record<string, boolean> {
  const isDealt = (changed: object, by = key) => racedAgain({ ...made, ...changed }, by, engine, course).deal;
  const { told } = racedAgain(made, key, engine, course);
  const streams = [undefined, ...header.seats].map((seat) => [
    seat ?? "",
    table.told(seat === undefined ? SPECTATOR : table.number(seat)),
  ]) as [string, (Row | null)[]][];
  const { silent } = engine.file;
  const isTold = (change: (row: Row) => Row) =>
    streams.every(([seat, rows]) =>
      isToldBy(
        { deal: true, told, silent },
        seat,
        rows.map((row) => row && change(row)),
      ),
    );
  const [last] = made.moves.slice(-1);
  return {
    whole: isDealt({}),
    told: isTold((row) => row),
    otherKey: isDealt({}, "5a".repeat(32)),
    otherDeal: isDealt({ chance: ["nothing", ...(made.chance ?? [])] }),
    cut: isDealt({ moves: made.moves.slice(0, -1) }),
    longer: isDealt({ moves: [...made.moves, last] }),
    otherResult: isDealt({ result: { ...made.result, winner: "nobody" } }),
    otherDigest: isDealt({ digest: "0".repeat(32) }),
    otherEvents: isTold((row) => (Array.isArray(row) && row.length ? [...row.slice(0, -1), row.at(-1)! + 1] : row)),
  };
}

function digits(hex: string): Uint8Array {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
