import { t } from "../../words";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat, stage } from "./story";
import { headline, lesson, tower } from "./tower";

/** Speed 1200 km: a road for every team, the piles beside it, and the kontra. */
export const room: Room = {
  Board,
  Dashboard,
  closeness: false,
  tower,
  headline,
  beat,
  stage,
  usual: (choices) => (choices.length === 1 ? choices[0] : undefined),
  moment: (view) => Number(view.round),
  sample: (view) => Number(view.round) * 1000 - Number(view.draw),
  strides: [
    { name: () => t("replay.turn"), of: (view) => `${view.round} ${view.turn} ${view.draw}` },
    { name: (words) => words.say("table", "round"), of: (view) => Number(view.round) },
  ],
  lesson,
  course: { start: "choice", discard: "choice", confirm: "primary", rolling: "choice", stopped: "choice" },
};
