/** The tables of this browser that are open, and what goes on at them: `paddock/server/hall.py` for one visitor.
 *
 * A command is decided, written to the store, applied, and told, in this order.
 */
import type { Advice, FromServer, Replay, Slate, Summary } from "../wire/types";
import { BOTS, type Drivers } from "./bots";
import { aboutOf, chairOf, Follower, type Hello, PROTOCOL, slateOf } from "./followers";
import { hintFor } from "./hints";
import { hexOf, type Asker, type Command, type Entry, type Header, Table, whoIs } from "./table";
import { newKey } from "./race";
import { courseOf, headerOf, linesOf, recordOf, type RaceRecord } from "./records";
import { Refused } from "./refused";
import { type ReplayStep, film } from "./replays";
import { placesOf } from "./results";
import type { Shelf } from "./shelf";
import type { Kept, Store } from "./store";

const SETTLE = 0.2; // seconds between the end of a pause and what follows: nobody can tell what was written meanwhile
const GUESSES = 100; // on which a move is tried
const MOST_FIRST = 8; // actions of a plan before the one that is asked about
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const PASSING = ["moved", "undone", "went_on", "said"]; // lines after which a list tells the same
const TRIES = 20; // how often a line is decided again when another page was faster
const BREATHER = 1000; // milliseconds before something that has gone wrong is tried again

/** What is asked for when a table is opened. */
export interface Wanted {
  game?: string;
  seats?: number;
  options?: Record<string, unknown>;
  pause?: number;
  first?: boolean;
  example?: string;
  start?: { table: string; moves: number };
  /** A race from elsewhere, which goes on after the moves that its record has. */
  record?: RaceRecord;
}

interface Opened {
  table: Table;
  watchers: Set<() => void>;
  busy: Set<string>;
  line: Promise<unknown>; // what is being written; the next one waits for it
}

export class Hall {
  private readonly opened = new Map<string, Promise<Opened>>();

  constructor(
    private readonly shelf: Shelf,
    private readonly store: Store,
    private readonly drivers: Drivers,
    readonly asker: Asker,
    /** Tells other pages of this browser that a table has another line. */
    private readonly ring: (id: string) => void = () => undefined,
    private readonly now: () => number = () => Date.now() / 1000,
  ) {}

  // Tables

  /** Open a new table. */
  async make(wanted: Wanted): Promise<Summary> {
    if (wanted.game) this.shelf.engine(wanted.game).catch(() => undefined); // comes while the rest is looked up
    const header = wanted.start
      ? await this.startOf(wanted.start)
      : wanted.record
        ? await this.goneOn(wanted.record)
        : wanted.first || wanted.example
          ? await this.setOf(String(wanted.game), wanted.example)
          : await this.freshOf(wanted);
    return this.keep({ ...header, pause: wanted.pause ?? 5 }, newKey());
  }

  private async freshOf({ game = "", seats, options = {} }: Wanted): Promise<Header> {
    const file = await this.shelf.file(game);
    const count = seats ?? file.usual;
    const [, recorded] = await this.shelf.course(game, count, options);
    return { ...this.header(game, file.rules), seats: file.names[count]!, options: recorded, begins: "fresh" };
  }

  private async setOf(game: string, example?: string): Promise<Header> {
    const [{ rules }, set] = await Promise.all([
      this.shelf.file(game),
      example === undefined ? this.shelf.first(game) : this.shelf.example(game, example),
    ]);
    return {
      ...this.header(game, rules),
      seats: set.seats,
      options: set.options,
      raced: example ?? null,
      begins: example === undefined ? "first" : "position",
      origin: { state: set.state, script: set.script, position: set.position },
      ...(set.lead.length ? { lead: set.lead } : {}),
    };
  }

  /** Go on from a moment of another race. */
  private async startOf({ table: id, moves }: NonNullable<Wanted["start"]>): Promise<Header> {
    const { table } = await this.open(id);
    if (table.status !== "over") throw new Refused("no_replay", { what: id });
    const { lead: _, fair: __, ...header } = table.header;
    const record = recordOf(table);
    return {
      ...header,
      id: newId(),
      begins: "replay",
      origin: { ...header.origin, chance: record.chance, moves: linesOf(record).slice(0, moves), source: id },
    };
  }

