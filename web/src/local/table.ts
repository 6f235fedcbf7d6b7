/** A table in this page: `paddock/server/table.py` for one visitor, with as many seats as share the screen.
 *
 * A table is a log. `decide` answers a command with the entry to be written down, or refuses; `apply` takes an entry in.
 * Every viewer has a stream of its own: what it was told, in order. Numbers in messages are places in that stream. What is
 * a rule is asked of the engine; `tests/wasm/test_table.py` compares all that is said here with what a server says.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import type { Note } from "../wire/types";
import { bytesOf, type Course, type Engine, SPECTATOR } from "./engine";
import { type Beginning, keyOf, Race } from "./race";
import { Refused } from "./refused";
import { type Result, resultOf } from "./results";

/** What a table is from its beginning to its end. */
export interface Header {
  id: string;
  game: string;
  rules: number;
  seats: string[];
  host: string;
  options: Record<string, unknown>;
  /** Seconds to wait where somebody might answer. */
  pause: number;
  begins: "fresh" | "first" | "position" | "replay";
  /** What it is raced on, if its options don't say it all: that of an example, or (null) of the first race. */
  raced?: string | null;
  /** Where its race begins if it is not dealt. */
  origin?: Origin;
  lead?: { name: string; move: string }[];
  /** Of a race that was raced elsewhere: by what it was dealt, if its record says it. */
  fair?: Record<string, unknown>;
  /** Who can be asked to drive. */
  bots: string[];
}

/** Where a race begins that is not dealt. */
export interface Origin {
  /** A position in base64 and in words, and what chance gives first. */
  state?: string;
  position?: Record<string, unknown>;
  script?: number[];
  /** A moment of another race: what chance gave to its deal, and its moves. */
  chance?: (string | number)[];
  moves?: RecordedMove[];
  source?: string;
}

export interface RecordedMove {
  seat: string;
  move: string;
  chance?: (string | number)[];
}

/** A line of the log. */
export interface Entry {
  do: string;
  /** Seconds since 1970. */
  at: number;
  by?: string;
  command?: string;
  seat?: string;
  values?: Record<string, unknown>;
}

export interface Command {
  id: string;
  do: string;
  seat?: string | null;
  seen?: number | null;
  action?: number | null;
  bot?: string | null;
  name?: string | null;
  text?: string | null;
  phrase?: string | null;
}

export interface Asker {
  player: string;
  name: string;
}

/** A move that a bot has looked at: how often it was tried, and what it promises. */
export type Thought = [move: string, tries: number, worth: number];

interface Chair {
  player?: string;
  name?: string;
  bot?: string;
  away?: string;
}

interface Pause {
  since: number;
  length: number;
  /** What each viewer saw before, and sees meanwhile. */
  seen: Int32Array[];
}

type Decision = [done: string, values: Record<string, unknown>];
type Told = number[] | Note;

export const PHRASES = [
  ...["hello", "good_luck", "well_driven", "sorry", "thanks", "ouch", "wait", "hurry", "rematch", "bye"],
];
const USUAL_BOT = "pilot";
const SHORT_PAUSE = 1; // seconds to wait where only bots could answer
const LONGEST_NAME = 30;
const LONGEST_TEXT = 300;
const UNKNOWN = -(1 << 15);

export class Table {
  race: Race | undefined;
  pause: Pause | undefined;
  rematch: string | undefined;
  readonly chairs: Record<string, Chair>;
  /** Lines of the log. */
  length = 0;
  private readonly done = new Set<string>();
  private readonly eyes: number[];
  private readonly streams: Told[][];
  private rows = 0; // events of the race that have been told
  private finished?: Result;
  private seen: Int32Array[] = [];
  private before: Int32Array[] = [];
  private differs: boolean[] = [];
  private readonly moves: Record<string, string> = {}; // what each seat may do
  private readonly asked: Record<string, number> = {}; // the place in its stream where that last changed

  constructor(
    readonly header: Header,
    private readonly key: Uint8Array,
    readonly engine: Engine,
    readonly course: Course,
    /** In tests: chance as it stands in another race. */
    private readonly chance?: Uint8Array,
  ) {
    this.chairs = Object.fromEntries(header.seats.map((seat) => [seat, {}]));
    this.eyes = [...header.seats.keys(), SPECTATOR];
    this.streams = this.eyes.map(() => []);
  }

  get status(): "open" | "racing" | "over" {
    if (!this.race) return "open";
    return this.race.isOver && !this.pause ? "over" : "racing";
  }

  // Asking

