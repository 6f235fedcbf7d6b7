/** Where this page is: at a server, or as plain files on any host, and where others are from there.
 *
 * Plain files carry two signs that `paddock site` writes into every page: that there is no server, and where the files
 * of the engine are. A server writes the second one only.
 */
import { language } from "../words/language";

/** A sign of the page; tests have none. */
const said = (name: string): string | undefined =>
  globalThis.document?.querySelector<HTMLMetaElement>(`meta[name="paddock-${name}"]`)?.content;

const server = said("server");
const engine = said("engine");

/** There is no server here. */
export const isAlone = server !== undefined;

/** The server at which people race each other, for a page that has none of its own. */
export const elsewhere = server && server !== "none" ? server : undefined;

/** The folder of the engine's files; its name changes with what is in it. Without it nothing can be raced in the page. */
export const engineBase: URL | undefined = engine === undefined ? undefined : new URL(engine, location.href);

const at = (page: string, name: string, value?: string): string =>
  value === undefined ? page : `${page}?${name}=${encodeURIComponent(value)}`;

export const lobbyLink = (): string => (isAlone ? "./" : "/");
export const tableLink = (id: string): string => (isAlone ? at("table.html", "t", id) : `/t/${encodeURIComponent(id)}`);
export const replayLink = (id: string): string =>
  isAlone ? at("replay.html", "t", id) : `/r/${encodeURIComponent(id)}`;
export const helpLink = (game?: string, rule?: string): string =>
  (isAlone ? at("help.html", "game", game) : `/help${game === undefined ? "" : `/${encodeURIComponent(game)}`}`) +
  (rule === undefined ? "" : `#${encodeURIComponent(rule)}`);

/** The puzzle of the day of a game, or one by its name. */
export function puzzlesLink(game?: string, puzzle?: string): string {
  const page = isAlone
    ? at("puzzles.html", "game", game)
    : `/puzzles${game === undefined ? "" : `/${encodeURIComponent(game)}`}`;
  return puzzle === undefined ? page : `${page}${isAlone ? "&" : "?"}puzzle=${encodeURIComponent(puzzle)}`;
}

/** Your own page, where there is a server to keep your name. */
export const youLink = (): string => "/you";

/** All championships, and one of them: where there is a server to keep them. */
export const cupsLink = (): string => "/cups";
export const cupLink = (id: string): string => `/c/${encodeURIComponent(id)}`;

/** Where people find a race against people, and where all their turns are. */
export const peopleLink = (): string => "/people";
export const turnsLink = (): string => "/turns";

/** A replay with its analysis open. */
export const analysisLink = (id: string): string => `${replayLink(id)}${isAlone ? "&" : "?"}analysis`;

/** The leaderboards of a game, of all time or of a month (2031-05), where there is a server. */
export const ratingsLink = (game = "", month = ""): string =>
  `/ratings${game && `/${encodeURIComponent(game)}`}${month && `?month=${encodeURIComponent(month)}`}`;

/** What the address of this page names: the table, the championship, or the game of the rules or the puzzles. */
export function named(name: "t" | "game" | "cup"): string {
  if (isAlone) return new URLSearchParams(location.search).get(name) ?? "";
  return decodeURIComponent(location.pathname.split("/")[2] ?? "");
}

/** The picture of a track. */
export const trackPicture = (game: string, track: string): string =>
  isAlone
    ? new URL(`${game}.${track}.${language()}.svg`, engineBase).href
    : `/api/games/${game}/tracks/${track}.svg?language=${language()}`;

/** A file that lies beside the pages. */
export const beside = (name: string): string => (isAlone ? name : `/${name}`);
