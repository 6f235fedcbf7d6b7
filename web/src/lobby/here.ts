/** Races of this browser in the lobby: those that are kept, and files of others. */
import { isAlone, replayLink } from "../local/where";
import * as api from "../wire/api";
import type { Summary } from "../wire/types";

const loaded = async () => (await import("../local/house")).house;

/** The races that are kept in this browser, the newest first; whoever races here is called as the page calls its visitor. */
export async function keptHere(): Promise<Summary[]> {
  if (!api.canBeHere) return [];
  const house = await loaded();
  const [mine, { you: here }, { you }] = await Promise.all([house.mine(), house.me(), api.me()]);
  return mine.map((table) => ({
    ...table,
    chairs: Object.fromEntries(
      Object.entries(table.chairs).map(([seat, chair]) => [seat, chair.who === here ? { ...chair, who: you } : chair]),
    ),
  }));
}

/** Where there is nobody else to race at, what races here is made ready while the lobby is looked at. */
export async function wakeHere(): Promise<void> {
  if (isAlone) (await loaded()).wake();
}

/** Keep the race of a file, and show it. */
export async function openFile(file: File): Promise<void> {
  const { table } = await (await loaded()).take(await file.text());
  location.href = replayLink(table.id);
}

export async function removeHere(table: string): Promise<void> {
  await (await loaded()).remove(table);
}
