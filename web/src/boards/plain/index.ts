import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { headline, tower } from "./tower";

/** A game without a board of its own: what is seen and what can be done, as text. */
export const room: Room = {
  Board,
  Dashboard,
  closeness: false,
  tower,
  headline,
  beat: () => 150,
  stage: (view) => view,
  usual: (choices) => (choices.length === 1 ? choices[0] : undefined),
  moment: (view) => Number(view.round ?? 0),
};
