import { schema, type Thunder } from "../../rooms/thunder";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat } from "./story";
import { usual } from "./targets";
import { headline, lesson, standing, tower } from "./tower";

/** Thunder Alley: an oval of sectors and lanes for up to 42 cars, and a sheet for every team. */
export const room: Room<Thunder> = {
  schema,
  Board,
  Dashboard,
  closeness: true,
  tower,
  standing,
  headline,
  beat,
  usual,
  moment: (view) => view.turns,
  lesson,
};
