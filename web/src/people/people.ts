/** What people who look for a race ask the server for: the queue, races to watch, people met before, their turns. */
import { request } from "../wire/server";
import type { Summary } from "../wire/types";

export type Pace = "live" | "days";
export const PACES: Pace[] = ["live", "days"];

/** How many wait for a race. */
export interface Waiting {
  game: string;
  pace: Pace;
  waiting: number;
}

/** How it goes for somebody who waits. */
export interface Wait extends Waiting {
  seats: number;
  fill: boolean;
  /** Seconds until bots take the seats that are left; null if they do not. */
  fills_in: number | null;
  /** Where the race is. */
  table: string | null;
}

/** Somebody whom one has raced. */
export interface Met {
  who: string;
  name: string;
  races: number;
}

/** A turn, or an invitation, at a table. */
interface Place {
  table: string;
  game: string;
  track: string;
  pace: { kind: string };
}
export interface Turn extends Place {
  seat: string;
  /** Who else drives there; bots by what they are. */
  others: { name: string | null; bot: string | null }[];
  since: number;
  until: number | null;
}
export interface Invitation extends Place {
  by: string;
  at: number;
}
export interface Turns {
  turns: Turn[];
  invitations: Invitation[];
}

export const queues = () => request<Waiting[]>("GET", "/api/queue");
export const join = (game: string, pace: Pace, fill: boolean) =>
  request<Wait>("POST", "/api/queue", { game, pace, fill });
export const stillHere = async () => (await request<{ waits: Wait | null }>("PUT", "/api/queue")).waits;
export const watch = () => request<Summary[]>("GET", "/api/watch");
export const met = () => request<Met[]>("GET", "/api/me/people");
export const invite = (table: string, who: string) =>
  request<unknown>("POST", `/api/tables/${encodeURIComponent(table)}/invitations`, { who });
export const turns = () => request<Turns>("GET", "/api/me/turns");
export const decline = (table: string) => request<null>("DELETE", `/api/me/invitations/${encodeURIComponent(table)}`);

/** Wait no longer; it arrives even if the page is just being left. */
export const leave = () => fetch("/api/queue", { method: "DELETE", keepalive: true }).catch(() => undefined);
