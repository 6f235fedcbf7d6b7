/** How the markers of wear look: none of colour, outline and letter is needed alone. */
export interface Look {
  fill: string;
  ink: string;
  outline: string;
  /** How much lower the letter stands, so that it is in the middle of its outline. */
  drop: number;
}

const LOOKS: Record<string, Look> = {
  black: { fill: "#26282c", ink: "#ffffff", outline: "M0-9A9 9 0 1 1 0 9A9 9 0 1 1 0-9Z", drop: 0 },
  green: {
    fill: "#2b8a3e",
    ink: "#ffffff",
    outline: "M0-9.6Q8.4-1 8.4 2.4A8.4 7 0 1 1-8.4 2.4Q-8.4-1 0-9.6Z",
    drop: 1.6,
  },
  blue: { fill: "#1d5fc4", ink: "#ffffff", outline: "M0-9.8L9.8 0L0 9.8L-9.8 0Z", drop: 0 },
  grey: { fill: "#9aa0a8", ink: "#111111", outline: "M-5-8.6H5L9.6 0L5 8.6H-5L-9.6 0Z", drop: 0 },
  yellow: { fill: "#f2c21a", ink: "#111111", outline: "M-8.6-8.6H8.6V8.6H-8.6Z", drop: 0 },
  lavender: {
    fill: "#b79ce0",
    ink: "#111111",
    outline: "M-3.8-9.2H3.8L9.2-3.8V3.8L3.8 9.2H-3.8L-9.2 3.8V-3.8Z",
    drop: 0,
  },
  orange: { fill: "#f0862c", ink: "#111111", outline: "M-8.8-8.6H8.8V2.4Q8.8 7.6 0 9.8Q-8.8 7.6-8.8 2.4Z", drop: -0.6 },
  red: { fill: "#c4141f", ink: "#ffffff", outline: "M0-9.4L10 8.8H-10Z", drop: 2.4 },
};

const UNKNOWN: Look = { fill: "#ffffff", ink: "#111111", outline: "M-8-8H8V8H-8Z", drop: 0 };

export const lookOf = (colour: string): Look => LOOKS[colour] ?? UNKNOWN;
