/** A table as this page knows it: slates and news become what boards and frames read. */
import { changed, type Game, type Glass } from "./glass";
import type { News, Note, Seated, Slate, Slip, Step } from "./types";

/** A chair, and when it was said so: clocks run on from there. */
export interface Chair extends Seated {
  at: number;
}

/** Something that happened, in the race or at the table. */
export type Told<G extends Game = Game> = (
  G["event"] | { name: string; seat?: string; values: Record<string, unknown> }
) & {
  /** Its place in the stream of this viewer. */
  seq: number;
  /** Whether it is about the table, and not about the race. */
  table: boolean;
  rule?: string;
};

/** Something that happened in the race, with a sentence by who has the words. */
export type Spoken<G extends Game = Game> = G["event"] & { text: string };

export interface State<G extends Game = Game> {
  status: string;
  chairs: Record<string, Chair>;
  deciding: string[];
  view: G["view"] | undefined;
  choices: G["choice"][];
  /** Per action the rule against it; empty if nothing is. */
  refusals: (string | undefined)[];
  undo: boolean;
  /** Seconds that were left when it was said so, and when that was. */
  pause: number | null;
  pauseAt: number;
  /** Seconds until the seal breaks: everybody shows what they contribute to the deal. */
  seal: number | null;
  result?: Record<string, unknown>;
  secret?: string;
  rematch?: string;
  /** Whether this viewer may ask what a champion would do. */
  hints: boolean;
}

/** Reads what one viewer is sent, message by message. */
export class Reader<G extends Game> {
  private numbers: Int32Array;
  private against: Int32Array;
  state: State<G>;

  constructor(readonly glass: Glass<G>) {
    this.numbers = glass.blank();
    this.against = new Int32Array(glass.schema.actions.length);
    this.state = {
      status: "open",
      chairs: {},
      deciding: [],
      view: undefined,
      choices: [],
      refusals: [],
      undo: false,
      pause: null,
      pauseAt: 0,
      seal: null,
      hints: false,
    };
  }

  /** The state after a message. */
  take(message: Slate | News, now: number = performance.now()): State<G> {
    if (message.type === "slate" || message.whole) this.forget();
    return (this.state = this.with(message.now, now));
  }

  private forget(): void {
    this.numbers = this.glass.blank();
    this.against.fill(0);
    this.state = {
      ...this.state,
      view: undefined,
      choices: [],
      refusals: [],
      deciding: [],
      undo: false,
      pause: null,
      seal: null,
      hints: false,
    };
  }

  private with(slip: Slip, now: number): State<G> {
    const state = { ...this.state };
    if (slip.view) {
      this.numbers = changed(this.numbers, slip.view);
      state.view = this.glass.view(this.numbers);
    }
    if (slip.refusals) {
      this.against = changed(this.against, slip.refusals);
      state.refusals = [...this.against].map((rule) => this.glass.schema.refusals[rule - 1]);
    }
    if (slip.choices) state.choices = slip.choices.map((row) => this.glass.choice(row));
    if (slip.chairs) {
      const said = Object.entries(slip.chairs).map(([seat, chair]) => [seat, { ...chair, at: now }] as const);
      state.chairs = { ...state.chairs, ...Object.fromEntries(said) };
    }
    if (slip.status !== undefined) state.status = slip.status;
    if (slip.deciding !== undefined) state.deciding = slip.deciding;
    if (slip.undo !== undefined) state.undo = slip.undo;
    if (slip.pause !== undefined) [state.pause, state.pauseAt] = [slip.pause, now];
    if (slip.seal !== undefined) state.seal = slip.seal;
    if (slip.result !== undefined) state.result = slip.result;
    if (slip.secret !== undefined) state.secret = slip.secret;
    if (slip.rematch !== undefined) state.rematch = slip.rematch;
    if (slip.hints !== undefined) state.hints = slip.hints;
    return state;
  }
}

/** What a viewer was told, from a place in its stream on. */
export function toldIn<G extends Game>(glass: Glass<G>, rows: (number[] | Note)[], since: number): Told<G>[] {
  return rows.map((row, i) => {
    if (Array.isArray(row)) return { ...glass.event(row), seq: since + i, table: false };
    return {
      name: row.name,
      ...(row.seat ? { seat: row.seat } : {}),
      values: row.values ?? {},
      seq: since + i,
      table: true,
    };
  });
}

/** A step of a race that is looked at again. */
export interface Frame<G extends Game = Game> {
  at: number;
  events: Told<G>[];
  view: G["view"] | undefined;
  /** Moves made so far, and what bots thought of theirs; only of a race that is over. */
  moves?: number;
  why?: { seat: string; text: string }[];
}

/** The steps of one answer, of which the first begins with nothing. */
export function framesOf<G extends Game>(glass: Glass<G>, steps: Step[]): Frame<G>[] {
  let numbers = glass.blank();
  let view: G["view"] | undefined;
  return steps.map(({ told, seq, view: runs, ...step }) => {
    if (runs?.length) view = glass.view((numbers = changed(numbers, runs)));
    return { ...step, events: toldIn(glass, told, seq), view };
  });
}
