/** What every game brings to the table: the frame around it is the same for all. */
import type { Component } from "svelte";
import type { GameWords } from "../words/game";
import type { About, Answer, Choice, State, Told, View } from "../wire/types";

/** What the frame lends to a board. */
export interface BoardProps {
  view: View;
  about: About;
  board: unknown;
  words: GameWords;
  /** The seat that is followed or highlighted. */
  focus: string | undefined;
  /** Whether to look closely at that seat, and not at the whole board. */
  close: boolean;
  /** What the move would bring that is being looked at. */
  preview: Answer | undefined;
  /** What has just happened. */
  event: Told | undefined;
  /** What the viewer can do now, where the board itself can be tapped; missing for those who only watch. */
  controls?: Controls | undefined;
}

/** Choices that can be picked on a board. */
export interface Controls {
  choices: Choice[];
  armed: string | undefined;
  peeked: string | undefined;
  arm(move: string): void;
  play(move: string): void;
  peek(move: string | undefined): void;
}

/** What the frame lends to a dashboard. */
export interface DashboardProps {
  state: State;
  view: View;
  about: About;
  board: unknown;
  words: GameWords;
  seat: string;
  /** The move that the primary button would make. */
  armed: string | undefined;
  /** Why this can't be done: the rule against a move; and what the primary button would do instead. */
  whyNot(move: string, instead?: string): void;
  /** Look at a move: its preview is shown, and the primary button would make it. A second time makes it. */
  arm(move: string): void;
  /** Make a move at once. */
  play(move: string): void;
  /** Show what a move would bring while it is pointed at. */
  peek(move: string | undefined): void;
  /** What a move would bring, as soon as the server has said so: for choices that show it all the time. */
  foresee?(move: string): Answer | undefined;
}

export interface Cell {
  /** What it is, for those who point at it or have it read out. */
  title: string;
  text: string;
  tone?: "hot" | "good" | "plain";
}

export interface TowerRow {
  key: string;
  /** The seats behind the row: one car, or a team. */
  seats: string[];
  rank: number;
  /** How far the row is along the race: charts compare it. */
  progress: number;
  /** What stands on its badge where a seat has several rows; such a row is followed by its key. */
  label?: string;
  /** Behind the row above, in the measure of the game. */
  gap: string;
  cells: Cell[];
  turn: boolean;
  out: boolean;
}

/** A stretch of a race that a replay can go by. */
export interface Stride {
  /** What it is called. */
  name(words: GameWords): string;
  /** What changes when the next one begins. */
  of(view: View): string | number;
}

export interface Room {
  Board: Component<BoardProps>;
  Dashboard: Component<DashboardProps>;
  /** Whether the board can be looked at closely. */
  closeness: boolean;
  tower(view: View, about: About, words: GameWords): TowerRow[];
  /** One row for each seat, where the tower has several: for results and charts. */
  standing?(view: View, about: About, words: GameWords): TowerRow[];
  /** Where the race stands, in a few words. */
  headline(view: View, words: GameWords): string;
  /** Milliseconds for which an event is shown. */
  beat(event: Told): number;
  /** The view after an event, as far as the board must show it before the next one. */
  stage(view: View, event: Told): View;
  /** The move that the primary button makes when none is armed. */
  usual(choices: string[]): string | undefined;
  /** What a chart counts along its axis: laps, rounds. */
  moment(view: View): number;
  /** What changes whenever a chart gets a new point, if that is more often than a moment. */
  sample?(view: View): number;
  /** What a replay can go by besides single steps, from short to long. */
  strides?: Stride[];
  /** What somebody new should be told now, by the key of a lesson. */
  lesson?(view: View, seat: string, choices: string[], armed?: string): string | undefined;
  /** The lessons of a first race in their order, and what each asks to be pressed. */
  course?: Record<string, "choice" | "primary">;
}
