import { schema } from "../../rooms/scrap";
import type { Room } from "../room";
import Board from "./Board.svelte";
import { usual } from "./choices";
import Dashboard from "./Dashboard.svelte";
import type { Staged } from "./scene";
import { beat, stage } from "./story";
import { headline, lesson, tower } from "./tower";

/** Scrap Racer: a ring of segments in the sand, with dice, duels, and cards that are drawn. */
export const room: Room<Staged> = {
  schema,
  Board,
  Dashboard,
  closeness: true,
  tower,
  headline,
  beat,
  stage,
  usual,
  moment: (view) => view.rounds,
  lesson,
};
