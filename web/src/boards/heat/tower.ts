/** The timing tower of HEAT: gaps in spaces, lap, gear, Heat. */
import type { Car, Choice, Heat, View } from "../../rooms/heat";
import type { HeatBoard } from "../../wire/wire";
import { t } from "../../words";
import type { Standing, TowerRow } from "../room";

export function tower({ view, board, words }: Standing<Heat>): TowerRow[] {
  const cars = view.order.map((seat) => view.cars[seat]!);
  return view.order.map((seat, place) => {
    const car = cars[place]!;
    const ahead = cars[place - 1];
    const gap = car.place > 0 || !ahead || ahead.place > 0 ? "" : `+${Math.max(0, ahead.pos - car.pos)}`;
    const isLegend = view.legends?.includes(seat) ?? false;
    return {
      key: seat,
      seats: isLegend ? [] : [seat],
      ...(isLegend ? { label: "★" } : {}),
      rank: place + 1,
      progress: car.place > 0 ? board.finish : car.pos,
      gap: car.place > 0 ? "⚑" : place === 0 ? t("tower.leader") : gap,
      cells:
        car.place > 0
          ? [{ title: words.say("table", "finished"), text: words.say("table", "finished"), tone: "good" }]
          : [
              {
                title: words.say("table", "lap"),
                text: `${words.say("table", "lap")} ${lapOf(car, board)}/${board.laps}`,
              },
              ...(isLegend
                ? [{ title: words.say("table", "legend"), text: words.say("table", "legend") }]
                : matOf(car, words)),
            ],
      turn: view.turn === seat || (view.phase === "plan" && !car.committed && car.place === 0),
      out: car.place > 0,
    };
  });
}

/** What lies on the mat of a driver. */
function matOf(car: Car, words: Standing<Heat>["words"]): TowerRow["cells"] {
  return [
    { title: words.say("table", "gear"), text: `⚙ ${car.gear}` },
    {
      title: words.say("table", "engine"),
      text: `♨ ${car.engine}`,
      tone: car.engine === 0 ? "hot" : "plain",
    },
  ];
}

/** The lap that a car is in; on the grid it is the first one already. */
export const lapOf = (car: Car | undefined, board: HeatBoard): number =>
  Math.min(board.laps, Math.max(0, car?.lap ?? board.laps) + 1);

/** The lap that the first car is in which has not finished; the last one when all have. */
export function lapOfLeader(view: View, board: HeatBoard): number {
  return lapOf(
    view.order.map((seat) => view.cars[seat]!).find((car) => car.place === 0),
    board,
  );
}

export function headline({ view, board, words }: Standing<Heat>): string {
  return [
    `${words.say("table", "round")} ${view.rounds}`,
    `${words.say("table", "lap")} ${lapOfLeader(view, board)}/${board.laps}`,
    words.say("phases", view.phase),
  ].join(" · ");
}

/** What a newcomer needs to know now: the first round goes through a whole turn, the second one is about corners. */
export function lesson(view: View, _seat: string, choices: Choice[], armed?: Choice): string | undefined {
  const kinds = choices.map((choice) => choice.kind);
  if (kinds[0] === "gear") return view.rounds > 1 ? "corner" : "gear";
  if (kinds[0] === "card") return armed === undefined ? "cards" : "confirm";
  if (kinds.includes("adr_move") || kinds.includes("adr_cool")) return "adrenaline";
  if (kinds.includes("end_react")) return "react";
  if (kinds[0] === "slip") return "slip";
  return kinds.includes("end_discard") ? "discard" : undefined;
}
