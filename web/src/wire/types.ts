/** The messages of the wire, from the server's schema, and what requests are answered with. */
import type {
  About,
  Ack,
  Advice,
  Answer,
  Bye,
  Difference,
  FromClient,
  FromServer,
  News,
  Note,
  Refusal,
  Seated,
  Slate,
  Slip,
  Welcome,
} from "./wire";

export type {
  About,
  Ack,
  Advice,
  Answer,
  Bye,
  Difference,
  FromClient,
  FromServer,
  News,
  Note,
  Refusal,
  Seated,
  Slate,
  Slip,
  Welcome,
};

export interface Summary {
  table: About;
  status: string;
  chairs: Record<string, Seated>;
  /** When it was opened, in seconds since 1970; only in lists. */
  opened?: number;
  /** The place of every seat, when it is over. */
  places?: Record<string, number>;
  /** The rounds that have begun, when it is on. */
  rounds?: number;
}

/** What an option can be set to. */
export type Setting = string | number | boolean | null;

export interface GameInfo {
  title: string;
  tagline: string;
  rules: number;
  seats: number[];
  usual: number;
  /** That a race takes at a real table, from and to. */
  minutes: [number, number];
  /** How much there is to think about: 1 light, 2 medium, 3 heavy. */
  weight: number;
  options: Record<string, unknown>;
  choices: Record<string, Setting[]>;
  tracks: string[];
  /** What tracks are called. */
  titles: Record<string, string>;
  /** What the figures of a history are called. */
  figures: Record<string, string>;
  /** Seats and options of a race that shows the game soon. */
  short: { seats?: number; options?: Record<string, unknown> };
  /** Liveries of seats that are called by a colour. */
  liveries?: Record<string, object>;
  /** Whether it can be raced at once; if not it is being compiled: so many steps done, of all. */
  ready: boolean;
  done?: number;
  of?: number;
}

export interface Games {
  games: Record<string, GameInfo>;
  bots: string[];
  phrases: string[];
  languages: string[];
}

export interface Me {
  you: string;
  name: string;
  member?: boolean;
}

/** A step of a race in numbers. */
export interface Step {
  at: number;
  told: (number[] | Note)[];
  /** The place of the first of these in the stream of the viewer. */
  seq: number;
  /** Runs of other numbers than in the step before; nothing before the race. */
  view: number[] | null;
  moves?: number;
  why?: { seat: string; text: string }[];
}

export interface Replay {
  since: number;
  of: number;
  frames: Step[];
}

/** A position that shows rules, as its first seat sees it. */
export interface Example {
  name: string;
  chapter: string;
  rules: string[];
  /** Whether it is best looked at closely. */
  close: boolean;
  about: About;
  /** Which of the boards it stands on. */
  board: number;
  /** Runs of numbers, from a row of which nothing is known. */
  view: number[];
}

export interface Examples {
  boards: object[];
  examples: Example[];
}
