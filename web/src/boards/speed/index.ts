import { schema, type Speed } from "../../rooms/speed";
import { t } from "../../words";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat } from "./story";
import { headline, lesson, tower } from "./tower";

/** Speed 1200 km: a road for every team, the piles beside it, and the kontra. */
export const room: Room<Speed> = {
  schema,
  Board,
  Dashboard,
  closeness: false,
  tower,
  headline,
  beat,
  usual: (choices) => (choices.length === 1 ? choices[0] : undefined),
  moment: (view) => view.rounds,
  sample: (view) => view.rounds * 1000 - view.draw,
  strides: [
    { name: () => t("replay.turn"), of: (view) => `${view.rounds} ${view.turn} ${view.draw}` },
    { name: (words) => words.say("table", "round"), of: (view) => view.rounds },
  ],
  lesson,
  course: { start: "choice", discard: "choice", confirm: "primary", rolling: "choice", stopped: "choice" },
};