  /** Go on from a moment of a race that was raced elsewhere. */
  private async goneOn(record: RaceRecord): Promise<Header> {
    const { file, header } = await headerOf(record, this.shelf, this.header(record.game, record.rules));
    if (record.rules !== file.rules)
      throw new Refused("other_rules", { rules: record.rules, version: file.rules, game: record.game });
    const { fair: _, ...rest } = header;
    const moves = linesOf(record);
    return { ...rest, begins: "replay", origin: { ...header.origin, chance: record.chance, moves } };
  }

  private header(game: string, rules: number): Omit<Header, "seats" | "options" | "begins"> {
    return { id: newId(), game, rules, host: this.asker.player, pause: 5, bots: BOTS };
  }

  private async keep(header: Header, key: Uint8Array, entries: Entry[] = []): Promise<Summary> {
    await this.store.add({ id: header.id, header, key: hexOf(key), opened: this.now() });
    if (entries.length) await this.store.write(header.id, 0, entries);
    const { table } = await this.open(header.id);
    const told = this.summary(table);
    await this.store.note(header.id, told);
    return told;
  }

  private open(id: string): Promise<Opened> {
    let found = this.opened.get(id);
    if (!found) {
      found = this.load(id);
      this.opened.set(id, found);
      found.catch(() => this.opened.delete(id));
    }
    return found;
  }

  private async load(id: string): Promise<Opened> {
    const kept = await this.store.table(id);
    if (!kept) throw new Refused("no_table", { id });
    const table = await this.tableOf(kept);
    for (const entry of await this.store.lines(id)) table.apply(entry);
    return { table, watchers: new Set(), busy: new Set(), line: Promise.resolve() };
  }

  private async tableOf({ header, key }: Kept): Promise<Table> {
    const course = courseOf(this.shelf, header); // comes at the same time
    course.catch(() => undefined);
    const engine = await this.shelf.engine(header.game);
    const { rules } = engine.file;
    if (rules !== header.rules)
      throw new Refused("other_rules", { rules: header.rules, version: rules, game: header.game });
    return new Table(header, digits(key), engine, await course);
  }

  /** Another page has written lines of a table, which this one may have open. */
  async heard(id: string): Promise<void> {
    const opened = await this.opened.get(id);
    if (opened) await this.inLine(opened, () => this.catchUp(opened));
  }

  async remove(id: string): Promise<void> {
    this.opened.delete(id);
    await this.store.remove(id);
  }

  // Asking

  async look(id: string): Promise<Slate> {
    const { table } = await this.open(id);
    return slateOf(table, table.viewer(this.asker.player), this.now());
  }

  async gameOf(id: string): Promise<string> {
    return (await this.open(id)).table.header.game;
  }

  async board(id: string): Promise<Record<string, unknown>> {
    return (await this.open(id)).table.course.board;
  }

  /** The record of a race, as `paddock` reads it. */
  async record(id: string): Promise<RaceRecord> {
    const { table } = await this.open(id);
    if (table.status !== "over") throw new Refused("no_replay", { what: id });
    return recordOf(table);
  }

  /** What a viewer was told and saw, step by step. While the race is on only the own view can be had. */
  async replay(id: string, seat: string | undefined): Promise<Omit<Replay, "frames"> & { frames: ReplayStep[] }> {
    const { table } = await this.open(id);
    if (seat !== undefined && table.number(seat) < 0)
      throw new Refused("unknown_seat", { seat, known: table.header.seats.join(", ") });
    if (table.status !== "over" && seat !== undefined && !table.seatsOf(this.asker.player).includes(seat))
      throw new Refused("not_your_seat", { seat });
    const kept = await this.store.table(id);
    const again = await this.tableOf(kept!);
    const frames = film(again, await this.store.lines(id), seat, table.status === "over");
    again.end();
    return { since: 0, of: frames.length, frames };
  }

