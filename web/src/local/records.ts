/** Records of races, as `paddock` writes and reads them (`*.race`): every move with its seat, every outcome of chance. */
import { sha256 } from "@noble/hashes/sha2.js";
import type { GameFile } from "./files";
import { Refused } from "./refused";
import type { Shelf } from "./shelf";
import type { Course } from "./engine";
import { cleaned, type Entry, type Header, hexOf, type Origin, type RecordedMove, type Table } from "./table";

type Word = string | number;

const MOST = 10_000_000; // letters of a file, as the command line has it

export interface RaceRecord {
  game: string;
  rules: number;
  options?: Record<string, unknown>;
  seats: string[];
  players?: Record<string, string>;
  position?: Record<string, unknown>;
  chance?: Word[];
  moves: Record<string, unknown>[];
  result?: Record<string, unknown>;
  digest?: string;
  /** By what it was dealt: `paddock verify` deals it again. */
  fair?: Record<string, unknown>;
}

/** The record of a race as it is now. */
export function recordOf(table: Table): RaceRecord {
  const { header, race, course } = table;
  const { origin, game, rules, options, seats } = header;
  const fair = header.fair ?? (header.begins === "fresh" && table.result ? table.fair() : undefined);
  const players = Object.entries(table.chairs).flatMap(([seat, { name }]) => (name ? [[seat, name] as const] : []));
  const moves = race!.played.map(({ seat, action, outcomes }) => ({
    [seats[seat]!]: course.labels.actions![action],
    ...(outcomes.length ? { chance: table.outcomeWords(outcomes) } : {}),
  }));
  return {
    game,
    rules,
    ...(Object.keys(options).length ? { options } : {}),
    seats,
    ...(players.length ? { players: Object.fromEntries(players) } : {}),
    ...(origin?.position ? { position: origin.position } : { chance: table.outcomeWords(race!.opening) }),
    moves,
    ...(table.result ? { result: table.result } : {}),
    digest: digestOf(table),
    ...(fair && Object.keys(fair).length ? { fair } : {}),
  };
}

interface Raced extends Pick<Table, "engine" | "course" | "race"> {
  header: Pick<Header, "game" | "rules" | "seats">;
}

/** A hash of the position and of what it is played on, as `Race.digest` makes it. */
export function digestOf({ engine, header, course, race }: Raced): string {
  const names = `[${header.seats.map((seat) => `'${seat}'`).join(", ")}]`;
  const hash = sha256.create().update(new TextEncoder().encode(`${header.game} ${header.rules} ${names}`));
  const part = ([at, size]: [number, number]) => course.course.subarray(at, at + size);
  for (const run of engine.file.digest) hash.update(part(run));
  for (const run of engine.file.later) if (part(run).some(Boolean)) hash.update(part(run));
  return hexOf(hash.update(race!.desk.position()).digest()).slice(0, 32);
}

/** Outcomes of chance, of which some may stand in lists of their own. */
const flat = (chance: unknown[]): Word[] =>
  chance.flat().map((word) => (typeof word === "number" ? word : String(word)));

/** The moves of a record. */
export function linesOf({ moves }: Pick<RaceRecord, "moves">): RecordedMove[] {
  return moves.map((move, i) => {
    const pairs = Object.entries(move).filter(([key]) => key !== "chance");
    const [seat, words] = pairs[0] ?? [];
    const chance: unknown = move.chance ?? [];
    if (pairs.length !== 1 || typeof words !== "string" || !Array.isArray(chance))
      throw new Refused("not_a_move", { number: i + 1 });
    return { seat: seat!, move: words, chance: flat(chance) };
  });
}

/** The text of a file as a record: pages and servers save JSON, the command line YAML. What can't be one is refused. */
export async function readRecord(text: string): Promise<RaceRecord> {
  if (text.length > MOST) throw new Refused("not_a_record");
  const found = asJson(text) ?? (await asYaml(text));
  const isOne =
    typeof found?.game === "string" &&
    typeof found.rules === "number" &&
    Array.isArray(found.seats) &&
    Array.isArray(found.moves);
  if (!isOne) throw new Refused("not_a_record");
  return found as RaceRecord;
}

const asJson = (text: string): Partial<RaceRecord> | undefined => {
  try {
    return JSON.parse(text) as Partial<RaceRecord>;
  } catch {
    return undefined;
  }
};

async function asYaml(text: string): Promise<Partial<RaceRecord> | undefined> {
  const { parse } = await import("./documents");
  try {
    return parse(text) as Partial<RaceRecord>;
  } catch {
    return undefined;
  }
}

/** The table at which a recorded race was raced, and the lines of its log. */
export async function headerOf(
  record: RaceRecord,
  shelf: Shelf,
  usual: Omit<Header, "seats" | "options" | "begins">,
): Promise<{ file: GameFile; header: Header; entries: Omit<Entry, "at">[] }> {
  const { game, seats, options = {}, players = {} } = record;
  if (!/^[a-z]{1,20}$/.test(game)) throw new Refused("not_a_record");
  const file = await shelf.file(game);
  const begun = record.position ? await setOf(record, shelf) : undefined;
  if (!begun && JSON.stringify(file.names[seats.length]) !== JSON.stringify(seats))
    throw new Refused("not_here", { what: seats.join(", ") });
  const [, recorded] = begun ? [undefined, options] : await shelf.course(game, seats.length, options);
  const header: Header = {
    ...usual,
    seats,
    options: recorded,
    begins: begun ? "position" : "fresh",
    fair: record.fair ?? {},
    ...begun,
  };
  const sits = seats.map((seat): Omit<Entry, "at"> => {
    const name = players[seat];
    return typeof name === "string" && name
      ? { do: "sat", by: usual.host, seat, values: { name: [...cleaned(name)].slice(0, 30).join("") || seat } }
      : { do: "filled", seat, values: { bot: "pilot" } };
  });
  const moves = linesOf(record).map(({ seat, move, chance = [] }): Omit<Entry, "at"> => {
    if (!seats.includes(seat)) throw new Refused("unknown_seat", { seat, known: seats.join(", ") });
    return { do: "moved", seat, values: { move, ...(chance.length ? { chance } : {}) } };
  });
  const started = { do: "started", values: { chance: flat(record.chance ?? []) } };
  return { file, header, entries: [...sits, started, ...moves] };
}

/** What a table races on. */
export async function courseOf(shelf: Shelf, { game, raced, seats, options }: Header): Promise<Course> {
  if (raced === undefined) return (await shelf.course(game, seats.length, options))[0];
  return (await (raced === null ? shelf.first(game) : shelf.example(game, raced))).course;
}

/** The numbers of what chance gave, by its words. */
export const outcomesOf = ({ outcomes }: Course, words: Word[]): number[] =>
  words.map((word) => outcomes.indexOf(word));

/** The position from which a recorded race has begun, if it is one that comes with the game. */
async function setOf(
  { game, position }: RaceRecord,
  shelf: Shelf,
): Promise<{ raced: string | null; origin: Origin } | undefined> {
  const isThis = (other: unknown) => JSON.stringify(other) === JSON.stringify(position);
  const first = await shelf.first(game);
  if (isThis(first.position))
    return { raced: null, origin: { state: first.state, script: [], position: first.position } };
  const { positions } = await shelf.positions(game);
  const found = Object.entries(positions).find(([, each]) => isThis(each.position));
  if (!found) throw new Refused("not_here", { what: "position" });
  return { raced: found[0], origin: { state: found[1].state, script: [], position: found[1].position } };
}
