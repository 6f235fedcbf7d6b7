import { schema } from "../../rooms/speed";
import { t } from "../../words";
import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import type { Staged } from "./scene";
import { wear } from "./signs";
import { beat, sound, stage } from "./story";
import { headline, lesson, tower } from "./tower";

/** Speed 1200 km: a trip for every team, the piles beside it, and the kontra. */
export const room: Room<Staged> = {
  schema,
  Board,
  Dashboard,
  controls: { wide: 150, tall: 208 },
  closeness: false,
  // The tower is the first to be drawn: from there on everybody is called by the letter of their team.
  tower: (standing) => (wear(standing.board), tower(standing)),
  headline,
  beat,
  sound,
  stage,
  usual: (choices) => (choices.length === 1 ? choices[0] : undefined),
  moment: (view) => view.rounds,
  medals: {
    km: { by: "sum", of: ({ name, values }) => (name === "drove" ? values.km : 0) },
    attacks: { by: "sum", of: ({ name }) => (name === "attacked" ? 1 : 0) },
    kontras: { by: "sum", of: ({ name }) => (name === "kontra" ? 1 : 0) },
  },
  sample: (view) => view.rounds * 1000 - view.draw,
  strides: [
    { name: () => t("replay.turn"), of: (view) => `${view.rounds} ${view.turn} ${view.draw}` },
    { name: (words) => words.say("table", "round"), of: (view) => view.rounds },
  ],
  lesson,
  course: { start: "choice", discard: "choice", confirm: "primary", rolling: "choice", stopped: "choice" },
};
