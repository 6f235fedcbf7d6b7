/** What is being shown for a moment beside what a view says: an attack, the question of a kontra, points. */
import type { Bonuses, Event, Speed, View } from "../../rooms/speed";

export type Scene =
  | { what: "attack"; team: string; card: string }
  | { what: "called"; team: string; card: string }
  | { what: "kontra"; team: string; card: string; attack: string }
  | { what: "stood"; team: string }
  | { what: "drove"; team: string; km: number }
  | { what: "completed"; team: string; km: number }
  | { what: "extended"; team: string; km: number }
  | { what: "scored"; team: string; points: number; bonuses: Partial<Record<Bonuses, number>> }
  | { what: "won"; team: string; points: number };

/** What a viewer sees, and the scene that events have set; none after an event that has no scene. */
export interface Shown extends View {
  scene?: Scene | null;
}

/** Speed as its boards show it. */
export interface Staged extends Omit<Speed, "view"> {
  view: Shown;
}

/** The scene of an event; nothing for events that leave what was shown before. */
export function sceneOf(event: Event): Scene | null | undefined {
  switch (event.name) {
    case "attacked":
      return { what: "attack", team: event.values.team, card: event.values.card };
    case "called":
      return { what: "called", team: event.values.team, card: event.values.card };
    case "kontra": {
      const { own, card, attack } = event.values;
      return { what: "kontra", team: own, card, attack };
    }
    case "stood":
      return { what: "stood", team: event.values.team };
    case "drove":
      return { what: "drove", team: event.values.team, km: event.values.km };
    case "completed":
      return { what: "completed", team: event.values.team, km: event.values.distance };
    case "extended":
      return { what: "extended", team: event.values.by, km: event.values.target };
    case "scored": {
      const { team, points, bonuses } = event.values;
      return { what: "scored", team, points, bonuses };
    }
    case "won":
      return { what: "won", team: event.values.team, points: event.values.total };
    case "restored":
    case "skipped":
      return undefined;
    default:
      return null;
  }
}

export const stage = (view: Shown, event: Event): Shown => {
  const scene = sceneOf(event);
  return scene === undefined ? view : { ...view, scene };
};
