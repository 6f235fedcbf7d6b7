/** The files of a game that a page races by itself, as `paddock.wasm.export` writes them. */

/** Where the parts of a record lie: offset and size in bytes. */
export interface Layout {
  size: number;
  parts: Record<string, [at: number, size: number]>;
}

/** What is the same in every race of a game: `GAME.json`. */
export interface GameFile {
  game: string;
  rules: number;
  actions: number;
  observation: number;
  /** Numbers in what a viewer sees. */
  seen: number;
  foresight: string[];
  /** Decisions that no race can exceed. */
  longest: number;
  /** Events that reveal nothing to anybody else. */
  silent: number[];
  pauses: Record<string, string>;
  /** Names of events by their codes. */
  events: string[];
  /** Rules by the numbers of refusals, counted from 1. */
  refusals: string[];
  /** Where columns of a view begin. */
  columns: Record<string, number>;
  /** Rounds after which even a race in which nobody gets on is over. */
  guard: number | null;
  seats: number[];
  usual: number;
  defaults: Record<string, unknown>;
  tracks: (string | null)[];
  /** What seats are called, by how many there are. */
  names: Record<string, string[]>;
  search: { settings: number[] };
  marks: Marking;
  levels: Record<string, { slips?: number; think?: string; trained?: boolean }>;
  hints: HintSettings;
  /** Drivers that were trained, by the number of seats. */
  trained: Record<string, TrainedFile>;
  /** The bytes of a course that count in the digest of a race. */
  digest: [at: number, size: number][];
  /** Those that count after them, each where it is not empty. */
  later: [at: number, size: number][];
  memory: {
    desk: Layout;
    tree: Layout;
    batch: Layout;
    fate: Layout;
    log: Layout;
    state: number;
    seats: number;
    width: number;
    guesses: number;
    races: number;
  };
}

/** What a decision is called by what it has gained or lost, and what counts as a win: `paddock/analysis/marks`. */
export interface Marking {
  /** What a race is worth in the end: a win, or the share of the others left behind. */
  counts: "win" | "place";
  brilliant: number;
  good: number;
  inaccuracy: number;
  mistake: number;
  blunder: number;
  /** How often a page tries every choice. */
  page_tries: number;
}

/** What a hint tells of its move and of the next best, what matters most first. */
export interface HintSettings {
  /** Only where this is foreseen. */
  known?: string;
  /** Columns of the foresight: whether it counts how often something happens or how much of it, and what is better. */
  columns: Record<string, ["often" | "much", "more" | "less"]>;
}

/** What a trained driver looks at, and its layers, whose numbers are in a file of their own in half precision. */
export interface TrainedFile {
  file: string;
  columns: number[];
  thresholds: number[];
  layers: [from: number, to: number][];
}

/** What is raced on, beside its bytes. */
interface Described {
  labels: Record<string, (string | number | null)[]>;
  board: Record<string, unknown>;
  /** The words of all that chance can give, by number. */
  outcomes: (string | number)[];
}

/** A course with its bytes in base64. */
export interface WholeCourse extends Described {
  course: string;
  /** Who races together: seats by team, or each alone. */
  units: Record<string, number[]>;
}

/** Changes that make another course of one. */
export interface Changes extends Partial<Described> {
  patch?: [at: number, bytes: string][];
  /** Whether nothing is different: such an option is not recorded. */
  usual?: boolean;
}

/** A track with every number of seats, and with every option that a page can set: `GAME.TRACK.json`. */
export interface CourseFile extends WholeCourse {
  seats: Record<
    string,
    Changes & { units: Record<string, number[]>; options: Record<string, Record<string, Changes>> }
  >;
}

/** A race that goes on from a position. */
export interface PositionFile<Raced = WholeCourse> {
  seats: string[];
  options: Record<string, unknown>;
  course: Raced;
  /** The position, in base64. */
  state: string;
  /** The position in words, as a record tells it. */
  position: Record<string, unknown>;
  /** What chance gives first. */
  script: number[];
}

/** The first race of a game: `GAME.first.json`. */
export interface FirstFile extends PositionFile {
  lead: { name: string; move: string }[];
}

/** The positions of a game's examples, each with the number of its course: `GAME.positions.json`. */
export interface PositionsFile {
  courses: WholeCourse[];
  positions: Record<string, PositionFile<number>>;
}

/** A puzzle: whose choice it is, and what each choice is worth, from 0 to 1, the best first. */
export interface PuzzleFile {
  seat: string;
  /** Of the best choice, as the game calls kinds of choices. */
  kind: string;
  difficulty: "easy" | "medium" | "hard";
  choices: [action: number, worth: number][];
}

/** The puzzles of a game with their positions: `GAME.puzzles.json`. */
export interface PuzzlesFile {
  courses: WholeCourse[];
  /** Without a course where it can be made of the options. */
  positions: Record<string, PositionFile<number | undefined>>;
  /** What worth is: the chance to win, or the share of the others that are left behind. */
  counts: "win" | "place";
  puzzles: Record<string, PuzzleFile>;
}