  /** The entry that a command leads to; nothing changes yet. */
  decide(command: Command, asker: Asker, at: number): Entry {
    if (this.done.has(command.id)) throw new Refused("done_already", { id: command.id });
    const decider = Object.hasOwn(this.deciders, command.do) ? this.deciders[command.do] : undefined;
    if (!decider)
      throw new Refused("unknown_command", { do: command.do, known: Object.keys(this.deciders).join(", ") });
    const [done, values] = decider(command, asker);
    return { do: done, at, by: asker.player, command: command.id, seat: command.seat ?? undefined, values };
  }

  /** The entry for a move that a bot has chosen, or for a seat that has not answered in a pause. */
  decideForBot(seat: string, action: number, at: number, thoughts: Thought[] = []): Entry {
    if (!(seat in this.botsToMove()) && !this.mayAnswer().includes(seat)) throw new Refused("not_your_seat", { seat });
    const [done, values] = this.moved(seat, action);
    return { do: done, at, seat, values: thoughts.length ? { ...values, thoughts } : values };
  }

  decideToGoOn(at: number): Entry {
    if (!this.pause || this.mayAnswer().length) throw new Refused("no_pause");
    return { do: "went_on", at };
  }

  isDone(command: string): boolean {
    return this.done.has(command);
  }

  private readonly deciders: Record<string, (command: Command, asker: Asker) => Decision> = {
    sit: (command, asker) => {
      this.mustBeOpen();
      this.mustBeFree(command);
      const name = cleaned(command.name ?? asker.name);
      if (!name || [...name].length > LONGEST_NAME) throw new Refused("bad_name", { most: LONGEST_NAME });
      return ["sat", { name }];
    },
    leave: (command, asker) => {
      const chair = this.own(command, asker);
      return this.race ? this.handedOver(chair, command, "left") : ["left", {}];
    },
    fill: (command, asker) => {
      this.mustHost(asker);
      this.mustBeOpen();
      this.mustBeFree(command);
      return ["filled", { bot: this.bot(command) }];
    },
    empty: (command, asker) => {
      this.mustHost(asker);
      this.mustBeOpen();
      if (isFree(this.chair(command))) throw new Refused("seat_free", { seat: command.seat });
      return ["emptied", {}];
    },
    start: (command, asker) => {
      this.mustHost(asker);
      this.mustBeOpen();
      const free = this.header.seats.filter((seat) => isFree(this.chairs[seat]!));
      if (free.length && command.bot == null) throw new Refused("seats_free", { seats: free.join(", ") });
      const race = this.dealt();
      const chance = this.outcomeWords(race.opening);
      race.end();
      const bots = Object.fromEntries(free.map((seat) => [seat, this.bot(command)]));
      return ["started", { chance, ...(free.length ? { bots } : {}) }];
    },
    move: (command, asker) => {
      const seat = this.driving(command, asker);
      this.mustGoOn(seat);
      if (command.seen != null && command.seen < this.asked[seat]!) throw new Refused("stale", { seat });
      return this.moved(seat, command.action ?? -1);
    },
    undo: (command, asker) => {
      const seat = this.driving(command, asker);
      this.mustGoOn();
      this.racing().undoable(this.number(seat));
      return ["undone", {}];
    },
    away: (command, asker) => this.handedOver(this.own(command, asker), command, "left"),
    resign: (command, asker) => this.handedOver(this.own(command, asker), command, "resigned"),
    back: (command, asker) => {
      const { away } = this.own(command, asker);
      this.mustBeRacing();
      if (away === undefined) throw new Refused("not_away", { seat: command.seat });
      if (away === "resigned") throw new Refused("out_for_good", { seat: command.seat });
      return ["back", {}];
    },
    rematch: (_, asker) => {
      if (this.status !== "over") throw new Refused("not_over_for_rematch");
      if (this.rematch !== undefined) throw new Refused("rematch_already", { table: this.rematch });
      if (!this.seatsOf(asker.player).length) throw new Refused("no_seat");
      return ["rematch", { table: followingId(this.header.id) }];
    },
    say: (command, asker) => {
      if (command.seat != null) this.own(command, asker);
      const name = [...cleaned(asker.name)].slice(0, LONGEST_NAME).join("");
      if (command.phrase != null) {
        if (PHRASES.includes(command.phrase)) return ["said", { phrase: command.phrase, name }];
        throw new Refused("unknown_phrase", { phrase: command.phrase, known: PHRASES.join(", ") });
      }
      const text = cleaned(command.text);
      if (!text || [...text].length > LONGEST_TEXT) throw new Refused("bad_text", { most: LONGEST_TEXT });
      return ["said", { text, name }];
    },
  };