  /** Keep a race that somebody has raced elsewhere, to be looked at and gone on from. */
  async take(record: RaceRecord): Promise<Summary> {
    const { file, header, entries } = await headerOf(record, this.shelf, this.header(record.game, record.rules));
    if (record.rules !== file.rules)
      throw new Refused("other_rules", { rules: record.rules, version: file.rules, game: record.game });
    const trial = await this.tableOf({ id: header.id, header, key: hexOf(new Uint8Array(32)), opened: 0 });
    const lines: Entry[] = [];
    const write = (entry: Omit<Entry, "at">) => {
      lines.push({ ...entry, at: this.now() + lines.length });
      trial.apply(lines.at(-1)!); // what can't be raced is refused here
    };
    for (const entry of entries) {
      write(entry);
      if (trial.pause && !trial.mayAnswer().length) write({ do: "went_on" }); // of which a record says nothing
    }
    trial.end();
    return this.keep(header, newKey(), lines);
  }

  private summary(table: Table): Summary {
    const { header, race, result } = table;
    return {
      table: { ...aboutOf(table), labels: {} },
      status: table.status,
      chairs: Object.fromEntries(header.seats.map((seat) => [seat, chairOf(table, seat)])),
      ...(race && result ? { places: placesOf(race, result) } : {}),
    };
  }

  // Writing

  /** Do what the visitor asks for, once; when this returns it is written. */
  async command(id: string, command: Command): Promise<{ type: "ack"; id: string; seen: number }> {
    const opened = await this.open(id);
    const scoped = { ...command, id: `${whoIs(this.asker.player)}:${command.id}` };
    await this.write(opened, (table, at) =>
      table.isDone(scoped.id) ? undefined : table.decide(scoped, this.asker, at),
    );
    const { table } = opened;
    return { type: "ack", id: command.id, seen: table.heard(table.viewer(this.asker.player, command.seat)) };
  }

  private write(opened: Opened, decide: (table: Table, at: number) => Entry | undefined): Promise<void> {
    return this.inLine(opened, async () => {
      for (let tries = 1; ; tries++) {
        try {
          return await this.writeOnce(opened, decide);
        } catch (error) {
          const isTaken = error instanceof Refused && error.code === "line_taken"; // another page was faster
          if (!isTaken || tries === TRIES) throw error;
        }
      }
    });
  }

  private async writeOnce(opened: Opened, decide: (table: Table, at: number) => Entry | undefined): Promise<void> {
    await this.catchUp(opened);
    const { table } = opened;
    const entry = decide(table, this.now());
    if (!entry) return;
    if (entry.do === "rematch") await this.makeRematch(table, String(entry.values!.table));
    await this.store.write(table.header.id, table.length, [entry]);
    await this.takeIn(opened, [entry]);
    this.ring(table.header.id);
  }

  private inLine<T>(opened: Opened, work: () => Promise<T>): Promise<T> {
    const done = opened.line.then(work);
    opened.line = done.catch(() => undefined);
    return done;
  }

  /** Take in what other pages of this browser have written. */
  private async catchUp(opened: Opened): Promise<void> {
    const { table } = opened;
    await this.takeIn(opened, await this.store.lines(table.header.id, table.length));
  }

  private async takeIn(opened: Opened, entries: Entry[]): Promise<void> {
    if (!entries.length) return;
    const { table } = opened;
    const before = table.status;
    for (const entry of entries) table.apply(entry);
    for (const wake of opened.watchers) wake();
    this.seeTo(opened);
    if (table.status !== before || entries.some((entry) => !PASSING.includes(entry.do)))
      await this.store.note(table.header.id, this.summary(table));
  }

  /** The same table once more. After a first race nobody wants its lessons again: the next one is dealt as usual. */
  private async makeRematch({ header, chairs }: Table, id: string): Promise<void> {
    if (await this.store.table(id)) return;
    const { lead, origin, fair: _, ...rest } = header;
    const again = lead ? { ...rest, id, begins: "fresh" as const } : { ...rest, origin, id };
    const at = this.now();
    const lines = header.seats.map((seat): Entry => {
      const { player, name, bot } = chairs[seat]!;
      if (player === undefined) return { do: "filled", at, seat, values: { bot: bot ?? "pilot" } };
      return { do: "sat", at, by: player, seat, values: { name } };
    });
    await this.keep(again, newKey(), lines);
  }

