/** How cars are told apart: by label, shape, pattern and colour together, so that none of them is needed alone. */
export interface Livery {
  colour: string;
  ink: string;
  shape: Shape;
  pattern: Pattern;
}

export type Shape = "circle" | "square" | "diamond" | "hexagon" | "triangle" | "shield" | "octagon" | "drop";
export type Pattern = "plain" | "band" | "stripe" | "halves" | "chequers" | "cross";

// Eight hues that stay apart with any colour vision, each with an ink of at least 4.5:1 on it.
const HUES: [colour: string, ink: string][] = [
  ["#c8102e", "#ffffff"],
  ["#f2b705", "#1a1a1a"],
  ["#1664c0", "#ffffff"],
  ["#35b6a0", "#10201d"],
  ["#7b3fb5", "#ffffff"],
  ["#f07b2c", "#231204"],
  ["#e9e7e1", "#1a1a1a"],
  ["#4b4f58", "#ffffff"],
];
const SHAPES: Shape[] = ["circle", "square", "diamond", "hexagon", "triangle", "shield", "octagon", "drop"];
const PATTERNS: Pattern[] = ["plain", "band", "stripe", "halves", "chequers", "cross"];

/** The livery of a seat (or a team) by its number; from the ninth on the pattern changes. */
export function livery(index: number): Livery {
  const [colour, ink] = HUES[index % HUES.length]!;
  const shape = SHAPES[index % SHAPES.length]!;
  const pattern = PATTERNS[((index % HUES.length) + Math.floor(index / HUES.length)) % PATTERNS.length]!;
  return { colour, ink, shape, pattern };
}

let called: Record<string, Livery & { label: string }> = {};

/** Seats that are called by a colour wear it, as the game says. */
export function dress(liveries: Record<string, object>): void {
  called = liveries as typeof called;
}

/** The livery of a seat among all: that of its colour if it is called by one. */
export const liveryOf = (seat: string, seats: string[]): Livery =>
  called[seat] ?? livery(Math.max(0, seats.indexOf(seat)));

/** The outlines of the shapes, in a square from -10 to 10. */
export const OUTLINES: Record<Shape, string> = {
  circle: "M0-9.5A9.5 9.5 0 1 1 0 9.5A9.5 9.5 0 1 1 0-9.5Z",
  square: "M-8.5-8.5H8.5V8.5H-8.5Z",
  diamond: "M0-11.5L11.5 0L0 11.5L-11.5 0Z",
  hexagon: "M-5.5-9.5H5.5L11 0L5.5 9.5H-5.5L-11 0Z",
  triangle: "M0-11L11.5 9H-11.5Z",
  shield: "M-9-9.5H9V2Q9 8 0 11.5Q-9 8-9 2Z",
  octagon: "M-4-9.5H4L9.5-4V4L4 9.5H-4L-9.5 4V-4Z",
  drop: "M0-12Q9.5-2 9.5 3A9.5 8.5 0 1 1-9.5 3Q-9.5-2 0-12Z",
};

/**
 * What a seat is called on a badge: its name if that is short, otherwise its number. One that is called by its colour
 * shows it: letters of a word would be those of one language, and alike for blue and black.
 */
export function label(seat: string, seats: string[]): string {
  if (called[seat]) return called[seat].label.replace(/^\p{L}{2,}$/u, "");
  if (seats.every((name) => name.length <= 1)) return seat;
  return String(seats.indexOf(seat) + 1);
}
