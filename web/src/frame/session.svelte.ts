/** A table as this page knows it: what the server says now, what is shown of it, and what can be asked of it.
 *
 * `live` is the newest state; controls use it, so that nobody waits for an animation. `shown` follows it event by event.
 */
import { roomOf } from "../boards/registry";
import type { Room } from "../boards/room";
import * as api from "../wire/api";
import { type Status, TableSocket } from "../wire/socket";
import type { About, Answer, Events, FromServer, Refusal, State, Told, View } from "../wire/types";
import { GameWords } from "../words/game";
import { language } from "../words/language";
import { callSeats } from "./names";
import { settings } from "./settings.svelte";

const MOST_WAIT = 4000; // milliseconds of animations after which the rest goes faster
const MOST_SPOKEN = 6; // sentences that are read out at once
const MOST_LINES = 2000; // of the log that are kept
const AGAIN = 2000; // milliseconds after which a question is asked again for which the server was not ready

export interface Line extends Told {
  /** Whether it had happened before this page was opened. */
  old: boolean;
}

export class Session {
  live = $state.raw<State>();
  shown = $state.raw<State>();
  event = $state.raw<Told>();
  lines = $state.raw<Line[]>([]);
  /** The own moves so far, without those taken back. */
  made = $state.raw<string[]>([]);
  /** What has just happened, to be read out. */
  spoken = $state("");
  status = $state<Status>("connecting");
  parting = $state<string>();
  seat = $state<string>();
  armed = $state<string>();
  peeked = $state<string>();
  refusal = $state.raw<Refusal>();
  stateAt = $state(0);
  busy = $state(false);
  /** Whether events are still being shown. */
  behind = $state(false);
  private answers = $state.raw(new Map<string, Answer>());
  private asked = new Set<string>();
  private socket: TableSocket;
  private queue: Events[] = [];
  private skip: (() => void) | undefined;
  private fresh = true;
  private asking = 0; // commands that are not answered yet
  private awaited = 0; // how much of the stream the last choice has led to
  private rush = false;

  private constructor(
    readonly about: About,
    readonly you: string,
    readonly room: Room,
    readonly words: GameWords,
    readonly board: unknown,
    state: State,
    seat: string | undefined,
  ) {
    this.live = this.shown = state;
    this.stateAt = performance.now();
    this.seat = seat;
    this.socket = new TableSocket({
      table: about.id,
      language: language(),
      seat,
      since: 0,
      onMessage: (message) => this.heard(message),
      onStatus: (status) => (this.status = status),
    });
  }

  static async join(table: string, seat?: string): Promise<Session> {
    const me = await api.me(); // gives a newcomer the cookie without which a seat would be lost
    const [snapshot, board] = await Promise.all([api.look(table), api.board(table)]);
    const { table: about, state } = snapshot;
    const [room, words] = await Promise.all([roomOf(about.game), GameWords.load(about.game)]);
    callSeats(words.group("teams"));
    const own = about.seats.filter((name) => state.chairs[name]?.who === me.you);
    return new Session(about, me.you, room, words, board, state, own.includes(seat ?? "") ? seat : own[0]);
  }

  /** The own seats: more than one where people share this screen. */
  get seats(): string[] {
    return this.about.seats.filter((seat) => this.live?.chairs[seat]?.who === this.you);
  }

  get isHost(): boolean {
    return this.about.host === this.you;
  }

  /** What can be done now, with its text. */
  get choices() {
    return this.live?.choices ?? [];
  }

  /** The move that the primary button would make. */
  get next(): string | undefined {
    const moves = this.choices.map((choice) => choice.move);
    if (this.armed !== undefined && moves.includes(this.armed)) return this.armed;
    return this.room.usual(moves);
  }

  /** What the move brings that is being looked at. */
  get preview(): Answer | undefined {
    const move = this.peeked ?? this.armed;
    return move === undefined ? undefined : this.answers.get(move);
  }

  // Asking

  arm(move: string): void {
    if (this.armed === move) {
      void this.play(move);
      return;
    }
    this.refusal = undefined;
    this.armed = move;
    this.ask(move);
  }

  peek(move: string | undefined): void {
    this.peeked = move;
    if (move !== undefined) this.ask(move);
  }

  /** What a move would bring; asked for at the first time. */
  foresee(move: string): Answer | undefined {
    this.ask(move);
    return this.answers.get(move);
  }

  disarm(): void {
    this.armed = this.peeked = undefined;
  }

  private ask(move: string): void {
    if (this.seat === undefined || this.asked.has(move) || !this.choices.some((choice) => choice.move === move)) return;
    this.asked.add(move);
    const seen = this.socket.seen;
    this.socket.question(this.seat, move).then(
      (answer) => {
        if (this.socket.seen === seen) this.answers = new Map(this.answers).set(move, answer);
      },
      (refusal: Refusal) => {
        this.asked.delete(move);
        if (refusal.code === "not_ready") setTimeout(() => this.ask(move), AGAIN);
      },
    );
  }

