/** "Race now": the shortest race that shows a game, with the newcomer in front. */
import { Keeper } from "../fair/keeper";
import { settings } from "../frame/settings.svelte";
import * as api from "../wire/api";
import type { GameInfo } from "../wire/types";

/** Open a table, take the first seat, let bots have the others, and go; a first race leads through a turn. */
export async function raceNow(game: string, { short }: GameInfo, name: string, isFirst = false): Promise<void> {
  await api.me();
  const { table } = await api.openTable({ game, pause: 5, ...(isFirst ? { first: true } : short) });
  const seat = table.seats[0]!;
  const keeper = Keeper.of(table);
  await api.command(table.id, { do: "sit", seat, name, pledge: keeper?.draw() });
  await api.command(table.id, { do: "start", bot: isFirst ? "pilot" : settings.level });
  const { now } = await api.look(table.id);
  for (const duty of keeper?.duties(now, [seat]) ?? []) await api.command(table.id, { ...duty });
  location.href = `/t/${table.id}`;
}
