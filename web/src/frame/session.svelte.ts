/** A table as this page knows it: what the server says now, what is shown of it, and what can be asked of it.
 *
 * `live` is the newest state; controls use it, so that nobody waits for an animation. The `story` follows it.
 */
import { Keeper } from "../fair/keeper";
import { roomOf } from "../boards/registry";
import type { AnyRoom, Standing } from "../boards/room";
import * as api from "../wire/api";
import { type Game, Glass, type Label } from "../wire/glass";
import { type Status, TableSocket } from "../wire/socket";
import { Reader, type State, type Told, toldIn } from "../wire/state";
import type { About, Answer, FromServer, News, Refusal, Slate } from "../wire/types";
import { GameWords } from "../words/game";
import { language } from "../words/language";
import { dress } from "./livery";
import { callSeats, nameOf } from "./names";
import { choiceText, eventText } from "./sentences";
import { Previews } from "./previews.svelte";
import { Story } from "./story.svelte";

export class Session {
  live = $state.raw<State>();
  /** The own moves so far, without those taken back. */
  made = $state.raw<string[]>([]);
  status = $state<Status>("connecting");
  parting = $state<string>();
  seat = $state<string>();
  /** The actions that the primary button would take, and that is pointed at. */
  armed = $state<number>();
  peeked = $state<number>();
  refusal = $state.raw<Refusal>();
  busy = $state(false);
  private socket: TableSocket;
  private reader: Reader<Game>;
  private fresh = true;
  private asking = 0; // commands that are not answered yet
  private awaited = 0; // how much of the stream the last choice has led to
  private contributing: string[] = []; // what is being sent for the deal

  readonly glass: Glass<Game>;
  readonly story: Story;
  private readonly previews = new Previews((action) => this.question(action));
  /** Keeps what is needed to check the deal; only where there is a fresh one. */
  readonly keeper: Keeper | undefined;

  private constructor(
    readonly about: About,
    readonly you: string,
    readonly room: AnyRoom,
    readonly words: GameWords,
    readonly board: Game["board"],
    slate: Slate,
    seat: string | undefined,
  ) {
    this.glass = new Glass(room.schema, about.labels as Record<string, Label[]>);
    this.reader = new Reader(this.glass);
    this.keeper = Keeper.of(about);
    this.story = new Story(room, this.glass, (event) => this.say(event));
    this.story.turnTo(this.read(slate));
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
    const [slate, board] = await Promise.all([api.look(table), api.board<Game["board"]>(table)]);
    const { table: about, now } = slate;
    const [room, words] = await Promise.all([roomOf(about.game), GameWords.load(about.game)]);
    callSeats(words.group("teams"));
    dress(room.schema.liveries);
    const own = about.seats.filter((name) => now.chairs?.[name]?.who === me.you);
    return new Session(about, me.you, room, words, board, slate, own.includes(seat ?? "") ? seat : own[0]);
  }

  /** The own seats: more than one where people share this screen. */
  get seats(): string[] {
    return this.about.seats.filter((seat) => this.live?.chairs[seat]?.who === this.you);
  }

  get isHost(): boolean {
    return this.about.host === this.you;
  }

  /** What can be done now, with its text. */
  get choices(): Game["choice"][] {
    return this.live?.choices ?? [];
  }

  /** The choice that the primary button would make. */
  get next(): Game["choice"] | undefined {
    const armed = this.choices.find((choice) => choice.action === this.armed);
    return armed ?? (this.room.usual(this.choices) as Game["choice"] | undefined);
  }

  /** What the action brings that is being looked at. */
  get preview(): Answer | undefined {
    const action = this.peeked ?? this.armed;
    return action === undefined ? undefined : this.previews.of(action);
  }

  /** What towers and headlines are made of, beside a view. */
  get around(): Omit<Standing<Game>, "view"> {
    return { about: this.about, board: this.board, words: this.words };
  }

  /** An event of the race in a sentence. */
  say(event: Told): string {
    return eventText(this.glass, this.words, event, (seat) => nameOf(this.live!, seat));
  }

  // Asking

  arm(action: number): void {
    if (this.armed === action) {
      void this.play(action);
      return;
    }
    this.refusal = undefined;
    this.armed = action;
    this.previews.ask(action);
  }

