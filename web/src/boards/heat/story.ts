/** How long the events of a race are shown, and what the board shows after each of them. */
import type { Told, View } from "../../wire/types";

const BEATS: Record<string, number> = {
  revealed: 350,
  flipped: 350,
  spun: 900,
  cooled: 150,
  boosted: 200,
  slipstreamed: 150,
  crossed_finish: 600,
  cluttered: 500,
  round: 250,
};

export function beat(event: Told): number {
  const values = event.values as Record<string, number> | undefined;
  if (event.name === "moved") return moveTime(Number(values?.got ?? 1));
  if (event.name === "corner") return values?.paid ? 450 : 120;
  return BEATS[event.name] ?? 0;
}

/** Milliseconds for a drive of so many spaces: fast cars look fast. */
export const moveTime = (spaces: number): number => Math.min(850, 260 + 55 * spaces);

export function stage(view: View, event: Told): View {
  const seat = event.seat;
  if (!seat || !view[seat]) return view;
  const values = event.values as Record<string, unknown>;
  const now = (changes: Record<string, unknown>): View => ({ ...view, [seat]: { ...view[seat], ...changes } });
  if (event.name === "moved") return now({ pos: values.to, spot: values.spot });
  if (event.name === "spun") return now({ pos: values.to, spot: values.spot, gear: 1, engine: 0 });
  if (event.name === "revealed") return now({ gear: values.gear, play: values.cards });
  if (event.name === "corner") return now({ engine: Math.max(0, view[seat].engine - Number(values.paid)) });
  return view;
}
