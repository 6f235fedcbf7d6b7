/** The messages of the wire, from the server's schema, and what requests are answered with. */
import type {
  About,
  Ack,
  Answer,
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

export type { About, Ack, Answer, FromClient, FromServer, News, Note, Refusal, Seated, Slate, Slip, Welcome };

export interface Summary {
  table: About;
  status: string;
  chairs: Record<string, Seated>;
}

/** What an option can be set to. */
export type Setting = string | number | boolean | null;

export interface GameInfo {
  title: string;
  tagline: string;
  rules: number;
  seats: number[];
  usual: number;
  options: Record<string, unknown>;
  choices: Record<string, Setting[]>;
  tracks: string[];
  /** Seats and options of a race that shows the game soon. */
  short: { seats?: number; options?: Record<string, unknown> };
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
