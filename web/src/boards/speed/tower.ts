/** The tower of Speed: kilometres, what lies on the piles, points. */
import type { Choice, Speed, View } from "../../rooms/speed";
import { number, t } from "../../words";
import type { Standing, TowerRow } from "../room";

export function tower({ view, board, words }: Standing<Speed>): TowerRow[] {
  const teams = Object.entries(view.teams).toSorted(([, a], [, b]) => b.total - a.total || b.distance - a.distance);
  return teams.map(([key, team], place) => {
    const seats = board.teams[key]!;
    const state = team.rolling
      ? words.say("table", "rolling")
      : team.battle_top
        ? words.say("cards", team.battle_top)
        : words.say("table", "halted");
    return {
      key,
      seats,
      rank: place + 1,
      progress: team.distance,
      gap: t("speed.km", { n: number(team.distance) }),
      cells: [
        { title: words.say("table", "battle"), text: state, tone: team.rolling ? "good" : "hot" },
        ...(team.limited
          ? [{ title: words.say("table", "speed"), text: words.say("table", "limited"), tone: "hot" as const }]
          : []),
        { title: words.say("table", "total"), text: t("speed.points", { n: team.total }) },
      ],
      turn: seats.includes(view.turn),
      out: false,
    };
  });
}

export function headline({ view, words }: Standing<Speed>): string {
  return [
    `${words.say("table", "round")} ${view.rounds}`,
    `${words.say("table", "target")} ${t("speed.km", { n: number(view.target) })}`,
    `${words.say("table", "draw")} ${view.draw}`,
  ].join(" · ");
}

/** What a newcomer needs to know at this step: what to press, from the first card to the first kilometres. */
export function lesson(view: View, seat: string, choices: Choice[], armed?: Choice): string | undefined {
  if (choices.some(({ kind }) => kind === "kontra")) return "kontra";
  if (choices.some(({ kind }) => kind === "extend")) return "extension";
  if (armed !== undefined) return "confirm";
  if (choices.every(({ kind }) => kind === "discard")) return "discard";
  const own = view.teams[view.hands[seat]?.team ?? ""];
  if (own?.rolling) return "rolling";
  return own?.battle_top ? "stopped" : "start";
}
