/** Championships, as the server tells of them. */
import { newId } from "../fair/digits";
import { botName, personName } from "../frame/names";
import { request } from "../wire/server";
import { t } from "../words";
import { language } from "../words/language";

export type Form = "season" | "league" | "knockout" | "swiss";
export const FORMS: Form[] = ["season", "league", "knockout", "swiss"];
export const isPaired = (form: Form): boolean => form === "knockout" || form === "swiss";

export interface Entrant {
  key: string;
  name: string;
  bot: string | null;
  who: string | null;
  /** Whether a bot drives until somebody comes for the name. */
  vacant: boolean;
  own: boolean;
}

export interface CupInShort {
  id: string;
  title: string;
  game: string;
  form: Form;
  status: "open" | "running" | "over";
  made: number;
  races: number;
  /** How many races there will be, where that is known. */
  of: number | null;
  entrants: number;
  most: number;
  champion: (Entrant & { number: number }) | null;
  organiser: boolean;
  entered: boolean;
  mine?: boolean;
}

export interface Standing {
  key: string;
  rank: number;
  points: number;
  corrected: number;
  rests: number;
  /** Per race what it brought; nothing where somebody was not in it, or it does not count. */
  races: (number | null)[];
}

export interface Result {
  number: number;
  round: number;
  track: unknown;
  table: string | null;
  pair: [string, string] | null;
  scores: Record<string, number>;
  ranks: Record<string, number>;
  absent: string[];
  /** Why it does not count. */
  annulled: string | null;
}

export interface Run {
  round: number;
  track: unknown;
  table: string;
  entrants: string[];
  opened: number;
  starts: number;
  date: number | null;
}

/** Something that has happened. */
export interface LogLine {
  do: string;
  at: number;
  by: string | null;
  organiser: boolean;
  place?: string;
  about?: string;
  about_bot?: string | null;
  name?: string;
  new?: string;
  bot?: string;
  points?: number;
  reason?: string;
  race?: number;
  round?: number;
  track?: unknown;
  table?: string;
}

export interface Cup extends CupInShort {
  code: string;
  entry: "open" | "fixed";
  wait: number;
  options: Record<string, unknown>;
  tracks: { track: unknown; date: number | null }[];
  points: number[];
  now: number;
  place: string | null;
  places: Entrant[];
  standings: Standing[];
  results: Result[];
  runs: Run[];
  log: LogLine[];
}

const at = (id: string) => `/api/cups/${encodeURIComponent(id)}`;

export const listed = () => request<CupInShort[]>("GET", "/api/cups");
export const look = (id: string) => request<Cup>("GET", at(id));
export const make = (wanted: Record<string, unknown>) => request<Cup>("POST", "/api/cups", wanted);
export const byCode = (code: string) => request<{ id: string }>("GET", `/api/cups/codes/${encodeURIComponent(code)}`);
export const wish = (id: string, what: string, values: Record<string, unknown> = {}) =>
  request<Cup>("POST", `${at(id)}/commands`, { id: newId(), do: what, ...values });
export const fileOf = (id: string) => `${at(id)}/file`;
export const pictureOf = (id: string) => `${at(id)}/picture.png?language=${language()}`;

/** What somebody is called: a person by name, a bot by its level and number. */
export function called(entrant: Pick<Entrant, "key" | "name" | "bot">, number: number): string {
  if (entrant.bot) return `${botName(entrant.bot)} ${number}`;
  return entrant.name ? personName(entrant.name) : t("cups.former");
}

/** The names of all who take part, by their keys. */
export const namesOf = (places: Entrant[]): Record<string, string> =>
  Object.fromEntries(places.map((place, at) => [place.key, called(place, at + 1)]));

/** The name of a championship; one without a title is called by its game. */
export const titleOf = (cup: CupInShort, game: string): string => cup.title || t("cups.of_game", { game });
