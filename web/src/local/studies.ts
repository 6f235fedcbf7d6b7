/** Analyses that this browser keeps, by the table of the race and the seat, in a database of their own: races are kept
 * elsewhere, and open whatever becomes of this one.
 */
import type { AnalysisDocument } from "./analysis";

interface Kept {
  table: string;
  seat: string;
  /** Milliseconds since 1970. */
  at: number;
  document: AnalysisDocument;
}

const NAME = "paddock.analyses";
const PART = "analyses";
const MOST = 200; // the oldest make room for others

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(PART, { keyPath: ["table", "seat"] }).createIndex("at", "at");
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error(NAME));
  });
  opened.catch(() => (opened = undefined));
  return opened;
}

async function within<T>(mode: IDBTransactionMode, work: (part: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(PART, mode);
    const asked = work(transaction.objectStore(PART));
    transaction.oncomplete = () => resolve(asked.result);
    transaction.onabort = () => reject(transaction.error ?? new Error(NAME));
  });
}

/** What is known of the decisions of a seat; nothing in a browser that keeps nothing. */
export async function keptStudy(table: string, seat: string): Promise<AnalysisDocument | undefined> {
  const found = within("readonly", (part) => part.get([table, seat]) as IDBRequest<Kept | undefined>);
  return (await found.catch(() => undefined))?.document;
}

/** Keep what was found. A browser that keeps nothing still shows it. */
export async function keepStudy(table: string, seat: string, document: AnalysisDocument): Promise<void> {
  const kept: Kept = { table, seat, at: Date.now(), document };
  await within("readwrite", (part) => {
    const count = part.count();
    count.onsuccess = () => {
      if (count.result > MOST)
        part.index("at").openKeyCursor().onsuccess = ({ target }) => {
          const oldest = (target as IDBRequest<IDBCursor | null>).result;
          if (oldest) part.delete(oldest.primaryKey);
        };
    };
    return part.put(kept);
  }).catch((error: unknown) => console.warn(error));
}

/** Forget what is known of a race that is taken out. */
export async function dropStudies(table: string): Promise<void> {
  const all = IDBKeyRange.bound([table], [table, []]);
  await within("readwrite", (part) => part.delete(all)).catch(() => undefined);
}
