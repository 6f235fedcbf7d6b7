/** A race in this page: `paddock/race.py` over the engine of the page. It knows who may decide, what has happened, and
 * what can be taken back; all rules are the engine's.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { type Course, type Desk, type Engine, FATE, LUCK, WHIM } from "./engine";
import { Refused } from "./refused";

/** A move that was played, and what chance gave until the next decision. */
export interface Played {
  seat: number;
  action: number;
  outcomes: number[];
  /** Who could decide when it was played, as bits. */
  pending: number;
}

/** Where a race begins if not with a deal: a position, and what chance gives first. */
export interface Beginning {
  position: Uint8Array;
  script: number[];
}

/** What is certain about a choice, and what is not, with its share. */
export interface Foreseen {
  certain: Record<string, number>;
  risk: Record<string, Record<string, number>>;
}

interface Snapshot {
  position: Uint8Array;
  chance: Uint8Array;
  rows: number;
  pending: number;
}

export const keyOf = (seed: string): Uint8Array => sha256(new TextEncoder().encode(`paddock seed ${seed}`));
export const newKey = (): Uint8Array => crypto.getRandomValues(new Uint8Array(32));

export class Race {
  readonly desk: Desk;
  readonly played: Played[] = [];
  /** What chance gave to the deal. */
  readonly opening: number[];
  private rows: Int32Array[] = [];
  private script: number[];
  private pending: number;
  private barrier = 0;
  private snapshot!: Snapshot;
  private outcomes: number[] = [];

  constructor(
    readonly engine: Engine,
    readonly course: Course,
    readonly seats: string[],
    key: Uint8Array,
    beginning?: Beginning,
    chance: number[] = [],
  ) {
    this.desk = engine.newDesk(course.course, seats.length);
    this.desk.key = key;
    this.desk.begin(FATE, 0, true);
    this.script = [...(beginning?.script ?? chance)];
    if (beginning) {
      this.desk.place(beginning.position);
      this.pending = this.desk.look();
    } else {
      this.pending = this.run(() => this.desk.setUp());
    }
    this.opening = this.outcomes;
    this.setBarrier();
  }

  get isOver(): boolean {
    return this.pending === 0;
  }

  get deciding(): string[] {
    return this.seats.filter((_, seat) => this.mustDecide(seat));
  }

  mustDecide(seat: number): boolean {
    return ((this.pending >> seat) & 1) === 1;
  }

  /** How many events there have been. */
  get events(): number {
    return this.rows.length;
  }

  // Playing

  play(seat: number, action: number): void {
    this.mustBeLegal(seat, action);
    this.carryOut(seat, action);
  }

  /** What chance will give to a move; nothing has changed. */
  tried(seat: number, action: number): number[] {
    this.mustBeLegal(seat, action);
    const { desk } = this;
    const [position, chance] = [desk.position(), desk.chance()];
    desk.script(this.script);
    desk.step(seat, action);
    const given = desk.outcomes();
    const fault = desk.fault();
    desk.clearLog();
    desk.place(position);
    desk.restore(chance);
    desk.look();
    if (fault) throw new Refused("impossible_chance");
    return given;
  }

  /** Give chance its next outcomes, beyond those that it was given before. */
  foretell(outcomes: number[]): void {
    this.script.push(...outcomes.slice(this.script.length));
  }

  private mustBeLegal(seat: number, action: number): void {
    const words = this.course.labels.actions?.[action];
    if (words === undefined || words === null) throw new Refused("no_such_action", { action });
    const rule = this.refusals(seat)[action]!;
    if (rule || !this.mustDecide(seat))
      throw new Refused("illegal_move", { seat: this.seats[seat], move: words }, this.engine.file.refusals?.[rule - 1]);
  }

  private carryOut(seat: number, action: number): void {
    const { pending } = this;
    const rows = this.rows.length;
    this.pending = this.run(() => this.desk.step(seat, action));
    this.played.push({ seat, action, outcomes: this.outcomes, pending });
    const { silent } = this.engine.file;
    if (this.outcomes.length || this.rows.slice(rows).some((row) => !silent.includes(row[0]!))) this.setBarrier();
  }

  /** Do something that may ask for chance; on an outcome that can't happen nothing has changed. */
  private run(step: () => number): number {
    const { desk } = this;
    const before = this.script.length ? ([desk.position(), desk.chance()] as const) : undefined;
    if (before) desk.script(this.script);
    const pending = step();
    if (before && desk.fault()) {
      desk.place(before[0]);
      desk.restore(before[1]);
      desk.clearLog();
      desk.look();
      throw new Refused("impossible_chance");
    }
    this.outcomes = desk.outcomes();
    if (before) this.script.splice(0, desk.read());
    this.rows.push(...desk.keepLog());
    desk.clearLog();
    return pending;
  }

