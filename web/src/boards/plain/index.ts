import type { Game, Schema } from "../../wire/glass";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { headline, tower } from "./tower";

/** Whatever a game declares. */
export interface Plain extends Game {
  view: Record<string, unknown>;
}

/** A game without a board of its own: what is seen and what can be done, as text. */
export const plain = (schema: Schema): Room<Plain> => ({
  schema,
  Board,
  Dashboard,
  closeness: false,
  controls: { wide: 180, tall: 240 },
  tower,
  headline,
  beat: () => 150,
  usual: (choices) => (choices.length === 1 ? choices[0] : undefined),
  moment: (view) => Number(view.rounds ?? 0),
});
