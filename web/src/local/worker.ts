/** The worker that runs tables of this browser: it is asked, and told what a page says at a table, and answers. */
import type { FromServer, Refusal } from "../wire/types";
import { Drivers } from "./bots";
import type { Hello } from "./followers";
import { Hall, type Wanted } from "./hall";
import type { RaceRecord } from "./records";
import { Refused } from "./refused";
import { folder, Shelf } from "./shelf";
import { BrowserStore, MemoryStore } from "./store";
import type { Command } from "./table";
import { newThinker, Pool } from "./thinkers";

export type ToWorker =
  | { kind: "begin"; base: string; player: string; name: string; keeps: boolean }
  | { kind: "name"; name: string }
  | { kind: "ask"; id: number; what: string; values: unknown[] }
  | { kind: "open"; socket: number; table: string }
  | { kind: "say"; socket: number; text: string }
  | { kind: "close"; socket: number };

export type FromWorker =
  | { kind: "answer"; id: number; value: unknown }
  | { kind: "refused"; id: number; refusal: Refusal }
  | { kind: "heard"; socket: number; message: FromServer; move?: string };

interface Line {
  table: string;
  leave?: () => void;
  isClosed?: boolean;
}

type Said = { type: string; id?: string } & Hello & { protocol: number };

let hall: Hall;
const lines = new Map<number, Line>();
const doorbell = new BroadcastChannel("paddock.tables"); // other pages of this browser may have the same table open
const say = (message: FromWorker) => postMessage(message);

const answers: Record<string, (...values: never[]) => Promise<unknown>> = {
  make: (wanted: Wanted) => hall.make(wanted),
  look: (table: string) => hall.look(table),
  board: (table: string) => hall.board(table),
  gameOf: (table: string) => hall.gameOf(table),
  record: (table: string) => hall.record(table),
  command: (table: string, command: Command) => hall.command(table, command),
  replay: (table: string, seat?: string) => hall.replay(table, seat),
  take: (record: RaceRecord) => hall.take(record),
  remove: (table: string) => hall.remove(table),
};

doorbell.onmessage = ({ data }: MessageEvent<string>) => void hall?.heard(data);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if (data.kind === "begin") {
    const shelf = new Shelf(folder(data.base));
    const thinkers = typeof Worker === "undefined" ? undefined : new Pool(() => newThinker(data.base));
    const asker = { player: data.player, name: data.name };
    const store = data.keeps ? new BrowserStore() : new MemoryStore();
    hall = new Hall(shelf, store, new Drivers(shelf, thinkers), asker, (id) => doorbell.postMessage(id));
  } else if (data.kind === "name") {
    hall.asker.name = data.name;
  } else if (data.kind === "ask") {
    const { id, what, values } = data;
    answers[what]!(...(values as never[])).then(
      (value) => say({ kind: "answer", id, value }),
      (error: unknown) => say({ kind: "refused", id, refusal: asRefusal(error) }),
    );
  } else if (data.kind === "open") {
    lines.set(data.socket, { table: data.table });
  } else if (data.kind === "close") {
    const line = lines.get(data.socket);
    if (line) line.isClosed = true;
    line?.leave?.();
    lines.delete(data.socket);
  } else {
    void heard(data.socket, JSON.parse(data.text) as Said);
  }
});

/** What a page says at a table: hello first, then commands and questions. */
async function heard(socket: number, said: Said): Promise<void> {
  const line = lines.get(socket);
  if (!line) return;
  const tell = (message: FromServer, move?: string) => !line.isClosed && say({ kind: "heard", socket, message, move });
  try {
    if (said.type === "hello") {
      line.leave = await hall.follow(line.table, said, tell);
      if (line.isClosed) line.leave();
    } else if (said.type === "question") {
      const [answer, move] = await hall.question(line.table, said as unknown as Parameters<Hall["question"]>[1]);
      tell(answer, move);
    } else if (said.type === "hint") {
      tell(await hall.hint(line.table, said as unknown as Parameters<Hall["hint"]>[1]));
    } else {
      const { type: _, ...command } = said;
      tell(await hall.command(line.table, command as unknown as Command));
    }
  } catch (error) {
    const refusal = asRefusal(error, said.id);
    tell(said.type === "hello" ? { type: "bye", code: refusal.code, sentence: "" } : refusal);
  }
}

/** Whatever has gone wrong, for whoever has asked. */
function asRefusal(error: unknown, id?: string): Refusal {
  if (error instanceof Refused) return error.asMessage(id);
  console.error(error);
  return new Refused("broken", { why: error instanceof Error ? error.message : String(error) }).asMessage(id);
}
