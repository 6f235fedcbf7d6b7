/** The messages of the wire, from the server's schema, and what requests are answered with. */
import type { About, Ack, Answer, Choice, Events, FromClient, FromServer, Refusal, Seated, Snapshot, State, Told, Welcome } from "./wire";

export type { About, Ack, Answer, Choice, Events, FromClient, FromServer, Refusal, Seated, Snapshot, State, Told, Welcome };

/** What a viewer sees of a race: each game has its own words for it. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type View = Record<string, any>;

export interface Summary {
  table: About;
  status: string;
  chairs: Record<string, Seated>;
}

export interface GameInfo {
  title: string;
  tagline: string;
  rules: number;
  seats: number[];
  usual: number;
  options: Record<string, unknown>;
  choices: Record<string, unknown[]>;
  tracks: string[];
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

export interface Frame {
  at: number;
  events: Told[];
  view: View | null;
  /** Moves made so far, and what bots thought of theirs; only of a race that is over. */
  moves?: number;
  why?: { seat: string; text: string }[];
}

export interface Replay {
  since: number;
  of: number;
  frames: Frame[];
}
