/** How long the events of a round are shown, and what the board shows after each of them. */
import type { Told, View } from "../../wire/types";

const BEATS: Record<string, number> = {
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

export const beat = (event: Told): number => BEATS[event.name] ?? 0;

export function stage(view: View, event: Told): View {
  const values = event.values as Record<string, unknown>;
  const team = typeof values?.team === "string" ? values.team : undefined;
  if (event.name === "drove" && team && view[team]) {
    return { ...view, [team]: { ...view[team], distance: values.distance } };
  }
  return view;
}
