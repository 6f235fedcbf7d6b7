/** How long the events of a round are shown. */
import type { Event } from "../../rooms/speed";

const BEATS: Partial<Record<Event["name"], number>> = {
  dealt: 500,
  drove: 650,
  defended: 450,
  prevented: 600,
  attacked: 650,
  kontra: 900,
  discarded: 300,
  completed: 700,
  extended: 500,
  scored: 900,
  won: 700,
  called: 0,
  stood: 300,
};

export const beat = (event: Event): number => BEATS[event.name] ?? 0;
