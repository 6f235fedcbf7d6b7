/** The tower of Speed: kilometres, what lies on the piles, points. */
import type { About, View } from "../../wire/types";
import { number, t } from "../../words";
import type { GameWords } from "../../words/game";
import type { TowerRow } from "../room";
import type { Team } from "./types";

export const teamsOf = (view: View): string[] => Object.keys(view.totals as Record<string, number>);

export function tower(view: View, _about: About, words: GameWords): TowerRow[] {
  const totals = view.totals as Record<string, number>;
  const teams = teamsOf(view).toSorted((a, b) => totals[b]! - totals[a]! || view[b].distance - view[a].distance);
  return teams.map((key, place) => {
    const team = view[key] as Team;
    const attack = team.battle.at(-1);
    const state = team.rolling ? words.say("table", "rolling") : attack && attack !== "START" ? words.say("cards", attack) : words.say("table", "halted");
    return {
      key,
      seats: team.seats,
      rank: place + 1,
      progress: team.distance + totals[key]!,
      gap: t("speed.km", { n: number(team.distance) }),
      cells: [
        { title: words.say("table", "battle"), text: state, tone: team.rolling ? "good" : "hot" },
        ...(team.limited ? [{ title: words.say("table", "speed"), text: words.say("table", "limited"), tone: "hot" as const }] : []),
        { title: words.say("table", "total"), text: t("speed.points", { n: totals[key]! }) },
      ],
      turn: team.seats.includes(String(view.turn)),
      out: false,
    };
  });
}

export function headline(view: View, words: GameWords): string {
  return [
    `${words.say("table", "round")} ${view.round}`,
    `${words.say("table", "target")} ${t("speed.km", { n: number(view.target) })}`,
    `${words.say("table", "draw")} ${view.draw}`,
  ].join(" · ");
}

/** What a newcomer needs to know at this step: what to press, from the first card to the first kilometres. */
export function lesson(view: View, seat: string, choices: string[], armed?: string): string | undefined {
  if (choices.includes("kontra yes")) return "kontra";
  if (choices.includes("extend yes")) return undefined;
  if (armed !== undefined) return "confirm";
  if (choices.every((move) => move.startsWith("discard "))) return "discard";
  const own = teamsOf(view).map((team) => view[team] as Team).find((team) => team.seats.includes(seat));
  if (own?.rolling) return "rolling";
  const attack = own?.battle.at(-1);
  return attack === undefined || attack === "START" ? "start" : "stopped";
}