  // Taking back

  /** Nothing before this moment can be taken back. */
  private setBarrier(): void {
    this.barrier = this.played.length;
    this.snapshot = {
      position: this.desk.position(),
      chance: this.desk.chance(),
      rows: this.rows.length,
      pending: this.pending,
    };
  }

  undo(seat: number): void {
    const at = this.undoable(seat) - this.barrier;
    const since = this.played.splice(this.barrier);
    this.desk.place(this.snapshot.position);
    this.desk.restore(this.snapshot.chance);
    this.rows.length = this.snapshot.rows;
    this.pending = this.snapshot.pending;
    this.desk.look();
    for (const move of since.toSpliced(at, 1)) this.carryOut(move.seat, move.action);
  }

  canUndo(seat: number): boolean {
    const at = this.lastOf(seat);
    return at >= 0 && this.wasFree(at);
  }

  /** The move that a seat may take back: nothing was revealed since, and whoever has moved could have before. */
  undoable(seat: number): number {
    const at = this.lastOf(seat);
    if (at < 0) throw new Refused(this.played.length ? "undo_barrier" : "nothing_to_undo");
    if (!this.wasFree(at)) throw new Refused("undo_other_seat");
    return at;
  }

  private lastOf(seat: number): number {
    const at = this.played.findLastIndex((move) => move.seat === seat);
    return at >= this.barrier ? at : -1;
  }

  private wasFree(at: number): boolean {
    const free = this.played[at]!.pending;
    return this.played.slice(at + 1).every((move) => (free >> move.seat) & 1);
  }

  // Looking

  /** What viewers are told of all events from a number on; nothing where one is told nothing. */
  told(viewer: number, since: number): number[][] {
    return this.desk.tellRows(this.rows.slice(since), viewer);
  }

  offers(seat: number): number[][] {
    return this.mustDecide(seat) ? this.desk.offers(seat) : [];
  }

  /** Per action the number of the rule against it, or 0. */
  refusals(seat: number): Uint8Array {
    return this.mustDecide(seat) ? this.desk.verdict(seat) : this.desk.judge(seat);
  }

  /** Which moves are legal for a seat now, as something to compare. */
  legality(seat: number): string {
    return this.mustDecide(seat) ? this.legal(seat).join() : "";
  }

  legal(seat: number): number[] {
    return [...this.desk.verdict(seat)].flatMap((rule, action) => (rule ? [] : action));
  }

  // Guessing

  /** What an action would bring after others that are planned, as far as its seat can know. */
  foresee(seat: number, action: number, first: number[], guesses: number, key = newKey()): Foreseen {
    const twin = this.desk.twin();
    const race = this.on(twin);
    try {
      for (const each of first) {
        race.play(seat, each);
        race.undoable(seat);
      }
      race.mustBeLegal(seat, action);
      twin.key = key;
      twin.begin(LUCK, 1);
      twin.begin(WHIM, 2);
      return summary(this.engine.file.foresight, twin.foresee(seat, action, guesses));
    } finally {
      twin.free();
    }
  }

  /** This race on another desk, which may go on without it. */
  private on(desk: Desk): Race {
    const race = Object.create(Race.prototype) as Race;
    return Object.assign(race, this, {
      desk,
      played: [...this.played],
      rows: [...this.rows],
      script: [...this.script],
    });
  }

  /** The position as a seat can imagine it, all that it can't see dealt again: for bots. */
  guess(seat: number, key = newKey()): Uint8Array {
    const twin = this.desk.twin();
    twin.key = key;
    twin.begin(LUCK, 1);
    twin.guess(seat);
    const position = twin.position();
    twin.free();
    return position;
  }

  /** This race as a seat can imagine it, with a chance of its own: it may go on without it. */
  imagine(seat: number, key = newKey()): Race {
    const twin = this.desk.twin();
    twin.place(this.guess(seat, key));
    twin.key = key;
    twin.begin(FATE, 0, true);
    twin.begin(WHIM, 2);
    const race = this.on(twin);
    race.script = [];
    race.pending = twin.look();
    race.setBarrier();
    return race;
  }

  end(): void {
    this.desk.free();
  }
}

/** What was the same in all guesses, and what was not. */
export function summary(names: string[], rows: Int32Array[]): Foreseen {
  const told: Foreseen = { certain: {}, risk: {} };
  names.forEach((name, column) => {
    const counts = new Map<number, number>();
    for (const row of rows) counts.set(row[column]!, (counts.get(row[column]!) ?? 0) + 1);
    const values = [...counts].toSorted(([a], [b]) => a - b);
    if (values.length === 1) told.certain[name] = values[0]![0];
    else told.risk[name] = Object.fromEntries(values.map(([value, n]) => [value, n / rows.length]));
  });
  return told;
}
