/** The cars: one family of single seaters, 52 long and 26 wide, each with a nose and a tail of its own. They face east. */
export const BODIES = [
  // a cigar with a round nose
  "M-25-3Q-24-6.6-14-7L4-6.2Q18-5 25-2.2Q28 0 25 2.2Q18 5 4 6.2L-14 7Q-24 6.6-25 3Z",
  // a blunt nose, wide at its mouth
  "M-25-4Q-24-7-14-7.4L6-6L22-4.2Q26-3.6 26-2V2Q26 3.6 22 4.2L6 6L-14 7.4Q-24 7-25 4Z",
  // a shark: narrow in front, broad behind
  "M-24-5Q-22-8-12-7.8L4-5L20-2.4Q27-1 28 0Q27 1 20 2.4L4 5L-12 7.8Q-22 8-24 5Z",
  // a barrel with long flanks
  "M-26-2Q-25-7-17-7.6L10-7Q21-6 25-3Q27-1.6 27 0Q27 1.6 25 3Q21 6 10 7L-17 7.6Q-25 7-26 2Z",
];

export const bodyOf = (number: number): string => BODIES[number % BODIES.length]!;

/** Pixels of that drawing to spaces of the board. */
export const SIZE = 0.0163;
