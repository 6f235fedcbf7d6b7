/** The rooms, by the name of their game. A new game is a new folder here; the frame stays as it is. */
import type { Room } from "./room";

const rooms = import.meta.glob<{ room: Room }>("./*/index.ts");

/** The room of a game; one that shows everything as text if the game has no board yet. */
export async function roomOf(game: string): Promise<Room> {
  const load = rooms[`./${game}/index.ts`] ?? rooms["./plain/index.ts"]!;
  return (await load()).room;
}
