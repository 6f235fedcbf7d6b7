import { expect, test } from "vitest";
import type { Standing, TowerRow } from "../boards/room";
import type { Game } from "../wire/glass";
import type { Frame } from "../wire/state";
import { history } from "./history";

interface Positions {
  round: number;
  at: Record<string, number>;
}

const FINISH = 20;
const room = {
  moment: (view: Positions) => view.round,
  tower: ({ view }: { view: Positions }): TowerRow[] =>
    Object.entries(view.at)
      .toSorted(([, a], [, b]) => b - a)
      .map(([key, at], place) => ({
        key,
        seats: [key],
        rank: place + 1,
        progress: Math.min(at, FINISH),
        gap: "",
        cells: [],
        turn: false,
        out: at >= FINISH,
      })),
};
const frames = [
  { round: 1, at: { A: 10, B: 8 } },
  { round: 2, at: { A: 21, B: 15 } },
  { round: 3, at: { A: 21, B: 22 } },
].map((view, at) => ({ at, events: [], view })) as unknown as Frame[];

test("a gap is right to the finish, and stays as it was when the first came home", () => {
  const lines = history(frames, room as never, {} as Omit<Standing<Game>, "view">);
  const gaps = Object.fromEntries(lines.map((line) => [line.key, line.points.map((point) => point.gap)]));
  expect(gaps).toEqual({ A: [0, 0, 0], B: [2, 5, 5] });
});
