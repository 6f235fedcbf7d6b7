/** The connection to a table: it comes back by itself, and goes on where it broke off.
 *
 * Commands are kept until the server has acknowledged them, and are sent again with the same id after a break: the
 * server does them once. Questions are not: their answers would be out of date.
 */
import { newId } from "../fair/digits";
import type { Ack, Advice, Answer, FromServer, Refusal } from "./types";

export const PROTOCOL = 2;
const FIRST_WAIT = 250; // milliseconds, doubled with every try
const LONGEST_WAIT = 8000;
const SILENCE = 12000; // milliseconds without an answer to something asked, after which a connection counts as dead

export type Status = "connecting" | "online" | "offline" | "closed";

export interface Wiring {
  table: string;
  language: string;
  seat?: string;
  since?: number;
  onMessage(message: FromServer): void;
  onStatus(status: Status): void;
}

interface Waiting<T> {
  resolve(value: T): void;
  reject(error: Refusal): void;
}

interface Kept extends Waiting<Ack> {
  text: string;
  tries: number;
}

/** What this needs of a WebSocket. */
export type Socket = Pick<WebSocket, "send" | "close" | "readyState"> & {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
};

export class TableSocket {
  private socket: Socket | null = null;
  private commands = new Map<string, Kept>();
  private questions = new Map<string, Waiting<Answer & Advice>>();
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  seen: number | undefined;
  seat: string | undefined;

  constructor(
    private readonly wiring: Wiring,
    private readonly connect: (table: string) => Socket,
  ) {
    this.seat = wiring.seat;
    this.seen = wiring.since;
    globalThis.addEventListener?.("online", this.now);
    globalThis.document?.addEventListener("visibilitychange", this.looked);
    this.open();
  }

  /** Ask for something to be done; resolves when it can't be lost any more. */
  command(what: string, values: Record<string, unknown> = {}): Promise<Ack> {
    const id = newId();
    const text = JSON.stringify({ type: "command", id, do: what, ...values });
    return new Promise((resolve, reject) => {
      this.commands.set(id, { text, tries: 0, resolve, reject });
      this.send(text);
    });
  }

  /** Ask what an action would bring, after others that would be taken first. */
  question(seat: string, action: number, first: number[] = []): Promise<Answer> {
    return this.ask({ type: "question", seat, action, first });
  }

  /** Ask what a champion would do. */
  hint(seat: string): Promise<Advice> {
    return this.ask({ type: "hint", seat });
  }

  private ask(asked: Record<string, unknown>): Promise<Answer & Advice> {
    const id = newId();
    return new Promise((resolve, reject) => {
      this.questions.set(id, { resolve, reject });
      if (!this.send(JSON.stringify({ ...asked, id }))) this.dropQuestions();
    });
  }

  /** Look at the table from another of the own seats. */
  watchFrom(seat: string | undefined): void {
    this.seat = seat;
    this.seen = 0;
    this.tries = 0;
    this.socket?.close();
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.retry);
    clearTimeout(this.watchdog);
    globalThis.removeEventListener?.("online", this.now);
    globalThis.document?.removeEventListener("visibilitychange", this.looked);
    this.socket?.close();
  }

  private open(): void {
    if (this.ended) return;
    this.wiring.onStatus(this.tries === 0 ? "connecting" : "offline");
    const socket = this.connect(this.wiring.table);
    this.socket = socket;
    socket.onopen = () => {
      socket.send(
        JSON.stringify({
          type: "hello",
          protocol: PROTOCOL,
          form: "numbers",
          language: this.wiring.language,
          ...(this.seat === undefined ? {} : { seat: this.seat }),
          ...(this.seen === undefined ? {} : { since: this.seen }),
        }),
      );
      for (const kept of this.commands.values()) socket.send(kept.text);
      if (this.commands.size) this.watch();
    };
    socket.onmessage = (event) => this.heard(JSON.parse(event.data) as FromServer);
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      clearTimeout(this.watchdog);
      this.dropQuestions();
      if (this.ended) return;
      this.wiring.onStatus("offline");
      this.retry = setTimeout(() => this.open(), wait(this.tries++));
    };
  }

  private heard(message: FromServer): void {
    clearTimeout(this.watchdog);
    if (message.type === "welcome") {
      this.tries = 0;
      this.seat = message.seat ?? undefined;
      this.wiring.onStatus("online");
    } else if (message.type === "slate" || message.type === "news") {
      this.seen = message.seen;
    } else if (message.type === "ack") {
      const kept = this.commands.get(message.id);
      if (kept?.tries) this.wiring.onStatus("online");
      kept?.resolve(message);
      this.commands.delete(message.id);
      return;
    } else if (message.type === "answer" || message.type === "advice") {
      this.questions.get(message.id)?.resolve(message as Answer & Advice);
      this.questions.delete(message.id);
      return;
    } else if (message.type === "refusal") {
      if (message.code === "try_again" && this.sendAgain(message.id ?? "")) return;
      const waiting = this.commands.get(message.id ?? "") ?? this.questions.get(message.id ?? "");
      this.commands.delete(message.id ?? "");
      this.questions.delete(message.id ?? "");
      waiting?.reject(message);
      return;
    } else if (message.type === "bye") {
      if (message.code === "hello_first") return; // this page was too slow to say it: the next connection will be in time
      // Too much at once, or a newer protocol: only what can pass by itself is tried again.
      if (message.code !== "too_many" && message.code !== "not_ready") {
        this.end();
        this.wiring.onStatus("closed");
      }
    }
    this.wiring.onMessage(message);
  }

  /** The server does not know whether it has written a command down: with the same id it is done once. */
  private sendAgain(id: string): boolean {
    const kept = this.commands.get(id);
    if (!kept) return false;
    this.wiring.onStatus("offline");
    setTimeout(() => this.commands.has(id) && this.send(kept.text), wait(kept.tries++));
    return true;
  }

  private send(text: string): boolean {
    if (this.socket?.readyState !== 1) return false;
    this.socket.send(text);
    this.watch();
    return true;
  }

  private watch(): void {
    clearTimeout(this.watchdog);
    this.watchdog = setTimeout(() => this.socket?.close(), SILENCE);
  }

  private dropQuestions(): void {
    const asked = [...this.questions.values()];
    this.questions.clear();
    for (const waiting of asked) waiting.reject({ type: "refusal", code: "offline", sentence: "" });
  }

  private now = (): void => {
    if (this.socket || this.ended) return;
    clearTimeout(this.retry);
    this.tries = Math.max(1, this.tries);
    this.open();
  };

  private looked = (): void => {
    if (document.visibilityState === "visible") this.now();
  };
}

/** How long to wait before the next try: longer each time, and never the same for all. */
export function wait(tries: number, chance: () => number = Math.random): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.5 + chance());
}
