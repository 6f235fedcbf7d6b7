/** Where on the board a choice can be tapped: the space it leads to, or the car it names. What it does is the server's. */
import type { View } from "../../wire/types";
import { nextTo, spaceOf } from "./geometry";
import type { Car, Move, ThunderBoard } from "./types";

export interface Target {
  move: string;
  /** The space, as "12.3". */
  at: string;
  /** The car, where one is chosen and not a space. */
  car?: string;
}

export const moveOf = (view: View): Move | undefined => view.move as Move | undefined;
export const carsOf = (view: View): Record<string, Car> => view.cars as Record<string, Car>;

/** The car that everything turns about now. */
export function activeCar(view: View): string | undefined {
  const number = moveOf(view)?.car ?? view.car;
  return number === undefined || number === null ? undefined : String(number);
}

export function targetsOf(board: ThunderBoard, view: View, choices: string[]): Target[] {
  return choices.flatMap((move) => targetOf(board, view, move) ?? []);
}

function targetOf(board: ThunderBoard, view: View, move: string): Target | undefined {
  const [verb, rest] = move.split(" ");
  const cars = carsOf(view);
  if (verb === "car" && rest !== undefined) {
    const at = cars[rest]?.at;
    return at === undefined ? undefined : { move, at, car: rest };
  }
  const going = moveOf(view);
  const here = going && cars[going.car]?.at;
  if (!going || here === undefined) return undefined;
  const near = (car: number | undefined, by: number, lane: number): Target | undefined => {
    const at = car === undefined ? undefined : cars[car]?.at;
    return at === undefined ? undefined : { move, at: `${nextTo(board, spaceOf(at).sector, by)}.${lane}` };
  };
  const lane = Number(rest);
  const { sector, lane: own } = spaceOf(here);
  if (verb === "I") return near(going.car, 0, own - 1);
  if (verb === "O") return near(going.car, 0, own + 1);
  if (verb === "F" || verb === "S" || verb === "X") {
    const line = going.front[0];
    const linked = line === undefined ? undefined : cars[line]?.at;
    if (verb === "F" && rest === undefined && linked !== undefined) return { move, at: linked };
    return near(going.car, 1, rest === undefined ? (board.ahead[sector]?.[own - 1]?.[0] ?? own) : lane);
  }
  if (verb === "END" || verb === "B") return { move, at: here, car: String(going.car) };
  if (verb === "rear") return near(going.rear.at(-1) ?? going.car, -1, lane);
  if (verb === "back") return near(going.chain?.at(-1), -1, lane);
  if (verb === "lane" && view.asks === "clean_air") return near(carBefore(view, going.car), -1, lane);
  if (verb === "lane") return near(going.chain?.at(-1) ?? going.front.at(-1) ?? going.car, 1, lane);
  return undefined;
}

/** The car on the racing lanes that stands before another one in the order. */
function carBefore(view: View, car: number): number | undefined {
  const order = (view.order as number[]).filter((each) => each === car || spaceOf(carsOf(view)[each]?.at ?? "0.0").lane > 0);
  return order[order.indexOf(car) - 1];
}