  private moved(seat: string, action: number): Decision {
    const chance = this.racing().tried(this.number(seat), action);
    const move = this.course.labels.actions![action];
    return ["moved", { move, ...(chance.length ? { chance: this.outcomeWords(chance) } : {}) }];
  }

  private handedOver(chair: Chair, command: Command, why: string): Decision {
    this.mustBeRacing();
    const isOut = chair.away === "resigned" || (chair.away !== undefined && why !== "resigned");
    if (isOut) throw new Refused("away_already", { seat: command.seat });
    return ["away", { bot: this.bot(command), why }];
  }

  private dealt(chance: (string | number)[] = []): Race {
    const { origin, seats } = this.header;
    const key = keyOf(hexOf(this.key));
    const beginning: Beginning | undefined = origin?.state
      ? { position: bytesOf(origin.state), script: origin.script ?? [] }
      : undefined;
    const race = new Race(this.engine, this.course, seats, key, beginning, this.outcomesOf(origin?.chance ?? chance));
    if (this.chance) race.desk.restore(this.chance);
    for (const { seat, move, chance } of origin?.moves ?? []) {
      race.foretell(this.outcomesOf(chance ?? []));
      race.play(this.number(seat), this.action(move));
    }
    return race;
  }

  // What must hold

  private chair({ seat }: Command): Chair {
    const chair = Object.hasOwn(this.chairs, seat ?? "") ? this.chairs[seat!] : undefined;
    if (!chair) throw new Refused("unknown_seat", { seat, known: this.header.seats.join(", ") });
    return chair;
  }

  private own(command: Command, asker: Asker): Chair {
    const chair = this.chair(command);
    if (chair.player !== asker.player) throw new Refused("not_your_seat", { seat: command.seat });
    return chair;
  }

  private driving(command: Command, asker: Asker): string {
    const chair = this.own(command, asker);
    this.racing();
    if (!isDriven(chair)) throw new Refused("bot_drives", { seat: command.seat });
    return command.seat!;
  }

  private bot({ bot }: Command): string {
    const name = bot ?? USUAL_BOT;
    const { bots } = this.header;
    if (!bots.includes(name)) throw new Refused("unknown_bot", { name, known: bots.join(", ") });
    return name;
  }

  private mustHost(asker: Asker): void {
    if (asker.player !== this.header.host) throw new Refused("not_host");
  }

  private mustBeFree(command: Command): void {
    if (!isFree(this.chair(command))) throw new Refused("seat_taken", { seat: command.seat });
  }

  private mustBeOpen(): void {
    if (this.race) throw new Refused("started_already");
  }

  private mustBeRacing(): void {
    this.racing();
    if (this.status === "over") throw new Refused("race_over");
  }

  private mustGoOn(seat?: string): void {
    if (this.pause && !this.mayAnswer().includes(seat ?? "")) throw new Refused("pause");
  }

  private racing(): Race {
    if (!this.race) throw new Refused("not_started");
    return this.race;
  }

  // Taking in

  /** Take an entry in: the same entries in the same order make the same table. */
  apply(entry: Entry): void {
    const wasRacing = this.race !== undefined;
    const deciding = this.deciding().join();
    const told = this.streams.map((stream) => stream.length);
    this.driveOn(entry);
    this.seat(entry);
    this.tell(entry);
    if (this.race) {
      this.tellEnd();
      if (!this.pause && wasRacing) this.tellReady(entry, this.deciding().join() !== deciding, told);
      this.noteChoices();
    }
    if (entry.command !== undefined) this.done.add(entry.command);
    this.length++;
  }

  /** Bring the race to where it is after an entry, and look at it with everybody's eyes. */
  private driveOn({ do: done, seat, values = {} }: Entry): void {
    if (done === "started") {
      this.race = this.dealt((values.chance ?? []) as (string | number)[]);
      this.seen = this.eyes.map(() => new Int32Array(this.engine.file.seen).fill(UNKNOWN));
    } else if (done === "undone") {
      this.racing().undo(this.number(seat!));
    } else if (done === "moved") {
      this.racing().foretell(this.outcomesOf((values.chance ?? []) as (string | number)[]));
      this.racing().play(this.number(seat!), this.action(values.move as string));
    } else {
      return;
    }
    this.before = this.seen;
    this.seen = this.eyes.map((viewer) => this.race!.desk.show(viewer));
    this.differs = this.seen.map((row, i) => row.some((number, at) => number !== this.before[i]![at]));
  }

