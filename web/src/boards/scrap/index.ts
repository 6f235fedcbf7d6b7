import type { Room } from "../room";
import Board from "./Board.svelte";
import { usual } from "./choices";
import Dashboard from "./Dashboard.svelte";
import { beat, stage } from "./story";
import { headline, lesson, tower } from "./tower";

/** Scrap Racer: a ring of segments in the sand, with dice, duels, and cards that are drawn. */
export const room: Room = {
  Board,
  Dashboard,
  closeness: true,
  tower,
  headline,
  beat,
  stage,
  usual,
  moment: (view) => Number(view.round),
  lesson,
};
