/** What the server says of a race of HEAT. */
export type Face = number | string;
export type Point = [number, number];

export interface Car {
  pos: number;
  spot: number;
  gear: number;
  engine: number;
  place: number;
  lap: number;
  hand: Face[] | number;
  play?: Face[] | number;
  packet?: Face[];
  deck: number;
  discard: number;
  top?: Face;
  speed?: number;
  adrenaline: boolean;
  committed: boolean;
  finished: boolean;
}

export interface HeatBoard {
  track: string;
  title: string;
  spaces: { centre: Point; heading: number; spots: [Point, Point]; line: [Point, Point]; to_corner: number }[];
  corners: { line: number; limit: number; turn: "L" | "R"; badge: Point; ends: [Point, Point] }[];
  grid: [number, number][];
  road: Point[];
  kerbs: Point[][];
  race_line: Point[][];
}
