/** How long the events of a race are shown, and what the board shows after each of them. */
import type { Told, View } from "../../wire/types";
import { spaceOf } from "./geometry";
import { carsOf, moveOf } from "./targets";
import type { Car, Move } from "./types";

const BEATS: Record<string, number> = {
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

export const beat = (event: Told): number => BEATS[event.name] ?? 0;

/** The events in which cars go together. */
export const TOGETHER = ["drove", "pushed", "followed", "linked"];

/** The cars of an event, the one that acts first. */
export function carsIn(event: Told): string[] {
  const { car, cars } = (event.values ?? {}) as { car?: number; cars?: number[] };
  return [...(car === undefined ? [] : [car]), ...(cars ?? [])].map(String);
}

type Values = { car?: number; cars?: number[]; at?: string | null | (string | null)[]; card?: string; colour?: string; n?: number; mp?: number; how?: string; place?: number; markers?: number };

export function stage(view: View, event: Told): View {
  const values = (event.values ?? {}) as Values;
  const { car } = values;
  if (event.name === "event" || event.name === "turn") return { ...view, move: undefined, ...(event.name === "turn" ? { event: undefined, yellow: false } : {}) };
  if (event.name === "yellow_flag") return { ...view, yellow: true };
  if (event.name === "activated" && car !== undefined) return { ...marked(view, car, { activated: true }), move: undefined, car };
  if (event.name === "played" && car !== undefined) return { ...view, move: { car, card: values.card!, mp: values.mp!, front: [], rear: [] } satisfies Move };
  if (event.name === "linked") return linked(view, values);
  if (event.name === "bumped") return withPoints(view, 0);
  if (Array.isArray(values.at)) return (values.cars ?? []).reduce((now, each, i) => placed(now, each, (values.at as (string | null)[])[i] ?? null), view);
  if (values.at !== undefined && car !== undefined) return withPoints(placed(view, car, values.at), event.name === "drove" ? values.mp : undefined);
  if (car === undefined || !carsOf(view)[car]) return view;
  const now = carsOf(view)[car]!;
  if (event.name === "wore") return marked(view, car, { wear: [...now.wear, ...Array.from({ length: values.n ?? 1 }, () => values.colour!)] });
  if (event.name === "led") return marked(view, car, { led: values.markers ?? now.led });
  if (event.name === "retired" || event.name === "finished") return marked(placed(view, car, null), car, { place: values.place ?? 0, out: event.name === "retired", finished: event.name === "finished" });
  return view;
}

function marked(view: View, number: number, changes: Partial<Car>): View {
  const car = carsOf(view)[number];
  return car ? { ...view, cars: { ...carsOf(view), [number]: { ...car, ...changes } } } : view;
}

/** A car in another space, or off the track; going over the line counts. */
function placed(view: View, number: number, at: string | null): View {
  const car = carsOf(view)[number];
  if (!car) return view;
  if (at === null) {
    const { at: _gone, ...rest } = car;
    return { ...view, cars: { ...carsOf(view), [number]: rest } };
  }
  const by = spaceOf(at).sector - (car.at === undefined ? 0 : spaceOf(car.at).sector);
  const half = Number(view.sectors) / 2;
  return marked(view, number, { at, x: (car.x ?? 0) + (by < -half ? 1 : by > half ? -1 : 0) });
}

function linked(view: View, values: Values): View {
  const move = moveOf(view);
  if (!move) return view;
  const line = values.how === "ahead" ? "front" : "rear";
  return { ...view, move: { ...move, [line]: [...move[line], ...(values.cars ?? [])] } };
}

function withPoints(view: View, mp: number | undefined): View {
  const move = moveOf(view);
  return move && mp !== undefined ? { ...view, mp, move: { ...move, mp } } : view;
}
