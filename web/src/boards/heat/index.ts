import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat, stage } from "./story";
import { headline, lapOfLeader, lesson, tower } from "./tower";

/** HEAT: a ring of spaces with corners, drawn from the data of any track. */
export const room: Room = {
  Board,
  Dashboard,
  closeness: true,
  tower,
  headline,
  beat,
  stage,
  usual: (choices) => choices.find((move) => move === "end_react" || move === "end_discard"),
  moment: (view) => Number(view.round),
  strides: [
    { name: (words) => words.say("table", "round"), of: (view) => Number(view.round) },
    { name: (words) => words.say("table", "lap"), of: lapOfLeader },
  ],
  lesson,
  course: { gear: "choice", cards: "choice", confirm: "primary", react: "primary", discard: "primary", corner: "choice" },
};
