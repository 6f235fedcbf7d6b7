/** What the server says of a game of Speed. */
export interface Team {
  battle: string[];
  speed: string[];
  km: Record<string, number>;
  wild: Record<string, string>;
  seats: string[];
  distance: number;
  rolling: boolean;
  limited: boolean;
}

export interface SpeedBoard {
  distance: number;
  extension: number;
  win_points: number;
  speed_limit: number;
  kilometres: number[];
  teams: Record<string, string[]>;
  groups: Record<"attack" | "defence" | "wild", string[]>;
}

export type Group = "attack" | "defence" | "wild" | "kilometre";

export function groupOf(card: string, board: SpeedBoard): Group {
  for (const group of ["attack", "defence", "wild"] as const) if (board.groups[group].includes(card)) return group;
  return "kilometre";
}

export const kmOf = (card: string): number => Number(card.slice(2));
