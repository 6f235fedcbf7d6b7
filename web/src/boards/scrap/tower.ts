/** The tower of Scrap Racer: place, racer, lap tokens, field, and what a racer has in store. */
import type { Choice, Racers } from "../../rooms/scrap";
import { t } from "../../words";
import type { Cell, Standing, TowerRow } from "../room";
import { inPairs } from "./racers";
import type { Shown, Staged } from "./scene";

/** What there is to say of a racer: cell by cell, or in one cell where a player has two. */
function cells({ view, board, words }: Standing<Staged>, kind: Racers, several: boolean): Cell[] {
  const car = view.racers[kind]!;
  const say = (key: string) => words.say("table", key);
  const pips = "●".repeat(car.laps) + "○".repeat(Math.max(0, board.laps - car.laps));
  const told: Cell[] = [
    { title: say("racer"), text: words.say("racers", kind) },
    { title: say("laps"), text: pips, tone: car.laps >= board.laps ? "good" : "plain" },
    { title: say("field"), text: car.p > 0 ? `▸${car.field}` : say("at_start") },
    ...(car.bonus_tokens ? [{ title: say("bonus_tokens"), text: `⬡${car.bonus_tokens}` }] : []),
    ...(car.tokens.length ? [{ title: say("tokens"), text: `◉${car.tokens.length}` }] : []),
  ];
  if (!several) return told;
  const rank = view.ranking.indexOf(kind) + 1;
  return [
    {
      title: told.map((cell) => `${cell.title} ${cell.text}`).join(", "),
      text: `P${rank} ${told.map((cell) => cell.text).join(" ")}`,
    },
  ];
}

/** A row for every racer; with two racers each a row for every player, by the better of the two. */
export function tower(standing: Standing<Staged>): TowerRow[] {
  const { view, about, words } = standing;
  const pairs = inPairs(view);
  const ownerOf = (kind: Racers) => view.racers[kind]!.owner;
  const owners = [...new Set(view.ranking.map(ownerOf))].filter((owner) => about.seats.includes(owner));
  const best = owners.map((owner) => view.racers[view.ranking.find((kind) => ownerOf(kind) === owner)!]!);
  return owners.map((owner, place) => {
    const own = view.ranking.filter((kind) => ownerOf(kind) === owner);
    const { p } = best[place]!;
    const held = view.players[owner]?.held ?? 0;
    return {
      key: owner,
      seats: [owner],
      rank: place + 1,
      progress: p,
      gap: place === 0 ? t("tower.leader") : `+${best[place - 1]!.p - p}`,
      cells: [
        ...own.flatMap((kind) => cells(standing, kind, pairs)),
        ...(held ? [{ title: words.say("table", "cards"), text: `▮${held}` }] : []),
      ],
      turn: view.turn === undefined ? view.pending.includes(owner) : own.includes(view.turn),
      out: false,
    };
  });
}

export function headline({ view, words }: Standing<Staged>): string {
  return [
    `${words.say("table", "round")} ${view.rounds}`,
    ...(view.final && view.phase !== "over" ? [words.say("table", "final")] : []),
    words.say("phases", view.phase),
  ].join(" · ");
}

/** What a newcomer needs to know at this step. */
export function lesson(_view: Shown, _seat: string, choices: Choice[]): string | undefined {
  const can = (kind: Choice["kind"]) => choices.some((choice) => choice.kind === kind);
  if (can("order")) return "order";
  if (can("winner")) return "winner";
  if (can("accept")) return choices.length > 1 ? "save" : "double";
  if (can("roll")) return "roll";
  if (can("bonus")) return "bonus";
  return can("drive") ? "drive" : undefined;
}
