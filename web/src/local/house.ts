/** This browser as a house of tables: they are run by a worker, and kept in the browser's database. */
import { newId } from "../fair/digits";
import type { House } from "../wire/house";
import { Refused } from "../wire/refused";
import type { Socket } from "../wire/socket";
import type { Examples, FromServer, Games, Me, Refusal, Replay, Slate, Summary } from "../wire/types";
import { t } from "../words";
import { GameWords } from "../words/game";
import { language } from "../words/language";
import type { PuzzlesFile } from "./files";
import { whyText } from "./hints";
import { previewText } from "./outlook";
import { readRecord } from "./records";
import { Refused as RefusedHere } from "./refused";
import type { ReplayStep } from "./replays";
import { Sentences } from "./sentences";
import { BrowserStore } from "./store";
import { dropStudies } from "./studies";
import { whoIs } from "./table";
import { engineBase } from "./where";
import type { FromWorker, ToWorker } from "./worker";

const NAME = "paddock.name";
export const PLAYER = "here";

class LocalHouse implements House {
  /** Tables that nobody shall find again are not kept. */
  constructor(private readonly keeps = true) {}

  private worker: Worker | undefined;
  private readonly asked = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  private readonly sockets = new Map<number, WorkerSocket>();
  private readonly store = new BrowserStore();
  private readonly said = new Map<string, Promise<GameWords>>();
  private sentences: Promise<Sentences> | undefined;
  private count = 0;

  me(): Promise<Me> {
    return Promise.resolve({ you: whoIs(PLAYER), name: localStorage.getItem(NAME) ?? "" });
  }

  rename(name: string): Promise<Me> {
    localStorage.setItem(NAME, name);
    this.post({ kind: "name", name: name || t("me.driver") });
    return this.me();
  }

  async games(): Promise<Games> {
    return (await fetched(`games.${language()}.json`)).json() as Promise<Games>;
  }

  async words(game: string): Promise<string> {
    return (await fetched(`${game}.words.${language()}.ftl`)).text();
  }

  async book(game: string): Promise<string> {
    return (await fetched(`${game}.book.${language()}.ftl`)).text();
  }

  async examples(game: string): Promise<Examples> {
    return (await fetched(`${game}.examples.json`)).json() as Promise<Examples>;
  }

  async puzzles(game: string): Promise<PuzzlesFile> {
    return (await fetched(`${game}.puzzles.json`)).json() as Promise<PuzzlesFile>;
  }

  async mine(): Promise<Summary[]> {
    const kept = await this.store.tables();
    return kept.flatMap(({ summary, opened }) => (summary ? [{ ...summary, opened }] : []));
  }

  openTable(wanted: Record<string, unknown>): Promise<Summary> {
    return this.ask("make", wanted);
  }

  look(table: string): Promise<Slate> {
    return this.ask("look", table);
  }

  board(table: string): Promise<object> {
    return this.ask("board", table);
  }

  record(table: string): Promise<Record<string, unknown>> {
    return this.ask("record", table);
  }

  command(table: string, wanted: Record<string, unknown>): Promise<unknown> {
    return this.ask("command", table, { id: newId(), ...wanted });
  }

  async replay(table: string, seat: string | undefined): Promise<Replay> {
    const [replay, sentences] = await Promise.all([
      this.ask<Omit<Replay, "frames"> & { frames: ReplayStep[] }>("replay", table, seat),
      this.loadSentences(),
    ]);
    const frames = replay.frames.map(({ thoughts, ...frame }) =>
      thoughts
        ? { ...frame, why: thoughts.map((each) => ({ seat: each.seat, text: sentences.thoughts(each.thoughts) })) }
        : frame,
    );
    return { ...replay, frames };
  }

  /** Keep a race from a file; the answer is its table. */
  async take(text: string): Promise<Summary> {
    try {
      return await this.ask("take", await readRecord(text));
    } catch (error) {
      throw await this.explained(error);
    }
  }

  /** What has gone wrong in this page, in a sentence. */
  async explained(error: unknown): Promise<Error> {
    if (error instanceof RefusedHere) return this.refused(error.asMessage());
    return error instanceof Error ? error : new Error(String(error));
  }

