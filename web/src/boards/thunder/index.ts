import type { Room } from "../room";
import Board from "./Board.svelte";
import Dashboard from "./Dashboard.svelte";
import { beat, stage } from "./story";
import { headline, lesson, standing, tower } from "./tower";

/** Choices that are made without much thought: the big button offers the first of them. */
const USUAL = ["END", "F", "stay", "events", "done"];

/** Thunder Alley: an oval of sectors and lanes for up to 42 cars, and a sheet for every team. */
export const room: Room = {
  Board,
  Dashboard,
  closeness: true,
  tower,
  standing,
  headline,
  beat,
  stage,
  usual: (choices) => (choices.length === 1 ? choices[0] : USUAL.find((move) => choices.includes(move))),
  moment: (view) => Number(view.turns),
  lesson,
};
