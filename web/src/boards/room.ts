/** What every game brings to the table: the frame around it is the same for all. */
import type { Component } from "svelte";
import type { Sound } from "../frame/sounds";
import type { Game, Glass, Schema } from "../wire/glass";
import type { About, Answer } from "../wire/types";
import type { Spoken, State } from "../wire/state";
import type { GameWords } from "../words/game";

/** What the frame lends to a board. */
export interface BoardProps<G extends Game> {
  view: G["view"];
  about: About;
  board: G["board"];
  glass: Glass<G>;
  words: GameWords;
  /** The seat through whose eyes it is seen; missing for spectators. */
  you: string | undefined;
  /** The seat that is followed or highlighted. */
  focus: string | undefined;
  /** Whether to look closely at that seat, and not at the whole board. */
  close: boolean;
  /** What the move would bring that is being looked at. */
  preview: Answer | undefined;
  /** What has just happened, in a sentence too. */
  event: Spoken<G> | undefined;
  /** What the viewer can do now, where the board itself can be tapped; missing for those who only watch. */
  controls?: Controls<G> | undefined;
}

/** Choices that can be picked on a board; a choice is named by its action. */
export interface Controls<G extends Game> {
  choices: G["choice"][];
  armed: number | undefined;
  peeked: number | undefined;
  arm: (action: number) => void;
  play: (action: number) => void;
  peek: (action: number | undefined) => void;
  /** Make one choice after another, each picked from what is offered then, until nothing is picked. */
  drive?: Drive<G>;
}

export type Drive<G extends Game> = (next: (choices: G["choice"][]) => G["choice"] | undefined) => Promise<void>;

/** What the frame lends to a dashboard. */
export interface DashboardProps<G extends Game> {
  state: State<G>;
  view: G["view"];
  about: About;
  board: G["board"];
  glass: Glass<G>;
  words: GameWords;
  seat: string;
  choices: G["choice"][];
  /** The action that the primary button would take. */
  armed: number | undefined;
  /** The rule against an action; undefined if nothing is against it. */
  refused: (action: number | undefined) => string | undefined;
  /** Say why this can't be done; and what the primary button would do instead. */
  whyNot: (action: number | undefined, instead?: number) => void;
  /** Look at a choice: its preview is shown, and the primary button would make it. A second time makes it. */
  arm: (action: number) => void;
  /** Make a choice at once. */
  play: (action: number) => void;
  /** Show what a choice would bring while it is pointed at. */
  peek: (action: number | undefined) => void;
  /** What a choice would bring, as soon as the server has said so: for choices that show it all the time. */
  foresee?: (action: number) => Answer | undefined;
  /** Make choices one after the other; the answer is whether all could be made. */
  playAll?: (actions: number[]) => Promise<boolean>;
  /** What the primary button does from now on; nothing for what it usually does. */
  plan?: (plan: Plan | undefined) => void;
  /** Say something where refusals are said. */
  tell?: (sentence: string) => void;
  /** Whether a first race leads from choice to choice: then each is made on its own. */
  singly?: boolean;
  /** The actions of a plan that is hinted at, where the room points at them by itself. */
  hinted?: number[];
  /** Make one choice after another, each picked from what is offered then, until nothing is picked. */
  drive?: Drive<G>;
}

/** Something that the primary button does which is more than one choice. */
export interface Plan {
  label: string;
  /** Choices that would be made one after the other: the forecast of the last of them is shown. */
  actions?: number[];
  go: () => void;
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
export interface Stride<G extends Game> {
  /** What it is called. */
  name(words: GameWords): string;
  /** What changes when the next one begins. */
  of(view: G["view"], board: G["board"]): string | number;
}

/** What a tower and a headline are made of. */
export interface Standing<G extends Game> {
  view: G["view"];
  about: About;
  board: G["board"];
  words: GameWords;
}

export interface Room<G extends Game> {
  schema: Schema;
  Board: Component<BoardProps<G>>;
  Dashboard: Component<DashboardProps<G>>;
  /** Whether the board can be looked at closely. */
  closeness: boolean;
  /** The height of the dashboard in pixels, whatever there is to decide: under a wide board, and under a tall one. */
  controls: { wide: number; tall: number };
  /** Whether the dashboard points at the whole plan of a hint; otherwise the frame points at its first choice. */
  pointsAtPlans?: boolean;
  tower(standing: Standing<G>): TowerRow[];
  /** One row for each seat, where the tower has several: for results and charts. */
  standing?(standing: Standing<G>): TowerRow[];
  /** Where the race stands, in a few words. */
  headline(standing: Standing<G>): string;
  /** Milliseconds for which an event is shown. */
  beat(event: G["event"]): number;
  /** What an event sounds like. */
  sound?(event: G["event"]): Sound | undefined;
  /** What a board shows beside what an event itself sets (`Glass.staged` comes first): dice, scenes. */
  stage?(view: G["view"], event: G["event"]): G["view"];
  /** The choice that the primary button makes when none is armed. */
  usual(choices: G["choice"][]): G["choice"] | undefined;
  /** What a chart counts along its axis: laps, rounds. */
  moment(view: G["view"]): number;
  /** What changes whenever a chart gets a new point, if that is more often than a moment. */
  sample?(view: G["view"]): number;
  /** What a driver can do best: what an event counts for it, of which the most or the sum is taken. */
  medals?: Record<string, { by: "most" | "sum"; of: (event: G["event"]) => number }>;
  /** What a replay can go by besides single steps, from short to long. */
  strides?: Stride<G>[];
  /** What somebody new should be told now, by the key of a lesson. */
  lesson?(view: G["view"], seat: string, choices: G["choice"][], armed?: G["choice"]): string | undefined;
  /** The lessons of a first race in their order, and what each asks to be pressed. */
  course?: Record<string, "choice" | "primary">;
}

/** A room whose game is known only when it is loaded. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type AnyRoom = Room<any>;