  /** Who sits where, and who drives, after an entry. */
  private seat({ do: done, by, seat, values = {} }: Entry): void {
    if (done === "started")
      for (const [each, bot] of Object.entries((values.bots ?? {}) as Record<string, string>))
        this.chairs[each]!.bot = bot;
    if (done === "rematch") this.rematch = values.table as string;
    if (seat === undefined) return;
    const chair = this.chairs[seat]!;
    if (done === "sat") Object.assign(chair, { player: by, name: values.name as string });
    else if (done === "left" || done === "emptied") this.chairs[seat] = {};
    else if (done === "filled") chair.bot = values.bot as string;
    else if (done === "away") Object.assign(chair, { bot: values.bot as string, away: values.why as string });
    else if (done === "back") Object.assign(chair, { bot: undefined, away: undefined });
  }

  private noteChoices(): void {
    this.header.seats.forEach((seat, number) => {
      const moves = this.mayChoose(seat) ? this.race!.legality(number) : "";
      if (moves === this.moves[seat]) return;
      this.moves[seat] = moves;
      this.asked[seat] = this.streams[number]!.length;
    });
  }

  // Telling

  /** Put into every stream what its viewer may know of an entry, and nothing where it may know nothing. */
  private tell(entry: Entry): void {
    const { do: done, seat, values = {} } = entry;
    if (done === "moved") {
      this.streams[this.number(seat!)]!.push(note("chose", seat, { move: values.move }));
      this.tellRace(entry);
    } else if (done === "went_on") {
      this.pause = undefined;
      this.tellRace(entry);
    } else if (done === "undone") {
      const own = this.number(seat!);
      this.streams.forEach((stream, i) => {
        if (i === own || this.differs[i]) stream.push(note("undone", seat));
      });
      this.rows = this.race!.events;
    } else {
      const { chance: _, ...shown } = values;
      if (done === "sat" || done === "said") shown.who = whoIs(entry.by!);
      for (const stream of this.streams) stream.push(note(done, seat, shown));
      if (done === "started") this.tellRace(entry);
    }
  }

  /** Tell what has happened in the race, up to where a pause begins. */
  private tellRace(entry: Entry): void {
    const { events, pauses } = this.engine.file;
    const told = this.eyes.map((viewer) => this.race!.told(viewer, this.rows));
    const names = told.at(-1)!.map((row) => (row.length ? events[row[0]!] : undefined));
    if (this.pause) {
      const following = names.find((name) => name !== undefined);
      if (following === undefined || Object.values(pauses).includes(following)) return; // nobody may know yet
      this.pause = undefined;
    }
    let upto = names.length;
    const waits = names.findIndex((name) => name !== undefined && name in pauses);
    if (waits >= 0 && entry.do !== "started") {
      upto = waits + 1;
      this.pause = { since: entry.at, length: this.lengthOfPause(entry.seat), seen: this.before };
    }
    told.forEach((rows, i) => this.streams[i]!.push(...rows.slice(0, upto).filter((row) => row.length)));
    this.rows += upto;
  }

  /** By what everybody knows: where a person could answer it is longer than where only bots could. */
  private lengthOfPause(seat: string | undefined): number {
    const others = Object.entries(this.chairs).filter(([other]) => other !== seat);
    const { pause } = this.header;
    return others.some(([, chair]) => isDriven(chair)) ? pause : Math.min(SHORT_PAUSE, pause);
  }

  /** Whoever can see that something has changed, and was told nothing else, is told that this seat has decided. */
  private tellReady({ do: done, seat }: Entry, decided: boolean, told: number[]): void {
    if (done !== "moved") return;
    this.streams.forEach((stream, i) => {
      if (stream.length === told[i] && (decided || this.differs[i])) stream.push(note("ready", seat));
    });
  }

  private tellEnd(): void {
    if (this.status !== "over" || this.finished) return;
    this.finished = resultOf(this.race!, this.header.options);
    for (const stream of this.streams) stream.push(note("finished", undefined, { result: this.finished }));
  }

  // Looking

  get result(): Result | undefined {
    return this.finished;
  }

  /** By what the race was dealt, for its record: nobody has contributed anything to the secret of the table. */
  fair(): Record<string, unknown> {
    const secret = hexOf(this.key);
    return { version: 1, table: this.header.id, commitment: hexOf(sha256(this.key)), secret };
  }

  /** What a viewer was told, from a place in its stream on; `viewer` is the number of a seat, or -2 for who watches. */
  told(viewer: number, since = 0): Told[] {
    return this.streams.at(viewer === SPECTATOR ? -1 : viewer)!.slice(since);
  }

