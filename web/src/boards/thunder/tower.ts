/** The timing tower of Thunder Alley: one compact row for every car; for results one for every team. */
import type { Car, Choice, Thunder, View } from "../../rooms/thunder";
import type { ThunderBoard } from "../../wire/wire";
import { t } from "../../words";
import type { GameWords } from "../../words/game";
import type { Cell, Standing, TowerRow } from "../room";
import { wayDriven } from "./geometry";
import { activeCar } from "./targets";

/** The numbers of all cars: those that have finished, those that race in their order, those that are out. */
export function orderOf(view: View): string[] {
  const cars = view.cars;
  const racing = view.order.map(String).filter((number) => cars[number]?.place === 0);
  const rest = Object.keys(cars).filter((number) => !racing.includes(number));
  const byPlace = (a: string, b: string) => (cars[a]!.place || 99) - (cars[b]!.place || 99);
  const done = rest.filter((number) => cars[number]!.finished).toSorted(byPlace);
  return [...done, ...racing, ...rest.filter((number) => !cars[number]!.finished).toSorted(byPlace)];
}

/** The place of every car as the race stands. */
export function placesOf(view: View): Record<string, number> {
  const cars = view.cars;
  return Object.fromEntries(orderOf(view).map((number, at) => [number, cars[number]!.place || at + 1]));
}

export const lapOf = (car: Car, board: ThunderBoard): number => Math.min(board.laps, (car.laps ?? 0) + 1);

export function tower({ view, board, words }: Standing<Thunder>): TowerRow[] {
  const cars = view.cars;
  const places = placesOf(view);
  const active = activeCar(view);
  const order = orderOf(view);
  return order.map((number, at) => {
    const car = cars[number]!;
    const ahead = cars[order[at - 1] ?? ""];
    const isRacing = !!car.at;
    const behind = isRacing && ahead?.at ? wayDriven(ahead, board) - wayDriven(car, board) : undefined;
    return {
      key: number,
      seats: [car.team],
      label: number,
      rank: places[number]!,
      progress: car.finished ? (board.laps + 1) * board.sectors : wayDriven(car, board),
      gap: car.finished ? "⚑" : !isRacing ? "" : behind === undefined ? t("tower.leader") : `+${Math.max(0, behind)}`,
      cells: isRacing || car.place === 0 ? cellsOf(car, board, words) : [stateOf(view, car, words)],
      turn:
        number === active ||
        (active === undefined && view.phase === "segment" && view.turn === car.team && !car.activated && isRacing),
      out: stateWord(view, car) === "out",
    };
  });
}

function cellsOf(car: Car, board: ThunderBoard, words: GameWords): Cell[] {
  const wear = car.wear.length;
  return [
    ...(car.led > 0 ? [{ title: words.say("table", "led"), text: `★${car.led}`, tone: "good" as const }] : []),
    { title: words.say("table", "lap"), text: `${words.say("table", "lap").slice(0, 1)}${lapOf(car, board)}` },
    { title: words.say("table", "wear"), text: `◆${wear}`, tone: wear >= 4 ? "hot" : "plain" },
  ];
}

/** Why a car does not race any more, in a word of the catalogue; who was placed when the race was over is not lost. */
export function stateWord(view: View, car: Car): "racing" | "finished" | "classified" | "out" {
  if (car.at || car.place === 0) return "racing";
  if (car.finished) return "finished";
  return view.phase === "over" ? "classified" : "out";
}

function stateOf(view: View, car: Car, words: GameWords): Cell {
  const word = stateWord(view, car);
  const tone = word === "finished" ? "good" : word === "out" ? "hot" : "plain";
  return { title: words.say("table", "state"), text: words.say("table", word), tone };
}

/** The teams, each by its foremost car. */
export function standing(now: Standing<Thunder>): TowerRow[] {
  const rows = tower(now);
  const first = now.about.seats
    .map((seat) => rows.find((row) => row.seats[0] === seat))
    .filter((row) => row !== undefined);
  return first
    .toSorted((a, b) => rows.indexOf(a) - rows.indexOf(b))
    .map(({ label: _label, ...row }, at) => ({ ...row, key: row.seats[0]!, rank: at + 1 }));
}

export function headline({ view, board, words }: Standing<Thunder>): string {
  return [
    `${words.say("table", "turns")} ${view.turns}`,
    `${words.say("table", "lap")} ${Math.min(board.laps, Math.max(1, view.lap))}/${board.laps}`,
    words.say("phases", view.phase),
  ].join(" · ");
}

/** What a newcomer needs to know at this step. */
export function lesson({ phase }: View, _seat: string, choices: Choice[]): string | undefined {
  if (phase === "segment") return "car";
  if (phase === "card" || phase === "pit" || phase === "discard") return phase;
  if (phase === "move" && choices.length) return "steps";
  return phase === "rear" || phase === "lane" || phase === "back" ? "line" : undefined;
}

/** The board in words: which cars are where. */
export function summed(view: View, board: ThunderBoard, words: GameWords): string {
  const places = placesOf(view);
  const cars = view.cars;
  return t("thunder.track_summary", {
    title: words.has("tracks", board.track) ? words.say("tracks", board.track) : board.title,
    cars: orderOf(view)
      .filter((number) => cars[number]!.at)
      .map((number) =>
        t("thunder.car_at", {
          car: number,
          team: words.say("teams", cars[number]!.team),
          rank: places[number],
          lap: lapOf(cars[number]!, board),
          laps: board.laps,
        }),
      )
      .join("; "),
  });
}
