/** Where tables of this browser are kept: headers, and the lines of their logs. What is acknowledged is written. */
import type { Summary } from "../wire/types";
import type { Entry, Header } from "./table";
import { Refused } from "./refused";

/** A table as it is kept. */
export interface Kept {
  id: string;
  header: Header;
  /** The secret of its chance, as digits. */
  key: string;
  /** Seconds since 1970. */
  opened: number;
  /** What lists tell of it. */
  summary?: Summary;
}

export interface Store {
  add(table: Kept): Promise<void>;
  table(id: string): Promise<Kept | undefined>;
  /** All tables, the newest first. */
  tables(): Promise<Kept[]>;
  note(id: string, summary: Summary): Promise<void>;
  lines(id: string, since?: number): Promise<Entry[]>;
  /** Returns when the lines are written; refuses if another page has written one of them. */
  write(id: string, seq: number, entries: Entry[]): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = "paddock";
const [TABLES, LINES] = ["tables", "lines"] as const;

interface Line {
  table: string;
  seq: number;
  entry: Entry;
}

/** In the database of the browser. */
export class BrowserStore implements Store {
  private opened: Promise<IDBDatabase> | undefined;

  private open(): Promise<IDBDatabase> {
    this.opened ??= new Promise((resolve, reject) => {
      const asked = indexedDB.open(NAME, 1);
      asked.onupgradeneeded = () => {
        asked.result.createObjectStore(TABLES, { keyPath: "id" });
        asked.result.createObjectStore(LINES, { keyPath: ["table", "seq"] });
      };
      asked.onsuccess = () => resolve(asked.result);
      asked.onerror = () => reject(new Refused("no_room", { why: String(asked.error) }));
    });
    this.opened.catch(() => (this.opened = undefined));
    return this.opened;
  }

  /** Do something with both parts; returns when it can't be lost. */
  private async within<T>(
    mode: IDBTransactionMode,
    work: (part: (name: string) => IDBObjectStore) => IDBRequest<T> | undefined,
  ) {
    const database = await this.open();
    return new Promise<T>((resolve, reject) => {
      const transaction = database.transaction([TABLES, LINES], mode, { durability: "strict" });
      const asked = work((name) => transaction.objectStore(name));
      transaction.oncomplete = () => resolve(asked?.result as T);
      transaction.onabort = () => {
        const isTaken = transaction.error?.name === "ConstraintError";
        reject(new Refused(isTaken ? "line_taken" : "no_room", { why: String(transaction.error) }));
      };
    });
  }

  async add(table: Kept): Promise<void> {
    await this.within("readwrite", (part) => part(TABLES).add(table));
  }

  table(id: string): Promise<Kept | undefined> {
    return this.within("readonly", (part) => part(TABLES).get(id) as IDBRequest<Kept | undefined>);
  }

  async tables(): Promise<Kept[]> {
    const found = await this.within("readonly", (part) => part(TABLES).getAll() as IDBRequest<Kept[]>);
    return found.toSorted((a, b) => b.opened - a.opened);
  }

  async note(id: string, summary: Summary): Promise<void> {
    const kept = await this.table(id);
    if (kept) await this.within("readwrite", (part) => part(TABLES).put({ ...kept, summary }));
  }

  async lines(id: string, since = 0): Promise<Entry[]> {
    const all = IDBKeyRange.bound([id, since], [id, Infinity]);
    const found = await this.within("readonly", (part) => part(LINES).getAll(all) as IDBRequest<Line[]>);
    return found.map(({ entry }) => entry);
  }

  async write(id: string, seq: number, entries: Entry[]): Promise<void> {
    await this.within("readwrite", (part) => {
      entries.forEach((entry, i) => part(LINES).add({ table: id, seq: seq + i, entry }));
      return undefined;
    });
  }

  async remove(id: string): Promise<void> {
    await this.within("readwrite", (part) => {
      part(TABLES).delete(id);
      part(LINES).delete(IDBKeyRange.bound([id, 0], [id, Infinity]));
      return undefined;
    });
  }
}

/** In memory: for browsers that keep nothing, and for tests. */
export class MemoryStore implements Store {
  private readonly kept = new Map<string, Kept>();
  private readonly written = new Map<string, Entry[]>();

  add(table: Kept): Promise<void> {
    if (this.kept.has(table.id)) return Promise.reject(new Refused("line_taken"));
    this.kept.set(table.id, table);
    this.written.set(table.id, []);
    return Promise.resolve();
  }

  table(id: string): Promise<Kept | undefined> {
    return Promise.resolve(this.kept.get(id));
  }

  tables(): Promise<Kept[]> {
    return Promise.resolve([...this.kept.values()].toSorted((a, b) => b.opened - a.opened));
  }

  note(id: string, summary: Summary): Promise<void> {
    const kept = this.kept.get(id);
    if (kept) this.kept.set(id, { ...kept, summary });
    return Promise.resolve();
  }

  lines(id: string, since = 0): Promise<Entry[]> {
    return Promise.resolve((this.written.get(id) ?? []).slice(since));
  }

  write(id: string, seq: number, entries: Entry[]): Promise<void> {
    const lines = this.written.get(id) ?? [];
    if (lines.length !== seq) return Promise.reject(new Refused("line_taken"));
    this.written.set(id, [...lines, ...entries]);
    return Promise.resolve();
  }

  remove(id: string): Promise<void> {
    this.kept.delete(id);
    this.written.delete(id);
    return Promise.resolve();
  }
}
