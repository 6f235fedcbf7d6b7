/** The order of a game that says no more than who is in front. */
import type { Standing, TowerRow } from "../room";
import type { Plain } from ".";

export function tower({ view, about }: Standing<Plain>): TowerRow[] {
  const order = Array.isArray(view.order) ? view.order.map(String) : about.seats;
  const pending: unknown[] = Array.isArray(view.pending) ? view.pending : [];
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

export function headline({ view, words }: Standing<Plain>): string {
  const phase = typeof view.phase === "string" ? words.say("phases", view.phase) : "";
  const round = typeof view.rounds === "number" ? `${words.say("table", "round")} ${view.rounds}` : "";
  return [round, phase].filter(Boolean).join(" · ");
}
