import { schema, type Thunder } from "../../rooms/thunder";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat, sound } from "./story";
import { usual } from "./targets";
import { headline, lesson, standing, tower } from "./tower";

/** Thunder Alley: an oval of sectors and lanes for up to 42 cars, and a sheet for every team. */
export const room: Room<Thunder> = {
  schema,
  Board,
  Dashboard,
  closeness: true,
  controls: { wide: 190, tall: 250 },
  tower,
  standing,
  headline,
  beat,
  sound,
  usual,
  moment: (view) => view.turns,
  medals: {
    led: { by: "sum", of: ({ name }) => (name === "led" ? 1 : 0) },
    pushed: { by: "sum", of: ({ name, values }) => (name === "pushed" ? values.cars.length : 0) },
  },
  lesson,
};