  // Following

  /** Tell a page what happens at a table, until it looks away. */
  async follow(
    id: string,
    hello: Hello & { protocol: number },
    say: (message: FromServer) => void,
  ): Promise<() => void> {
    if (hello.protocol !== PROTOCOL) throw new Refused("other_protocol", { protocol: hello.protocol, known: PROTOCOL });
    const opened = await this.open(id);
    const follower = new Follower(opened.table, this.asker, hello, this.now);
    const wake = () => {
      for (let message = follower.next(); message; message = follower.next()) say(message);
    };
    opened.watchers.add(wake);
    await this.heard(id);
    wake();
    this.seeTo(opened);
    return () => opened.watchers.delete(wake);
  }

  /** What a move would bring, tried on guesses; and the words of the move, for who makes a sentence of it. */
  async question(
    id: string,
    asked: { id: string; seat: string; action: number; first?: number[] },
  ): Promise<[answer: FromServer, move: string]> {
    const { table } = await this.open(id);
    const { seat, action, first = [] } = asked;
    if (!table.seatsOf(this.asker.player).includes(seat)) throw new Refused("not_your_seat", { seat });
    if (!table.race) throw new Refused("not_started");
    if (table.pause && !table.mayAnswer().includes(seat)) throw new Refused("pause");
    if (first.length > MOST_FIRST) throw new Refused("bad_message");
    const preview = table.race.foresee(table.number(seat), action, first, GUESSES);
    return [
      { type: "answer", id: asked.id, preview: { ...preview }, text: "" },
      String(table.course.labels.actions![action]),
    ];
  }

  /** What a champion would do. */
  async hint(id: string, asked: { id: string; seat: string }): Promise<Advice> {
    const { table } = await this.open(id);
    table.mustHint({ seat: asked.seat }, this.asker);
    return { type: "advice", id: asked.id, ...(await hintFor(this.drivers, table, table.number(asked.seat))) };
  }

  // What comes by itself

  /** Let bots drive, and end pauses, while somebody looks on. */
  private seeTo(opened: Opened): void {
    const { table, watchers } = opened;
    if (!watchers.size) return;
    for (const [seat, bot] of Object.entries(table.botsToMove()))
      this.once(opened, seat, async () => {
        const { action, thoughts } = await this.drivers.choose(bot, table, table.number(seat));
        await this.write(opened, (now, at) => now.decideForBot(seat, action, at, thoughts));
      });
    if (table.pause) this.once(opened, "a pause", () => this.sitOut(opened));
  }

  private once(opened: Opened, what: string, work: () => Promise<void>): void {
    if (opened.busy.has(what)) return;
    opened.busy.add(what);
    const done = (wait: number) =>
      setTimeout(() => {
        opened.busy.delete(what);
        this.seeTo(opened);
      }, wait);
    work().then(
      () => done(0),
      (error: unknown) => done(error instanceof Refused ? 50 : BREATHER), // somebody was faster, or it has broken
    );
  }

  /** Wait for an answer; if there is none by then the pilot decides. It takes equally long if nobody can. */
  private async sitOut(opened: Opened): Promise<void> {
    const { table } = opened;
    const until = table.pause!.since + table.pause!.length;
    const choices = table.mayAnswer().map((seat) => [seat, this.drivers.pilot(table, table.number(seat))] as const);
    while (table.pause && until > this.now()) await seconds(Math.min(0.25, until - this.now()));
    if (!table.pause) return;
    for (const [seat, action] of choices)
      if (table.mayAnswer().includes(seat)) await this.write(opened, (now, at) => now.decideForBot(seat, action, at));
    await seconds(Math.max(0, until + SETTLE - this.now()));
    await this.write(opened, (now, at) => (now.pause ? now.decideToGoOn(at) : undefined));
  }
}

const seconds = (count: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1000 * count));

const digits = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** A name that no other table of this browser has. */
const newId = (): string =>
  `local-${[...crypto.getRandomValues(new Uint8Array(10))].map((byte) => LETTERS[byte % LETTERS.length]).join("")}`;
