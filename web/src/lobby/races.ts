/** What "Race now" means in each game: the shortest race that shows it, with the newcomer in front. */
import { settings } from "../frame/settings.svelte";
import * as api from "../wire/api";

const SHORT: Record<string, Record<string, unknown>> = {
  heat: { options: { track: "usa", laps: 1, grid: ["A", "B", "C", "D"] }, seats: 4 },
  thunder: { options: { track: "lakeside_oval", laps: 1, cars: 3, auto_skip: true }, seats: 3 },
  speed: { options: { max_rounds: 1 }, seats: 2 },
  scrap: { options: { track: "A", short: true, auto_skip: true }, seats: 4 },
};

/** Open a table, take the first seat, let bots have the others, and go; the first race of a game leads through a turn. */
export async function raceNow(game: string, name: string, isFirst = false): Promise<void> {
  await api.me();
  const { table } = await api.openTable({ game, pause: 5, ...(isFirst ? { first: true } : SHORT[game]) });
  await api.command(table.id, { do: "sit", seat: table.seats[0], name });
  await api.command(table.id, { do: "start", bot: isFirst ? "pilot" : settings.level });
  location.href = `/t/${table.id}`;
}
