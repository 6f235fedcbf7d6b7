/** How long the events of a race are shown. */
import type { Sound } from "../../frame/sounds";
import type { Event } from "../../rooms/heat";

const BEATS: Partial<Record<Event["name"], number>> = {
  revealed: 350,
  flipped: 350,
  spun: 900,
  cooled: 150,
  boosted: 200,
  free_boost: 200,
  weather_cooled: 150,
  weather: 700,
  legend_card: 300,
  slipstreamed: 150,
  crossed_finish: 600,
  cluttered: 500,
  round: 250,
};

export function beat(event: Event): number {
  if (event.name === "moved") return moveTime(event.values.got);
  if (event.name === "corner") return event.values.paid ? 450 : 120;
  return BEATS[event.name] ?? 0;
}

/** Milliseconds for a spin. */
export const SPIN = 850;

/** Milliseconds for a drive of so many spaces: fast cars look fast. */
export const moveTime = (spaces: number): number => Math.min(850, 260 + 55 * spaces);

const SOUNDS: Partial<Record<Event["name"], Sound>> = {
  revealed: "card",
  flipped: "card",
  spun: "squeal",
  crossed_finish: "flag",
};
const FASTEST = 15; // spaces

/** What an event sounds like: engines that rise with speed, tyres, cards. */
export function sound(event: Event): Sound | undefined {
  return event.name === "moved" ? { drive: Math.min(1, event.values.got / FASTEST) } : SOUNDS[event.name];
}
