/** The timing tower of HEAT: gaps in spaces, lap, gear, Heat. */
import type { About, View } from "../../wire/types";
import { t } from "../../words";
import type { GameWords } from "../../words/game";
import type { TowerRow } from "../room";
import type { Car } from "./types";

export function tower(view: View, _about: About, words: GameWords): TowerRow[] {
  const order = view.order as string[];
  const cars = order.map((seat) => view[seat] as Car);
  return order.map((seat, place) => {
    const car = cars[place]!;
    const ahead = cars[place - 1];
    const lap = Math.min(view.laps, Math.max(0, car.lap) + 1);
    const gap = car.place > 0 || !ahead || ahead.place > 0 ? "" : `+${Math.max(0, ahead.pos - car.pos)}`;
    return {
      key: seat,
      seats: [seat],
      rank: place + 1,
      progress: car.place > 0 ? Number(view.finish) : car.pos,
      gap: car.place > 0 ? "⚑" : place === 0 ? t("tower.leader") : gap,
      cells: car.place > 0 ? [{ title: words.say("table", "finished"), text: words.say("table", "finished"), tone: "good" }] : [
        { title: words.say("table", "lap"), text: `${words.say("table", "lap")} ${lap}/${view.laps}` },
        { title: words.say("table", "gear"), text: `⚙ ${car.gear}` },
        { title: words.say("table", "engine"), text: `♨ ${car.engine}`, tone: car.engine === 0 ? "hot" : "plain" },
      ],
      turn: view.turn === seat || (view.phase === "plan" && !car.committed && car.place === 0),
      out: car.place > 0,
    };
  });
}

/** The lap that the first car is in which has not finished; the last one when all have. */
export function lapOfLeader(view: View): number {
  const lead = (view.order as string[]).map((seat) => view[seat] as Car).find((car) => car.place === 0);
  return Math.min(view.laps, Math.max(0, lead?.lap ?? view.laps - 1) + 1);
}

export function headline(view: View, words: GameWords): string {
  return [
    `${words.say("table", "round")} ${view.round}`,
    `${words.say("table", "lap")} ${lapOfLeader(view)}/${view.laps}`,
    words.say("phases", view.phase),
  ].join(" · ");
}

/** What a newcomer needs to know at this step: the first round goes through a whole turn, the second one is about corners. */
export function lesson(view: View, _seat: string, choices: string[], armed?: string): string | undefined {
  const verb = choices[0]?.split(" ")[0] ?? "";
  if (verb === "gear") return view.round > 1 ? "corner" : "gear";
  if (verb === "card") return armed === undefined ? "cards" : "confirm";
  if (choices.includes("end_react")) return "react";
  if (verb === "slip") return "slip";
  return choices.includes("end_discard") ? "discard" : undefined;
}