  heard(viewer: number): number {
    return this.streams.at(viewer === SPECTATOR ? -1 : viewer)!.length;
  }

  seatsOf(player: string): string[] {
    return this.header.seats.filter((seat) => this.chairs[seat]!.player === player);
  }

  /** The seat that a player watches from: the one asked for if it is the player's, else the first, or none. */
  viewer(player: string, seat?: string | null): number {
    const own = this.seatsOf(player);
    if (!own.length) return SPECTATOR;
    return this.number(own.includes(seat ?? "") ? seat! : own[0]!);
  }

  /** The seats that everybody can see must decide now. */
  deciding(): string[] {
    return this.race && !this.pause ? this.race.deciding : [];
  }

  /** In a pause: the seats that can answer and have not yet. Nobody else may know. */
  mayAnswer(): string[] {
    return this.race && this.pause && this.rows >= this.race.events ? this.race.deciding : [];
  }

  private mayChoose(seat: string): boolean {
    return !this.pause || this.mayAnswer().includes(seat);
  }

  private asksFrom(viewer: number): boolean {
    return this.race !== undefined && viewer !== SPECTATOR && this.mayChoose(this.header.seats[viewer]!);
  }

  offers(viewer: number): number[][] {
    return this.asksFrom(viewer) ? this.race!.offers(viewer) : [];
  }

  refusals(viewer: number): Int32Array | undefined {
    return this.asksFrom(viewer) ? Int32Array.from(this.race!.refusals(viewer)) : undefined;
  }

  sees(viewer: number): Int32Array | undefined {
    if (!this.race) return undefined;
    return (this.pause && !this.asksFrom(viewer) ? this.pause.seen : this.seen).at(viewer === SPECTATOR ? -1 : viewer);
  }

  canUndo(viewer: number): boolean {
    if (!this.race || viewer === SPECTATOR || this.pause || this.status === "over") return false;
    return isDriven(this.chairs[this.header.seats[viewer]!]!) && this.race.canUndo(viewer);
  }

  /** Whether seats may ask what a champion would do: at a table of this browser nobody else races. */
  mayHint(viewer: number): boolean {
    return viewer !== SPECTATOR;
  }

  /** Refuse a hint on a seat where it can't be had now. */
  mustHint(command: { seat: string }, asker: Asker): Race {
    const asked = { id: "", do: "hint", ...command };
    this.own(asked, asker);
    const race = this.racing();
    const seat = this.driving(asked, asker);
    this.mustGoOn(seat);
    if (!race.mustDecide(this.number(seat))) throw new Refused("no_decision", { seat });
    return race;
  }

  botsToMove(): Record<string, string> {
    const driven = this.deciding().flatMap((seat) => {
      const { bot } = this.chairs[seat]!;
      return bot === undefined ? [] : [[seat, bot] as const];
    });
    return Object.fromEntries(driven);
  }

  number(seat: string): number {
    return this.header.seats.indexOf(seat);
  }

  action(move: string): number {
    const action = this.course.labels.actions!.indexOf(move);
    if (action < 0) throw new Refused("unknown_move", { move });
    return action;
  }

  outcomeWords(outcomes: number[]): (string | number)[] {
    return outcomes.map((outcome) => this.course.outcomes[outcome]!);
  }

  outcomesOf(words: (string | number)[]): number[] {
    return words.map((word) => this.course.outcomes.indexOf(word));
  }

  end(): void {
    this.race?.end();
  }
}

const isFree = ({ player, bot }: Chair): boolean => player === undefined && bot === undefined;
const isDriven = ({ player, bot }: Chair): boolean => player !== undefined && bot === undefined;

function note(name: string, seat?: string, values: Record<string, unknown> = {}): Note {
  return {
    name,
    ...(seat === undefined ? {} : { seat }),
    ...(Object.keys(values).length ? { values } : {}),
  };
}

/** Text in one line, without what can't be seen. */
export const cleaned = (text: string | null | undefined): string =>
  (text ?? "").normalize("NFC").replaceAll(/\s+/gu, " ").replaceAll(/\p{C}/gu, "").replaceAll(/ +/g, " ").trim();

/** A name for a player that others may see. */
export const whoIs = (player: string): string =>
  hexOf(sha256(new TextEncoder().encode(`paddock ${player}`))).slice(0, 12);

/** The id of the rematch of a table. */
export function followingId(table: string): string {
  const [, first, number] = /^(.+?)(?:-(\d+))?$/.exec(table)!;
  return `${first}-${Number(number ?? 1) + 1}`;
}

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