  async remove(table: string): Promise<void> {
    await this.ask("remove", table);
    await dropStudies(table);
  }

  connect(table: string): Socket {
    const socket = new WorkerSocket(this.count++, (message) => this.post(message));
    this.sockets.set(socket.number, socket);
    const ready = Promise.all([
      this.ask<string>("gameOf", table).then((game) => this.wordsOf(game)),
      this.loadSentences(),
    ]);
    ready.then(
      ([words, sentences]) => socket.open(table, words, sentences),
      () => socket.close(),
    );
    return socket;
  }

  private wordsOf(game: string): Promise<GameWords> {
    let words = this.said.get(game);
    if (!words) {
      words = this.words(game).then((source) => new GameWords(source, language()));
      this.said.set(game, words);
    }
    return words;
  }

  private loadSentences(): Promise<Sentences> {
    return (this.sentences ??= fetched(`house.${language()}.ftl`)
      .then((answer) => answer.text())
      .then((source) => new Sentences(source, language())));
  }

  private async refused(refusal: Refusal): Promise<Refused> {
    const sentences = await this.loadSentences();
    return new Refused({ ...refusal, sentence: sentences.refusal(refusal) });
  }

  // The worker

  private ask<T>(what: string, ...values: unknown[]): Promise<T> {
    const id = this.count++;
    return new Promise<T>((resolve, reject) => {
      this.asked.set(id, { resolve: (value) => resolve(value as T), reject });
      this.post({ kind: "ask", id, what, values });
    });
  }

  /** Start the worker before anything is asked of it. */
  wake(): Worker {
    return (this.worker ??= this.start());
  }

  private post(message: ToWorker): void {
    this.wake().postMessage(message);
  }

  private start(): Worker {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.heard(data);
    worker.onerror = (event) => {
      for (const { reject } of this.asked.values()) reject(new Error(event.message || t("local.no_file")));
      this.asked.clear();
    };
    const begin: ToWorker = {
      kind: "begin",
      base: engineBase?.href ?? "",
      player: PLAYER,
      name: localStorage.getItem(NAME) || t("me.driver"),
      keeps: this.keeps,
    };
    worker.postMessage(begin);
    return worker;
  }

  private heard(data: FromWorker): void {
    if (data.kind === "heard") {
      this.sockets.get(data.socket)?.hear(data.message, data.move);
      return;
    }
    const waiting = this.asked.get(data.id);
    this.asked.delete(data.id);
    if (data.kind === "answer") waiting?.resolve(data.value);
    else void this.refused(data.refusal).then((error) => waiting?.reject(error));
  }
}

/** A connection to a table of this browser. */
class WorkerSocket implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  private words: GameWords | undefined;
  private sentences: Sentences | undefined;

  constructor(
    readonly number: number,
    private readonly post: (message: ToWorker) => void,
  ) {}

  open(table: string, words: GameWords, sentences: Sentences): void {
    if (this.readyState !== 0) return;
    [this.words, this.sentences] = [words, sentences];
    this.post({ kind: "open", socket: this.number, table });
    this.readyState = 1;
    this.onopen?.();
  }

  send(text: string): void {
    this.post({ kind: "say", socket: this.number, text });
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.post({ kind: "close", socket: this.number });
    setTimeout(() => this.onclose?.());
  }

  /** A worker speaks in codes: sentences are made here, where the words are. */
  hear(message: FromServer, move = ""): void {
    if (this.readyState !== 1) return;
    const said =
      message.type === "answer"
        ? { ...message, text: previewText(this.words!, message.preview, move) }
        : message.type === "advice"
          ? { ...message, text: whyText(this.words!, this.sentences!, message) }
          : message.type === "refusal" || message.type === "bye"
            ? { ...message, sentence: this.sentences!.refusal(message, this.words) }
            : message;
    this.onmessage?.({ data: JSON.stringify(said) });
  }
}

async function fetched(name: string): Promise<Response> {
  const answer = engineBase && (await fetch(new URL(name, engineBase)).catch(() => undefined));
  if (answer?.ok) return answer;
  throw new Refused({ type: "refusal", code: "no_file", sentence: t("local.no_file") });
}

export const house = new LocalHouse();

/** The same for tables that are gone with the page. */
export const passing = new LocalHouse(false);