  peek(action: number | undefined): void {
    this.peeked = action;
    if (action !== undefined) this.previews.ask(action);
  }

  /** What an action would bring; asked for at the first time. */
  foresee(action: number): Answer | undefined {
    this.previews.ask(action);
    return this.previews.of(action);
  }

  disarm(): void {
    this.armed = this.peeked = undefined;
  }

  private question(action: number): Promise<Answer> | undefined {
    return this.seat === undefined || !this.offers(action) ? undefined : this.socket.question(this.seat, action);
  }

  private offers(action: number | undefined): boolean {
    return this.choices.some((choice) => choice.action === action);
  }

  async play(action: number): Promise<void> {
    if (this.busy || this.seat === undefined) return;
    this.disarm();
    await this.do("move", { seat: this.seat, action, seen: this.socket.seen });
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

  /** Take a seat, and pledge what it contributes to the deal. */
  sit(seat: string, name: string | undefined): Promise<boolean> {
    return this.do("sit", { seat, name, pledge: this.keeper?.draw() });
  }

  /** Send what own seats owe to the deal; nobody has to press anything for it. */
  private contribute(state: State): void {
    for (const { do: what, ...values } of this.keeper?.duties(state, this.seats) ?? []) {
      const sent = `${what} ${values.seat}`;
      if (this.contributing.includes(sent)) continue;
      this.contributing.push(sent);
      const settle = () => (this.contributing = this.contributing.filter((each) => each !== sent));
      this.socket.command(what, values).then(settle, settle);
    }
  }

  /** The rule against an action; undefined if nothing is against it. */
  refused(action: number | undefined): string | undefined {
    return action === undefined ? undefined : this.live?.refusals[action];
  }

  /** Say why an action can't be taken, with the rule; and offer another one in its place. */
  whyNot(action: number | undefined, instead?: number): void {
    const rule = this.refused(action);
    if (rule === undefined) return;
    this.disarm();
    this.refusal = { type: "refusal", code: "illegal_move", rule, sentence: this.words.refusal(rule) };
    if (instead !== undefined) {
      this.armed = instead;
      this.previews.ask(instead);
    }
  }

  watchFrom(seat: string): void {
    if (seat === this.seat) return;
    this.fresh = true;
    this.story.drop();
    this.story.lines = [];
    this.made = [];
    this.awaited = 0;
    this.seat = seat;
    this.disarm();
    this.socket.watchFrom(seat);
  }

  end(): void {
    this.socket.end();
    this.story.drop();
  }

  // Hearing

  private heard(message: FromServer): void {
    if (message.type === "welcome") {
      if ((message.seat ?? undefined) !== this.seat) {
        this.story.lines = [];
        this.made = [];
      }
      this.seat = message.seat ?? undefined;
    } else if (message.type === "slate") {
      this.story.turnTo(this.take(message));
      this.fresh = false;
    } else if (message.type === "news") {
      this.keeper?.hear(this.seat, message.since, message.told);
      const state = this.take(message);
      const told = toldIn(this.glass, message.told, message.since);
      this.count(told);
      if (this.fresh) {
        this.fresh = false;
        this.story.open(told, state);
      } else {
        this.story.goOn(told, state);
      }
    } else if (message.type === "bye") {
      this.parting = message.sentence;
    }
  }

  private settle(): void {
    this.busy = this.asking > 0 || (this.socket.seen ?? 0) < this.awaited;
  }

  private read(message: Slate | News): State {
    const state = this.reader.take(message);
    for (const choice of state.choices)
      choice.text ||= choiceText(this.glass, this.words, choice, state.view, (seat) => nameOf(state, seat));
    return (this.live = state);
  }

  private take(message: Slate | News): State {
    const state = this.read(message);
    this.contribute(state);
    this.settle();
    this.previews.forget();
    this.peeked = undefined;
    if (!this.offers(this.armed)) this.armed = undefined;
    return state;
  }

  private count(events: Told[]): void {
    for (const { name, seat, table, values } of events) {
      if (!table || seat !== this.seat) continue;
      if (name === "chose") this.made = [...this.made, String((values as { move?: unknown }).move)];
      if (name === "undone") this.made = this.made.slice(0, -1);
    }
  }
}
