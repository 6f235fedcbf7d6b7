/** "Race now": a race against bots as it was chosen the last time, with the newcomer in front. */
import { roomOf } from "../boards/registry";
import { Keeper } from "../fair/keeper";
import { type Level, LEVELS, settings } from "../frame/settings.svelte";
import * as api from "../wire/api";
import type { About, GameInfo, Setting } from "../wire/types";
import { tableLink } from "../local/where";
import { t } from "../words";

/** What can be chosen for a race without opening a table first; all else is as usual. */
export interface Quick {
  seats: number;
  level: Level;
  /** Track, laps: what the game lets choose of them. */
  options: Record<string, Setting>;
}

/** Options that "Race now" asks for. */
const ASKED = ["track", "laps"];

/** The options of a game that stand under "Race now", and what may be chosen for each. */
export const askedOf = ({ choices }: GameInfo): [name: string, values: Setting[]][] =>
  ASKED.filter((name) => name in choices).map((name) => [name, choices[name]!.filter((value) => value !== null)]);

/** What was chosen the last time, as far as the game still has it; otherwise a race that shows the game soon. */
export function chosenFor(game: string, info: GameInfo): Quick {
  const kept = settings.race(game) as Partial<Quick>;
  const options = Object.fromEntries(
    askedOf(info).map(([name, values]) => {
      const before = kept.options?.[name];
      const usual = (info.short.options?.[name] ?? info.options[name] ?? values[0]) as Setting;
      return [name, before !== undefined && values.includes(before) ? before : usual];
    }),
  );
  return {
    seats: info.seats.includes(kept.seats ?? 0) ? kept.seats! : (info.short.seats ?? info.usual),
    level: LEVELS.find((level) => level === kept.level) ?? settings.level,
    options,
  };
}

/** Open a table for a race against bots: in this browser if the visitor prefers that, or if the server is full. */
async function open(wanted: Record<string, unknown> & { game: string }): Promise<About> {
  roomOf(wanted.game).catch(() => undefined); // the next page needs it, and finds it where the browser keeps it
  const openHere = async () => (await api.openTable(wanted, await api.here())).table;
  if (api.canBeHere && settings.here) return openHere();
  try {
    await api.me(); // gives a newcomer the cookie without which a seat would be lost
    return (await api.openTable(wanted)).table;
  } catch (error) {
    if (api.canBeHere && error instanceof api.Refused && error.refusal.code === "too_many") return openHere();
    throw error;
  }
}

/** Open a table, take the first seat, let bots have the others, and go. */
export async function raceNow(game: string, info: GameInfo, chosen: Quick, name: string): Promise<void> {
  settings.setRace(game, { ...chosen });
  settings.setLevel(chosen.level);
  const options = { ...shortFor(info, chosen.seats), ...chosen.options };
  await go(await open({ game, pause: 5, seats: chosen.seats, options }), name, chosen.level);
}

/** The options of a short race, without a list of seats that is for another number of them. */
const shortFor = ({ short }: GameInfo, seats: number): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(short.options ?? {}).filter(([, value]) => !Array.isArray(value) || value.length === seats),
  );

/** A first race, which leads through what decides the game. */
export async function firstRace(game: string, name: string): Promise<void> {
  await go(await open({ game, pause: 5, first: true }), name, "pilot");
}

/** A race from an example of the rules, against bots. */
export async function tryOut(game: string, example: string): Promise<void> {
  const table = await open({ game, pause: 5, example });
  const { name } = await api.me(table.id);
  await go(table, name || t("me.driver"), settings.level);
}

async function go(table: About, name: string, bot: string): Promise<void> {
  const [seat, keeper] = await sitDown(table, name);
  await api.command(table.id, { do: "start", bot });
  const { now } = await api.look(table.id);
  for (const duty of keeper?.duties(now, [seat]) ?? []) await api.command(table.id, { ...duty });
  location.href = tableLink(table.id);
}

/** Take the first seat of a table that was just opened, and pledge what it contributes to the deal. */
export async function sitDown(table: About, name: string): Promise<[seat: string, keeper: Keeper | undefined]> {
  const seat = table.seats[0]!;
  const keeper = Keeper.of(table);
  await api.command(table.id, { do: "sit", seat, name, pledge: keeper?.draw() });
  return [seat, keeper];
}
