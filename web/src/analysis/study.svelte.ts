/** The analysis of one seat of a race that is over, as the replay shows it: begun, stopped, gone on with, and kept.
 *
 * All that judges is loaded when somebody wants it.
 */
import type { Analysis, AnalysisDocument, Judged, Mark } from "../local/analysis";
import type { Judges } from "../local/judges";
import type { RaceRecord } from "../local/records";
import type { Shelf } from "../local/shelf";
import { engineBase } from "../local/where";
import * as api from "../wire/api";
import { type Game, Glass } from "../wire/glass";
import { type Frame, toldIn } from "../wire/state";

const KEEP_EVERY = 4; // decisions, so that little is lost when a page is closed

/** Signs of marks, as chess players write them. */
export const SIGNS: Record<Mark, string> = {
  brilliant: "!!",
  good: "!",
  inaccuracy: "?!",
  mistake: "?",
  blunder: "??",
};

/** A decision of the seat, judged or not yet. */
export interface Decision {
  /** The moves that were made before it. */
  number: number;
  /** What there was to choose from, by the words of its moves. */
  choices: Record<string, Game["choice"]>;
  judged?: Judged & { luck: number };
}

export class Study {
  seat = $state<string>();
  decisions = $state.raw<Decision[]>([]);
  document = $state.raw<AnalysisDocument>();
  /** What a race is worth: a win, or the share of the others left behind. */
  counts = $state<"win" | "place">("win");
  isReady = $state(false);
  isRunning = $state(false);
  problem = $state<string>();

  private analysis: Analysis | undefined;
  private record: Promise<RaceRecord> | undefined;
  private shelf: Shelf | undefined;
  private judges: Judges | undefined;
  private work: Promise<void> = Promise.resolve(); // what was begun before, which comes to its end

  constructor(
    private readonly table: string,
    private readonly glass: Glass<Game>,
    /** How often every choice is tried; as many as is usual for the game, if it is not said. */
    private readonly tries?: number,
  ) {}

  get done(): number {
    return this.document?.decisions.length ?? 0;
  }

  get isDone(): boolean {
    return this.isReady && this.document?.missing === 0;
  }

  /** Look at the decisions of a seat, and at what is known of them. */
  async open(seat: string): Promise<void> {
    this.stop();
    [this.seat, this.isReady, this.problem] = [seat, false, undefined];
    [this.analysis, this.document, this.decisions] = [undefined, undefined, []];
    await this.carefully(async () => {
      const [{ Analysis, recorded }, { keptStudy }, { folder, Shelf }] = await Promise.all([
        import("../local/analysis"),
        import("../local/studies"),
        import("../local/shelf"),
      ]);
      this.record ??= api.record(this.table) as Promise<unknown> as Promise<RaceRecord>;
      this.record.catch(() => (this.record = undefined));
      this.shelf ??= new Shelf(folder(engineBase!.href));
      const [raced, known] = await Promise.all([recorded(await this.record, this.shelf), keptStudy(this.table, seat)]);
      if (this.seat !== seat) return; // somebody has looked at another one meanwhile
      this.counts = raced.file.marks.counts;
      this.analysis = Analysis.of(raced, seat, this.tries ?? raced.file.marks.page_tries, 0, known);
      this.isReady = true;
      this.show(this.analysis);
    });
  }

  private show(analysis: Analysis): void {
    const document = analysis.toDocument();
    const judged = Object.fromEntries(document.decisions.map((each) => [each.number, each]));
    this.document = document;
    this.decisions = analysis.asked.map(({ number, offers }, at) => ({
      number,
      choices:
        this.decisions[at]?.choices ??
        Object.fromEntries(offers.map((row) => this.glass.choice(row)).map((choice) => [choice.move, choice])),
      ...(judged[number] ? { judged: judged[number] } : {}),
    }));
  }

  /** Judge what is open yet, on all cores, until it is done or stopped. */
  async start(): Promise<void> {
    const { analysis, seat } = this;
    if (!analysis || !seat || this.isRunning) return;
    this.isRunning = true;
    await this.work;
    if (!this.isRunning || this.analysis !== analysis) return;
    this.work = this.judge(analysis, seat);
    await this.work;
  }

  private async judge(analysis: Analysis, seat: string): Promise<void> {
    await this.carefully(async () => {
      const [{ Judges }, { keepStudy }] = await Promise.all([import("../local/judges"), import("../local/studies")]);
      const judges = (this.judges ??= new Judges(engineBase!.href));
      const isWanted = () => this.isRunning && this.analysis === analysis;
      let count = 0;
      await analysis.run(judges.judge, judges.size, () => {
        if (this.analysis === analysis) this.show(analysis);
        if (++count % KEEP_EVERY === 0) void keepStudy(this.table, seat, analysis.toDocument());
        return isWanted();
      });
      await keepStudy(this.table, seat, analysis.toDocument());
      judges.rest();
    });
    if (this.analysis === analysis) this.isRunning = false;
  }

  /** What is being judged is judged to its end, and kept. */
  stop(): void {
    this.isRunning = false;
  }

  /** What could have been: a choice of a decision on a guess, and how pilots drive on while `goesOn` says so. */
  async imagined(number: number, move: string, goesOn: (frame: Frame, count: number) => boolean): Promise<Frame[]> {
    const { analysis } = this;
    const asked = analysis?.asked.find((each) => each.number === number);
    if (!analysis || !asked) return [];
    const { imagine } = await import("../local/lines");
    const { engine, course } = analysis.raced;
    const action = course.labels.actions!.indexOf(move);
    const frames: Frame[] = [];
    let since = 0;
    for (const { told, seen } of imagine(engine, course, asked.question, action, `line ${number}`)) {
      const frame: Frame = { at: 0, events: toldIn(this.glass, told, since), view: this.glass.view(seen) };
      if (told.length || !frames.length) frames.push(frame);
      since += told.length;
      if (!goesOn(frame, frames.length)) break;
    }
    return frames;
  }

  /** A race against bots in this browser, which goes on from a decision of the seat; the answer is its table. */
  async playOn(number: number, bot: string): Promise<string | undefined> {
    const { seat } = this;
    return this.carefully(async () => {
      const here = await api.here();
      const { moves: made, ...record } = await this.record!;
      const opened = api.isLocal(this.table)
        ? await here.openTable({ start: { table: this.table, moves: number } })
        : await here.openTable({ record: { ...record, moves: made.slice(0, number) } });
      const { id } = opened.table;
      await here.command(id, { do: "sit", seat });
      await here.command(id, { do: "start", bot });
      return id;
    });
  }

  private async carefully<T>(work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      this.isRunning = false;
      const { house } = await import("../local/house");
      this.problem = (await house.explained(error)).message;
      return undefined;
    }
  }
}