  async play(move: string): Promise<void> {
    if (this.busy || this.seat === undefined) return;
    this.disarm();
    await this.do("move", { seat: this.seat, move, seen: this.socket.seen });
  }

  async undo(): Promise<void> {
    this.disarm();
    await this.do("undo", { seat: this.seat });
  }

  /** Ask for something to be done; a refusal is shown, and false returned. */
  async do(what: string, values: Record<string, unknown> = {}): Promise<boolean> {
    this.asking++;
    this.busy = true;
    this.refusal = undefined;
    try {
      const ack = await this.socket.command(what, values);
      // Whoever chooses again must have seen what this choice has led to.
      if (values.seat !== undefined && values.seat === this.seat) this.awaited = ack.seen;
      return true;
    } catch (refusal) {
      this.refusal = refusal as Refusal;
      return false;
    } finally {
      this.asking--;
      this.settle();
    }
  }

  /** Say why a move can't be made, with the rule; and offer another one in its place. */
  whyNot(move: string, instead?: string): void {
    const rule = this.live?.refusals?.[move];
    if (rule === undefined) return;
    this.disarm();
    this.refusal = { type: "refusal", code: "illegal_move", rule, sentence: this.words.refusal(rule) };
    if (instead !== undefined) {
      this.armed = instead;
      this.ask(instead);
    }
  }

  watchFrom(seat: string): void {
    if (seat === this.seat) return;
    this.fresh = true;
    this.queue = [];
    this.skip?.();
    this.lines = [];
    this.made = [];
    this.awaited = 0;
    this.seat = seat;
    this.disarm();
    this.socket.watchFrom(seat);
  }

  end(): void {
    this.socket.end();
    this.skip?.();
  }

  // Hearing

  private heard(message: FromServer): void {
    if (message.type === "welcome") {
      if ((message.seat ?? undefined) !== this.seat) {
        this.lines = [];
        this.made = [];
      }
      this.seat = message.seat ?? undefined;
    } else if (message.type === "snapshot") {
      this.queue = [];
      this.take(message.state);
      this.skip?.();
      this.shown = message.state;
      this.fresh = false;
    } else if (message.type === "events") {
      this.take(message.state);
      this.count(message.events);
      if (this.fresh) {
        this.fresh = false;
        this.lines = message.events.map((event) => ({ ...event, old: true })).slice(-MOST_LINES);
        this.shown = message.state;
      } else {
        this.queue.push(message);
        if (!this.behind) void this.tell();
      }
    } else if (message.type === "bye") {
      this.parting = message.sentence;
    }
  }

  private settle(): void {
    this.busy = this.asking > 0 || (this.socket.seen ?? 0) < this.awaited;
  }

  private take(state: State): void {
    this.live = state;
    this.settle();
    this.stateAt = performance.now();
    this.answers = new Map();
    this.asked.clear();
    this.peeked = undefined;
    if (!this.choices.some((choice) => choice.move === this.armed)) this.armed = undefined;
  }

  private count(events: Told[]): void {
    for (const { name, seat, table, values } of events) {
      if (!table || seat !== this.seat) continue;
      if (name === "chose") this.made = [...this.made, String(values?.move)];
      if (name === "undone") this.made = this.made.slice(0, -1);
    }
  }

  /** Show what has happened, event by event; never longer than a moment. */
  private async tell(): Promise<void> {
    this.behind = true;
    for (let message = this.queue.shift(); message; message = this.queue.shift()) {
      let view: View | null | undefined = this.shown?.view;
      for (const event of message.events) {
        this.lines = [...this.lines, { ...event, old: false }].slice(-MOST_LINES);
        const beat = this.rush || event.table || !view || !settings.motion || document.hidden ? 0 : this.room.beat(event);
        if (view && !event.table) {
          view = this.room.stage(view, event);
          this.event = event;
          this.shown = { ...this.shown!, view };
        }
        if (beat > 0) await this.pause(beat * this.haste());
      }
      this.shown = message.state;
      const told = message.events.flatMap((event) => event.text ?? []);
      if (told.length) this.spoken = told.slice(-MOST_SPOKEN).join(" ");
    }
    this.behind = this.rush = false;
  }

  /** Below 1 when much is waiting to be shown. */
  private haste(): number {
    const waiting = this.queue
      .flatMap((message) => message.events)
      .reduce((sum, event) => sum + (event.table ? 0 : this.room.beat(event)), 0);
    return waiting > MOST_WAIT ? MOST_WAIT / waiting / 2 : 1;
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Show at once what has happened. */
  skipAhead(): void {
    this.rush = this.behind;
    this.skip?.();
  }
}
