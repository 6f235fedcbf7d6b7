import { schema } from "../../rooms/scrap";
import type { Room } from "../room";
import Board from "./Board.svelte";
import { usual } from "./choices";
import Dashboard from "./Dashboard.svelte";
import type { Staged } from "./scene";
import { beat, sound, stage } from "./story";
import { headline, lesson, tower } from "./tower";

/** Scrap Racer: a ring of segments in the sand, with dice, duels, and cards that are drawn. */
export const room: Room<Staged> = {
  schema,
  Board,
  Dashboard,
  controls: { wide: 150, tall: 214 },
  closeness: true,
  tower,
  headline,
  beat,
  sound,
  stage,
  usual,
  moment: (view) => view.rounds,
  medals: {
    roll: { by: "most", of: ({ name, values }) => (name === "stopped" ? values.sum : 0) },
    doubles: { by: "sum", of: ({ name }) => (name === "double" ? 1 : 0) },
  },
  lesson,
};
