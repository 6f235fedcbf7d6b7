/** The order of a game that says no more than who is in front. */
import type { About, View } from "../../wire/types";
import type { GameWords } from "../../words/game";
import type { TowerRow } from "../room";

export function tower(view: View, about: About): TowerRow[] {
  const order: string[] = Array.isArray(view.order) ? view.order : about.seats;
  const pending: string[] = Array.isArray(view.pending) ? view.pending : [];
  return order.map((key, place) => ({
    key,
    seats: about.seats.includes(key) ? [key] : [],
    rank: place + 1,
    progress: order.length - place,
    gap: "",
    cells: [],
    turn: pending.includes(key),
    out: false,
  }));
}

export function headline(view: View, words: GameWords): string {
  const phase = typeof view.phase === "string" ? words.say("phases", view.phase) : "";
  return [view.round === undefined ? "" : `${words.say("table", "round")} ${view.round}`, phase].filter(Boolean).join(" · ");
}
