/** The rooms, by the name of their game. A new game is a new folder here; the frame stays as it is. */
import { schema } from "../wire/api";
import type { AnyRoom } from "./room";

const rooms = import.meta.glob<{ room: AnyRoom }>(["./*/index.ts", "!./plain/index.ts"]);

/** The room of a game; one that shows everything as text if the game has no board yet. */
export async function roomOf(game: string): Promise<AnyRoom> {
  const load = rooms[`./${game}/index.ts`];
  if (load) return (await load()).room;
  const [{ plain }, read] = await Promise.all([import("./plain"), schema(game)]);
  return plain(read);
}
