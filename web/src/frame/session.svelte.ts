/** A table as this page knows it: what whoever runs it says now, what is shown of it, and what can be asked of it.
 *
 * `live` is the newest state. The `story` follows it, event by event; whoever decides does so when it has come there, so
 * that board and controls tell the same moment.
 */
import { Keeper } from "../fair/keeper";
import { roomOf } from "../boards/registry";
import type { AnyRoom, Plan, Standing } from "../boards/room";
import * as api from "../wire/api";
import { type Game, Glass, type Label } from "../wire/glass";
import { type House, isLocal } from "../wire/house";
import { type Status, TableSocket } from "../wire/socket";
import { Reader, type State, type Told, toldIn } from "../wire/state";
import type { About, Answer, FromServer, News, Refusal, Slate } from "../wire/types";
import { t } from "../words";
import { GameWords } from "../words/game";
import { language } from "../words/language";
import { Hints } from "./hints.svelte";
import { dress } from "./livery";
import { callSeats, nameOf } from "./names";
import { noticeText } from "./notices";
import { choiceText, eventText, type Form } from "./sentences";
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
  /** What a dashboard would rather have the primary button do. */
  planned = $state.raw<Plan>();
  refusal = $state.raw<Refusal>();
  busy = $state(false);
  /** Where a choice is judged and not made: it is told which. Each is made on its own then. */
  judge: ((action: number) => void) | undefined;
  private socket: TableSocket;
  private reader: Reader<Game>;
  private fresh = true;
  private asking = 0; // commands that are not answered yet
  private awaited = 0; // how much of the stream the last choice has led to
  private contributing: string[] = []; // what is being sent for the deal
  private calmed: (() => void)[] = []; // who waits until nothing is being asked any more

  readonly glass: Glass<Game>;
  readonly story: Story;
  private readonly previews = new Previews((action, first) => this.question(action, first));
  readonly hints = new Hints(
    () => this.socket.hint(this.seat!),
    (refusal) => (this.refusal = refusal),
  );
  /** Keeps what is needed to check the deal; only where there is a fresh one. */
  readonly keeper: Keeper | undefined;

  /** How much of the own stream was known before the socket has told of it: what can be seen may be chosen at once. */
  private known = 0;

  private constructor(
    readonly about: About,
    readonly you: string,
    readonly room: AnyRoom,
    readonly words: GameWords,
    readonly board: Game["board"],
    slate: Slate,
    seat: string | undefined,
    house: House,
  ) {
    this.glass = new Glass(room.schema, about.labels as Record<string, Label[]>);
    this.reader = new Reader(this.glass);
    this.keeper = Keeper.of(about);
    this.story = new Story(room, this.glass, (event) => this.say(event));
    this.story.turnTo(this.read(slate));
    this.seat = seat;
    this.known = slate.seen;
    this.socket = new TableSocket(
      {
        table: about.id,
        language: language(),
        seat,
        since: 0,
        onMessage: (message) => this.heard(message),
        onStatus: (status) => (this.status = status),
      },
      (table) => house.connect(table),
    );
  }

  static async join(table: string, seat?: string, from?: House): Promise<Session> {
    const house = from ?? (await api.houseOf(table));
    const me = await house.me(); // gives a newcomer the cookie without which a seat would be lost
    const [slate, board] = await Promise.all([house.look(table), house.board(table)]);
    const { table: about, now } = slate;
    const [room, words] = await Promise.all([roomOf(about.game), GameWords.load(about.game, table)]);
    callSeats(words.group("teams"));
    dress(room.schema.liveries);
    const own = about.seats.filter((name) => now.chairs?.[name]?.who === me.you);
    return new Session(about, me.you, room, words, board, slate, own.includes(seat ?? "") ? seat : own[0], house);
  }

  /** The own seats: more than one where people share this screen. */
  get seats(): string[] {
    return this.about.seats.filter((seat) => this.live?.chairs[seat]?.who === this.you);
  }

  get isHost(): boolean {
    return this.about.host === this.you;
  }

  /** Whether somebody may be there to talk to: at a table of this browser there is nobody. */
  get hasChat(): boolean {
    return !isLocal(this.about.id);
  }

  /** What can be done now, with its text; nothing while the board still shows what has led here. */
  get choices(): Game["choice"][] {
    return this.story.behind ? [] : (this.live?.choices ?? []);
  }

  /** The choice that the primary button would make. */
  get next(): Game["choice"] | undefined {
    const armed = this.choices.find((choice) => choice.action === this.armed);
    return armed ?? (this.room.usual(this.choices) as Game["choice"] | undefined);
  }

  /** What the action brings that is being looked at. */
  get preview(): Answer | undefined {
    const action = this.peeked ?? this.armed;
    if (action !== undefined) return this.previews.of(action);
    const steps = this.planned?.actions ?? [];
    if (steps.length) return this.previews.of(steps.at(-1)!, steps.slice(0, -1));
    const { advice } = this.hints;
    return advice && { type: "answer", id: advice.id, preview: advice.preview, text: "" };
  }

  /** Whether this table tells what a champion would do; who solves a puzzle is to find it. */
  get hasHints(): boolean {
    return this.live?.hints === true && !this.judge;
  }

  /** Whether it can be asked for now. */
  get canHint(): boolean {
    return this.hasHints && this.seat !== undefined && this.choices.length > 0 && !this.singly;
  }

  /** The actions that are hinted at: the next one, and those of a plan that would follow it. */
  get hinted(): number[] {
    return (this.hints.advice?.moves ?? []).map((move) => this.glass.names("actions").indexOf(move));
  }

  /** A hint in a sentence. */
  get hintText(): string {
    const { advice, isThinking } = this.hints;
    if (!advice) return isThinking ? t("hint.thinking") : "";
    const say = (move: string) =>
      this.choices.find((choice) => choice.move === move)?.text ||
      choiceText(
        this.glass,
        this.words,
        this.glass.subject(this.glass.names("actions").indexOf(move)),
        this.live?.view,
      );
    const move = advice.moves.map(say).join(" · ");
    if (advice.other == null) return t("hint.plain", { move });
    const other = say(advice.other);
    return advice.close ? t("hint.close", { move, other }) : t("hint.rather", { move, other, why: advice.text });
  }

  /** Ask what a champion would do; once more takes it away. */
  askHint(): void {
    if (this.hints.advice) return this.hints.forget();
    if (!this.canHint || this.busy) return;
    this.disarm();
    this.refusal = undefined;
    void this.hints.ask(this.moment);
  }

  /** What can be chosen, and by whom: a hint holds as long as it is the same. */
  private get moment(): string {
    return [this.seat, ...(this.live?.choices ?? []).map(({ action }) => action)].join();
  }

  /** Whether a first race is leading from move to move: then each is made on its own. */
  get singly(): boolean {
    if (this.judge) return true;
    const lead = this.seat === this.about.seats[0] ? (this.about.lead ?? []) : [];
    return this.made.length < lead.length && this.made.every((move, i) => move === lead[i]!.move);
  }

  /** What towers and headlines are made of, beside a view. */
  get around(): Omit<Standing<Game>, "view"> {
    return { about: this.about, board: this.board, words: this.words };
  }

  /** What happened in the race or at the table, in a sentence; or in another form of it. */
  say(event: Told, form: Form = ""): string {
    if (event.table) return form ? "" : noticeText(event, this.live!);
    return eventText(this.glass, this.words, event, (seat) => nameOf(this.live!, seat), form);
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

  private question(action: number, first: number[]): Promise<Answer> | undefined {
    if (this.seat === undefined || !this.offers(first[0] ?? action)) return undefined;
    return this.socket.question(this.seat, action, first);
  }

  private offers(action: number | undefined): boolean {
    return this.live?.choices.some((choice) => choice.action === action) ?? false;
  }

  /** Make a choice. One that is seen before the answer to the last choice has come waits for that answer; one that was
   * offered before the last choice, tapped twice, is not made again.
   */
  async play(action: number): Promise<boolean> {
    const { seat } = this;
    const seen = this.socket.seen ?? 0;
    await this.calm();
    if (this.busy || seat === undefined || seat !== this.seat || seen < this.awaited) return false;
    this.disarm();
    if (this.judge) {
      this.judge(action);
      return false;
    }
    return this.do("move", { seat, action, seen: Math.max(this.known, this.socket.seen ?? 0) });
  }

  /** Make moves one after the other, each as soon as it can be chosen; whatever is refused ends it, and says why. */
  async playAll(actions: number[]): Promise<boolean> {
    for (const action of actions) {
      await this.calm();
      const isOffered = this.live?.choices.some((choice) => choice.action === action);
      if (!isOffered) this.whyNot(action);
      if (!isOffered || !(await this.play(action))) return false;
    }
    return true;
  }

  /** What the primary button does instead, and what it would bring; nothing for what it usually does. */
  plan(plan: Plan | undefined): void {
    this.planned = plan;
    const steps = plan?.actions ?? [];
    if (steps.length) this.previews.ask(steps.at(-1)!, steps.slice(0, -1));
  }

  /** Press the primary button. */
  confirm(): void {
    if (this.busy) return;
    if (this.planned) this.planned.go();
    else if (this.next) void this.play(this.next.action);
  }

  /** Say something where a refusal would stand. */
  tell(sentence: string): void {
    this.disarm();
    this.refusal = { type: "refusal", code: "told", sentence };
  }

  /** Make one choice after another, each picked from what is offered then, until nothing is picked. */
  async drive(next: (choices: Game["choice"][]) => Game["choice"] | undefined): Promise<void> {
    const offered = () => this.live?.choices ?? []; // the newest: nobody waits for the board between two steps
    for (let choice = next(offered()); choice && !this.busy; choice = next(offered())) {
      if (!(await this.play(choice.action))) return;
      await this.calm();
      if (this.refusal) return;
    }
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
    this.known = 0;
    this.disarm();
    this.hints.forget();
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
        this.known = 0;
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

  /** Until everything that was asked for is answered, and what came of it is known. */
  private async calm(): Promise<void> {
    if (this.busy) await new Promise<void>((resolve) => this.calmed.push(resolve));
  }

  private settle(): void {
    this.busy = this.asking > 0 || (this.socket.seen ?? 0) < this.awaited;
    if (!this.busy) for (const go of this.calmed.splice(0)) go();
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
    this.hints.keep(this.moment);
    if (this.planned) this.plan(this.planned);
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
