/** What could have been: another choice on a guess, and how pilots drive on from there. */
import { type Course, type Engine, FATE, WHIM } from "./engine";
import type { Question } from "./analysis";
import { keyOf } from "./race";

/** A moment of it, as the seat sees it. */
export interface Imagined {
  told: number[][];
  seen: Int32Array;
}

/** Make a choice of a decision on a guess, and let pilots drive on until the race is over: moment by moment. */
export function* imagine(
  engine: Engine,
  { course }: Course,
  { seats, seat, position }: Question,
  action: number,
  seed: string,
): Generator<Imagined> {
  const desk = engine.newDesk(course, seats);
  try {
    desk.key = keyOf(seed);
    desk.begin(FATE, 0);
    desk.begin(WHIM, 1);
    desk.place(position);
    desk.look();
    yield { told: [], seen: desk.show(seat) };
    let next: { seat: number; action: number } | undefined = { seat, action };
    while (next) {
      const pending = desk.step(next.seat, next.action);
      yield { told: desk.tell(seat).filter((row) => row.length), seen: desk.show(seat) };
      desk.clearLog();
      const mover = seatsIn(pending, seats)[0];
      next = mover === undefined ? undefined : { seat: mover, action: desk.pilot(mover) };
    }
  } finally {
    desk.free();
  }
}

const seatsIn = (pending: number, seats: number): number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (pending >> seat) & 1);
