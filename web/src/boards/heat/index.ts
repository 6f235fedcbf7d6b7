import { type Heat, schema } from "../../rooms/heat";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat } from "./story";
import { headline, lapOfLeader, lesson, tower } from "./tower";

/** HEAT: a ring of spaces with corners, drawn from the data of any track. */
export const room: Room<Heat> = {
  schema,
  Board,
  Dashboard,
  closeness: true,
  tower,
  headline,
  beat,
  usual: (choices) => choices.find(({ kind }) => kind === "end_react" || kind === "end_discard"),
  moment: (view) => view.rounds,
  strides: [
    { name: (words) => words.say("table", "round"), of: (view) => view.rounds },
    { name: (words) => words.say("table", "lap"), of: lapOfLeader },
  ],
  lesson,
  course: {
    gear: "choice",
    cards: "choice",
    confirm: "primary",
    react: "primary",
    discard: "primary",
    corner: "choice",
  },
};
