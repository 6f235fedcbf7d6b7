/** How long the events of a round are shown, and what they sound like. */
import type { Sound } from "../../frame/sounds";
import type { Event } from "../../rooms/speed";

export { stage } from "./scene";

const BEATS: Partial<Record<Event["name"], number>> = {
  dealt: 500,
  drew: 120,
  drove: 800,
  defended: 550,
  prevented: 750,
  attacked: 800,
  kontra: 980,
  discarded: 350,
  completed: 900,
  extended: 800,
  not_extended: 400,
  scored: 980,
  won: 900,
  called: 300,
  stood: 450,
};

export const beat = (event: Event): number => BEATS[event.name] ?? 0;

export function sound({ name, values }: Event): Sound | undefined {
  switch (name) {
    case "drove":
      return { drive: Math.min(1, values.km / 240) };
    case "attacked":
      return "squeal";
    case "kontra":
      return "bell";
    case "completed":
    case "won":
      return "flag";
    case "dealt":
    case "drew":
    case "defended":
    case "prevented":
    case "discarded":
      return "card";
    default:
      return undefined;
  }
}
