/** What goes without saying: another die while that is allowed, the drive, its end, or all that is left. */
import type { Choice } from "../../rooms/scrap";

export function usual(choices: Choice[]): Choice | undefined {
  if (choices.length === 1) return choices[0];
  for (const kind of ["roll", "drive", "done"]) {
    const found = choices.find((choice) => choice.kind === kind);
    if (found) return found;
  }
  return undefined;
}
