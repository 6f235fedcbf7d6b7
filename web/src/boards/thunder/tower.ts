/** The timing tower of Thunder Alley: one compact row for every car; for results one for every team. */
import type { About, View } from "../../wire/types";
import { t } from "../../words";
import type { GameWords } from "../../words/game";
import type { Cell, TowerRow } from "../room";
import { wayDriven } from "./geometry";
import { activeCar, carsOf } from "./targets";
import type { Car } from "./types";

/** The numbers of all cars: those that have finished, those that race in their order, those that are out. */
export function orderOf(view: View): string[] {
  const cars = carsOf(view);
  const racing = ((view.order ?? []) as number[]).map(String).filter((number) => cars[number]?.place === 0);
  const rest = Object.keys(cars).filter((number) => !racing.includes(number));
  const byPlace = (a: string, b: string) => (cars[a]!.place || 99) - (cars[b]!.place || 99);
  const done = rest.filter((number) => cars[number]!.finished).toSorted(byPlace);
  return [...done, ...racing, ...rest.filter((number) => !cars[number]!.finished).toSorted(byPlace)];
}

/** The place of every car as the race stands. */
export function placesOf(view: View): Record<string, number> {
  const cars = carsOf(view);
  return Object.fromEntries(orderOf(view).map((number, at) => [number, cars[number]!.place || at + 1]));
}

export const lapOf = (car: Car, laps: number): number => Math.min(laps, (car.laps ?? 0) + 1);

export function tower(view: View, _about: About, words: GameWords): TowerRow[] {
  const cars = carsOf(view);
  const places = placesOf(view);
  const sectors = Number(view.sectors);
  const active = activeCar(view);
  const order = orderOf(view);
  return order.map((number, at) => {
    const car = cars[number]!;
    const ahead = cars[order[at - 1] ?? ""];
    const isRacing = car.at !== undefined;
    const behind = isRacing && ahead?.at !== undefined ? wayDriven(ahead, sectors) - wayDriven(car, sectors) : undefined;
    return {
      key: number,
      seats: [car.team],
      label: number,
      rank: places[number]!,
      progress: car.finished ? Number(view.laps + 1) * sectors : wayDriven(car, sectors),
      gap: car.finished ? "⚑" : !isRacing ? "" : behind === undefined ? t("tower.leader") : `+${Math.max(0, behind)}`,
      cells: isRacing || car.place === 0 ? cellsOf(car, view, words) : [stateOf(car, words)],
      turn: number === active || (active === undefined && view.phase === "segment" && view.turn === car.team && !car.activated && isRacing),
      out: !isRacing && car.place > 0,
    };
  });
}

function cellsOf(car: Car, view: View, words: GameWords): Cell[] {
  const wear = car.wear.length;
  return [
    ...(car.led > 0 ? [{ title: words.say("table", "led"), text: `★${car.led}`, tone: "good" as const }] : []),
    { title: words.say("table", "lap"), text: `${words.say("table", "lap").slice(0, 1)}${lapOf(car, view.laps)}` },
    { title: words.say("table", "wear"), text: `◆${wear}`, tone: wear >= 4 ? "hot" : "plain" },
  ];
}

function stateOf(car: Car, words: GameWords): Cell {
  return car.finished
    ? { title: words.say("table", "state"), text: words.say("table", "finished"), tone: "good" }
    : { title: words.say("table", "state"), text: words.say("table", "out"), tone: "hot" };
}

/** The teams, each by its foremost car. */
export function standing(view: View, about: About, words: GameWords): TowerRow[] {
  const rows = tower(view, about, words);
  const first = about.seats.map((seat) => rows.find((row) => row.seats[0] === seat)).filter((row) => row !== undefined);
  return first
    .toSorted((a, b) => rows.indexOf(a) - rows.indexOf(b))
    .map(({ label: _label, ...row }, at) => ({ ...row, key: row.seats[0]!, rank: at + 1 }));
}

export function headline(view: View, words: GameWords): string {
  return [
    `${words.say("table", "turns")} ${view.turns}`,
    `${words.say("table", "lap")} ${Math.min(view.laps, Math.max(1, view.lap))}/${view.laps}`,
    words.say("phases", view.asks ?? view.phase),
  ].join(" · ");
}

/** What a newcomer needs to know at this step. */
export function lesson(view: View, _seat: string, choices: string[]): string | undefined {
  const asked = String(view.asks ?? view.phase);
  if (asked === "segment") return "car";
  if (asked === "card" || asked === "pit" || asked === "discard") return asked;
  if (asked === "move" && choices.length) return "steps";
  return ["rear", "lane", "back"].includes(asked) ? "line" : undefined;
}
