/** What this browser keeps of a table, so that it can be compared with what the table says when the race is over: the
 * commitment as it was first seen, the pledges of all before anything was contributed, the own contributions, and all
 * that was told. It also says what is to be contributed now.
 */
import type { About, Note, Seated } from "../wire/types";
import { drawn, fingerprint } from "./digits";

const TABLES = "paddock.kept"; // those of which something is kept, the newest first
const KEPT = "paddock.kept.";
const DRAWN = "paddock.drawn."; // contributions by their pledges
const MOST = 12; // tables of which something is kept
const SOON = 2000; // milliseconds in which what was told is written down

export type Row = number[] | Note;

/** As it is saved, and as `paddock verify --kept` reads it. */
export interface Kept {
  table: string;
  game: string;
  rules: number;
  options: Record<string, unknown>;
  seats: string[];
  commitment: string;
  /** As they were when this browser contributed, or when the table was sealed before its eyes. */
  pledges: Record<string, string>;
  own: Record<string, string>;
  /** Per seat ("" for who watches), each in its place; null: not heard. */
  told: Record<string, (Row | null)[]>;
  /** Whether something was told once more, and differently. */
  retold: boolean;
}

/** What can be seen of a table before its race. */
export interface Sight {
  status?: string;
  seal?: number | null;
  chairs?: Record<string, Pick<Seated, "who" | "pledge" | "revealed">>;
}

export interface Duty {
  do: "pledge" | "reveal";
  seat: string;
  pledge?: string;
  contribution?: string;
}

type Shelf = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export class Keeper {
  /** What was kept so far. */
  readonly document: Kept;
  private drawn: Record<string, string>;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private replaced = new Set<string>();

  private constructor(
    { id: table, game, rules, options, seats, commitment }: About,
    private readonly shelf: Shelf | undefined,
  ) {
    const seen = {
      table,
      game,
      rules,
      options,
      seats,
      commitment: commitment ?? "",
      pledges: {},
      own: {},
      told: {},
      retold: false,
    };
    this.document = read<Kept>(shelf, KEPT + table) ?? seen;
    this.drawn = read(shelf, DRAWN + table) ?? {};
    this.save();
  }

  /** For a table with a fresh deal; others have nothing that could be compared. */
  static of(about: About, shelf: Shelf | undefined = shelfOfBrowser()): Keeper | undefined {
    return about.begins.how === "fresh" && about.commitment ? new Keeper(about, shelf) : undefined;
  }

  /** Draw a contribution; the answer is its pledge. */
  draw(): string {
    const contribution = drawn();
    const pledge = fingerprint(contribution);
    this.drawn = { ...read(this.shelf, DRAWN + this.document.table), ...this.drawn, [pledge]: contribution };
    write(this.shelf, DRAWN + this.document.table, this.drawn);
    return pledge;
  }

  /** What own seats have to send now: a pledge, or after the host has started what was pledged. */
  duties({ status, seal, chairs = {} }: Sight, seats: string[]): Duty[] {
    if (status !== "open") return [];
    if (seal == null)
      return seats.flatMap((seat) =>
        this.mustPledge(seat, chairs[seat]?.pledge) ? { do: "pledge" as const, seat, pledge: this.draw() } : [],
      );
    this.noteSeal(chairs, seats);
    return seats.flatMap((seat) => {
      const contribution = this.document.own[seat];
      const isDue =
        contribution !== undefined && !chairs[seat]?.revealed && fingerprint(contribution) === chairs[seat]?.pledge;
      return isDue ? { do: "reveal" as const, seat, contribution } : [];
    });
  }

  /** A pledge of which this browser has lost what it stands for is replaced, once. */
  private mustPledge(seat: string, pledge: string | null | undefined): boolean {
    if (!pledge) return true;
    if (this.drawn[pledge] !== undefined || this.replaced.has(seat)) return false;
    this.replaced.add(seat);
    return true;
  }

  /** Write down who has pledged what, before anything is shown; after that it stays as it is. */
  private noteSeal(chairs: NonNullable<Sight["chairs"]>, seats: string[]): void {
    this.drawn = { ...read(this.shelf, DRAWN + this.document.table), ...this.drawn }; // another page may have drawn it
    const pledges = Object.fromEntries(
      this.document.seats.flatMap((seat) => (chairs[seat]?.pledge ? [[seat, chairs[seat].pledge]] : [])),
    );
    const own = Object.fromEntries(
      seats.flatMap((seat) => (this.drawn[pledges[seat] ?? ""] ? [[seat, this.drawn[pledges[seat]!]!]] : [])),
    );
    const isShown = Object.entries(own).some(([seat, contribution]) => this.document.own[seat] === contribution);
    if (isShown) return;
    Object.assign(this.document, { pledges, own });
    this.save();
  }

  /** What a viewer was told, from a place in its stream on; what was told before is not told again differently. */
  hear(seat: string | undefined, since: number, rows: Row[]): void {
    const told = (this.document.told[seat ?? ""] ??= []);
    for (const [i, row] of rows.entries()) {
      const place = since + i;
      while (told.length < place) told.push(null);
      const before = told[place];
      if (before == null) told[place] = row;
      else if (!isSame(before, row)) this.document.retold = true;
    }
    this.timer ??= setTimeout(() => this.save(), SOON);
  }

  /** Write it down; if there is no room for so much, what is oldest goes. */
  private save(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const { table } = this.document;
    const tables = [table, ...(read<string[]>(this.shelf, TABLES) ?? []).filter((name) => name !== table)];
    for (let most = MOST; most > 0; most--) {
      for (const name of tables.splice(most)) for (const key of [KEPT, DRAWN]) this.shelf?.removeItem(key + name);
      if (write(this.shelf, TABLES, tables) && write(this.shelf, KEPT + table, this.document)) return;
    }
  }
}

function read<T>(shelf: Shelf | undefined, key: string): T | undefined {
  const text = shelf?.getItem(key);
  return text ? (JSON.parse(text) as T) : undefined;
}

/** Whether there was room for it. */
function write(shelf: Shelf | undefined, key: string, value: unknown): boolean {
  try {
    shelf?.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Where a browser keeps things, if it lets us. */
function shelfOfBrowser(): Shelf | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/** Whether two values are the same, whatever the order of their keys. */
export function isSame(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === "object" && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
