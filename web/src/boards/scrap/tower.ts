/** The tower of Scrap Racer: place, racer, lap tokens, field, and what a racer has in store. */
import type { About, View } from "../../wire/types";
import { t } from "../../words";
import type { GameWords } from "../../words/game";
import type { Cell, TowerRow } from "../room";
import { inPairs, type Racer, racerOf, rankingOf } from "./types";

const LAPS = 3; // lap tokens that are drawn, filled or empty

const pips = (laps: number): string => "●".repeat(laps) + "○".repeat(Math.max(0, LAPS - laps));

/** What there is to say of a racer: cell by cell, or in one cell where a player has two. */
function cells(view: View, name: string, words: GameWords, several: boolean): Cell[] {
  const car = racerOf(view, name);
  const say = (key: string) => words.say("table", key);
  const told: Cell[] = [
    { title: say("racer"), text: words.say("racers", car.racer) },
    { title: say("laps"), text: pips(car.laps), tone: car.laps >= LAPS ? "good" : "plain" },
    { title: say("field"), text: car.p > 0 ? `▸${car.field}` : say("at_start") },
    ...(car.bonus_tokens ? [{ title: say("bonus_tokens"), text: `⬡${car.bonus_tokens}` }] : []),
    ...(car.tokens.length ? [{ title: say("tokens"), text: `◉${car.tokens.length}` }] : []),
  ];
  if (!several) return told;
  const rank = rankingOf(view).indexOf(name) + 1;
  return [{ title: told.map((cell) => `${cell.title} ${cell.text}`).join(", "), text: `P${rank} ${told.map((cell) => cell.text).join(" ")}` }];
}

/** A row for every racer; with two racers each a row for every player, by the better of the two. */
export function tower(view: View, about: About, words: GameWords): TowerRow[] {
  const ranking = rankingOf(view);
  const pairs = inPairs(view);
  const owners = [...new Set(ranking.map((name) => racerOf(view, name).owner))].filter((owner) => about.seats.includes(owner));
  const best = owners.map((owner) => racerOf(view, ranking.find((name) => racerOf(view, name).owner === owner)!));
  const running = view.phase !== "over";
  return owners.map((owner, place) => {
    const own = ranking.filter((name) => racerOf(view, name).owner === owner);
    const car = best[place] as Racer;
    const cards = view[owner].cards as number | string[];
    const held = Array.isArray(cards) ? cards.length : cards;
    return {
      key: owner,
      seats: [owner],
      rank: place + 1,
      progress: car.p,
      gap: place === 0 ? t("tower.leader") : `+${best[place - 1]!.p - car.p}`,
      cells: [
        ...own.flatMap((name) => cells(view, name, words, pairs)),
        ...(held ? [{ title: words.say("table", "cards"), text: `▮${held}` }] : []),
      ],
      turn: running && (view.turn === owner || own.includes(String(view.turn))),
      out: false,
    };
  });
}

export function headline(view: View, words: GameWords): string {
  return [
    `${words.say("table", "round")} ${view.round}`,
    ...(view.final && view.phase !== "over" ? [words.say("table", "final")] : []),
    words.say("phases", view.phase),
  ].join(" · ");
}

/** What a newcomer needs to know at this step. */
export function lesson(_view: View, _seat: string, choices: string[]): string | undefined {
  if (choices.some((move) => move.startsWith("order "))) return "order";
  if (choices.some((move) => move.startsWith("winner "))) return "winner";
  if (choices.includes("accept")) return choices.length > 1 ? "save" : "double";
  if (choices.includes("roll")) return "roll";
  if (choices.some((move) => move.startsWith("bonus "))) return "bonus";
  return choices.includes("drive") ? "drive" : undefined;
}
