/** A puzzle at a table of this browser: to be judged, or to race on from. */
import { Session } from "../frame/session.svelte";
import { settings } from "../frame/settings.svelte";
import { house, passing } from "../local/house";
import { PUZZLE } from "../local/shelf";
import { tableLink } from "../local/where";
import type { House } from "../wire/house";
import { t } from "../words";
import type { Puzzle } from "./book";

const OTHERS = "pilot"; // they are not asked anything while somebody thinks
const LONG = 3600; // seconds for an answer, where a race would not wait so long

export const load = (game: string) => passing.puzzles(game);

async function set(where: House, game: string, puzzle: Puzzle, bot: string, pause: number): Promise<string> {
  const { table } = await where.openTable({ game, example: `${PUZZLE}${puzzle.name}`, pause });
  const { name } = await where.me();
  await where.command(table.id, { do: "sit", seat: puzzle.seat, name: name || t("me.driver") });
  await where.command(table.id, { do: "start", bot });
  return table.id;
}

/** The table of a puzzle; it is gone with the page. */
export async function open(game: string, puzzle: Puzzle): Promise<Session> {
  return Session.join(await set(passing, game, puzzle, OTHERS, LONG), puzzle.seat, passing);
}

/** A race from there, which is kept like any other. */
export async function raceOn(game: string, puzzle: Puzzle): Promise<void> {
  location.href = tableLink(await set(house, game, puzzle, settings.level, 5));
}
