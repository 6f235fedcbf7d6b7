/** What goes without saying: another die while that is allowed, the drive, its end, or all that is left. */
export function usual(choices: string[]): string | undefined {
  if (choices.length === 1) return choices[0];
  return ["roll", "drive", "done"].find((move) => choices.includes(move));
}
