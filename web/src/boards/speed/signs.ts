/** One sign for each player, wherever they are shown: the letter of the team, with a number where it is a pair. */
import { dress, livery, type Livery } from "../../frame/livery";
import { signSeats } from "../../frame/names";
import type { SpeedBoard } from "../../wire/wire";

export type Sign = Livery & { label: string };

/** The looks of all teams and seats, by their names: players look like their team. */
export function signsOf({ teams }: Pick<SpeedBoard, "teams">): Record<string, Sign> {
  return Object.fromEntries(
    Object.entries(teams).flatMap(([team, seats], index) => [
      [team, { ...livery(index), label: team }],
      ...seats.map((seat, nth) => [seat, { ...livery(index), label: seats.length > 1 ? `${team}${nth + 1}` : team }]),
    ]),
  ) as Record<string, Sign>;
}

let worn: SpeedBoard | undefined;

/** Let the frame call everybody by their sign, from the first row of the tower on. */
export function wear(board: SpeedBoard): void {
  if (worn === board) return;
  worn = board;
  const signs = signsOf(board);
  dress(signs);
  signSeats(Object.fromEntries(Object.entries(signs).map(([seat, { label }]) => [seat, label])));
}
