/** How long the events of a race are shown. */
import type { Sound } from "../../frame/sounds";
import type { Event } from "../../rooms/thunder";

const BEATS: Partial<Record<Event["name"], number>> = {
  bar: 300,
  turn: 500,
  activated: 200,
  played: 550,
  linked: 120,
  drove: 200,
  pushed: 110,
  followed: 110,
  bumped: 450,
  drifted: 300,
  clean_air: 350,
  wore: 200,
  shed: 150,
  retired: 600,
  finished: 600,
  led: 250,
  event: 900,
  no_effect: 600,
  rain_falls: 900,
  yellow_flag: 700,
  lined_up: 700,
  pitted: 350,
  spun: 600,
  classified: 100,
};

export const beat = (event: Event): number => BEATS[event.name] ?? 0;

/** The events in which cars go together. */
export const TOGETHER: Event["name"][] = ["drove", "pushed", "followed", "linked"];

/** The cars of an event, the one that acts first. */
export function carsIn(event: Event): string[] {
  const { car, cars } = event.values as { car?: number; cars?: number[] };
  return [...(car === undefined ? [] : [car]), ...(cars ?? [])].map(String);
}

const SOUNDS: Partial<Record<Event["name"], Sound>> = {
  played: "card",
  drove: { drive: 0.5 },
  linked: { drive: 0.8 },
  pushed: "crash",
  bumped: "crash",
  spun: "squeal",
  event: "bell",
  yellow_flag: "bell",
  finished: "flag",
};

/** What an event sounds like: engines, metal, cards. */
export const sound = (event: Event): Sound | undefined => SOUNDS[event.name];
