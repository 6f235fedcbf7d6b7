import { type Heat, schema } from "../../rooms/heat";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat, sound } from "./story";
import { headline, lapOfLeader, lesson, tower } from "./tower";

/** HEAT: a ring of spaces with corners, drawn from the data of any track. */
export const room: Room<Heat> = {
  schema,
  Board,
  Dashboard,
  closeness: true,
  controls: { wide: 180, tall: 250 },
  pointsAtPlans: true,
  tower,
  headline,
  beat,
  sound,
  usual: (choices) => choices.find(({ kind }) => kind === "end_react" || kind === "end_discard"),
  moment: (view) => view.rounds,
  medals: {
    drive: { by: "most", of: (event) => (event.name === "moved" ? event.values.got : 0) },
    clean: { by: "sum", of: (event) => (event.name === "corner" && event.values.paid === 0 ? 1 : 0) },
    heat: { by: "sum", of: ({ name, values }) => (name === "corner" || name === "spun" ? values.paid : 0) },
  },
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
