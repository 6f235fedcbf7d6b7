/** What the server says of a race of Thunder Alley. */
export type Point = [number, number];

export interface Car {
  /** Sector and lane, as "12.3"; missing once it has left the track. */
  at?: string;
  /** How often it has crossed the line. */
  x?: number;
  wear: string[];
  led: number;
  activated: boolean;
  place: number;
  stack?: number;
  out?: boolean;
  team: string;
  laps?: number;
  lapped?: boolean;
  finished: boolean;
}

/** The move of the active car. */
export interface Move {
  car: number;
  card: string;
  mp: number;
  front: number[];
  rear: number[];
  second?: number;
  chain?: number[];
}

export interface RaceCard {
  speed: number;
  exit: number;
  type: "solo" | "draft" | "pursuit" | "lead";
  wear: string | null;
}

export interface Line {
  sector: number;
  ends: [Point, Point];
  label: Point;
}

export interface ThunderBoard {
  track: string;
  title: string;
  /** The length of a sector and the width of a lane. */
  unit: number;
  wide: number;
  /** By sector, then by lane; lane 0 is the apron. */
  spaces: { at: Point; outline: Point[] }[][];
  headings: number[];
  beside: Point[];
  marks: Point[];
  corners: number[];
  restart: [number, number];
  /** By sector and lane (from 1): the lanes of the next sector that it leads into. */
  ahead: number[][][];
  ways: [Point, Point][];
  wall: Point[][];
  start: Line;
  green_line: Line;
  grid: [number, number][];
  cards: Record<string, RaceCard>;
  events: Record<string, string>;
  wear: { temporary: string[]; permanent: string[]; most: number };
}
