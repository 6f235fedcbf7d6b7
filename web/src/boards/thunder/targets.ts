/** Which choices can be tapped on the board, cars and the spaces that steps and lanes lead to; and the usual one. */
import type { Choice, View } from "../../rooms/thunder";
import type { ThunderBoard } from "../../wire/wire";
import { nextTo, spaceOf } from "./geometry";

export type Named = Extract<Choice, { kind: "car" }>;
export type Leading = Extract<Choice, { kind: "F" | "I" | "O" | "X" | "S" | "rear" | "lane" | "back" }>;
export type Forward = Extract<Choice, { kind: "F" }>;

/** Signs of choices: an arrow by where it points, seen from the driver (0 is ahead, 90 is inward); others are upright. */
export type Sign = number | "cross" | "swap" | "link" | "bump" | "end";
const SIGNS: Partial<Record<Choice["kind"], Sign>> = {
  F: 0,
  I: 90,
  O: -90,
  X: "cross",
  S: "swap",
  rear: "link",
  lane: 0,
  back: 180,
  B: "bump",
  END: "end",
};
const LEADING: Choice["kind"][] = ["F", "I", "O", "X", "S", "rear", "lane", "back"];

export const isNamed = (choice: Choice): choice is Named => choice.kind === "car";
export const isLeading = (choice: Choice): choice is Leading => LEADING.includes(choice.kind);
const isForward = (choice: Choice): choice is Forward => choice.kind === "F";

/** The sign of a choice, as it lies on the board; a button shows the same, so that nobody has to turn it in their mind. */
export function signOf(choice: { kind: Choice["kind"] }, heading: number): { sign: Sign; turn: number } {
  const sign = SIGNS[choice.kind] ?? 0;
  return { sign, turn: typeof sign === "number" ? (((heading + 90 + sign) % 360) + 360) % 360 : 0 };
}

/** The car that everything turns about now. */
export function activeCar(view: View): string | undefined {
  const number = view.active ?? view.car;
  return typeof number === "number" ? String(number) : undefined;
}

/** Choices that are made without much thought: the big button offers the first of them. */
const USUAL: Choice["kind"][] = ["END", "F", "stay", "events", "done"];

export const usual = (choices: Choice[]): Choice | undefined =>
  choices.length === 1
    ? choices[0]
    : USUAL.flatMap((kind) => choices.find((choice) => choice.kind === kind && !("lane" in choice)) ?? [])[0];

/** A space straight ahead, so many steps away. */
export interface Ahead {
  at: string;
  steps: number;
}

/** The same way across the road in a sector with another number of lanes. */
function laneIn(board: ThunderBoard, from: { sector: number; lane: number }, sector: number): number {
  const [before, after] = [from.sector, sector].map((each) => board.spaces[nextTo(board, each, 0)]!.length - 1) as [
    number,
    number,
  ];
  if (before === after) return from.lane;
  return Math.min(after, Math.max(1, Math.round(((from.lane - 0.5) / before) * after + 0.5)));
}

function row(board: ThunderBoard, from: string, first: number, count: number): Ahead[] {
  const space = spaceOf(from);
  return Array.from({ length: Math.max(0, count) }, (_each, i) => {
    const sector = nextTo(board, space.sector, i + (first > 1 ? 1 : 0));
    return { at: `${sector}.${laneIn(board, space, sector)}`, steps: first + i };
  });
}

/** The forward step that keeps the lane, of those that are offered. */
function straight(ways: Forward[], lane: number): Forward | undefined {
  return ways.toSorted((a, b) => Math.abs(spaceOf(a.at).lane - lane) - Math.abs(spaceOf(b.at).lane - lane))[0];
}

/** The spaces beyond the next step ahead, as far as the points would last if every step cost the same. */
export function aheadOf(board: ThunderBoard, view: View, choices: Choice[], armed: number | undefined): Ahead[] {
  const here = view.cars[activeCar(view) ?? ""]?.at;
  if (!here) return [];
  const played = choices.find((choice) => choice.action === armed);
  if (played?.kind === "card") {
    const { sector, lane } = spaceOf(here);
    if (lane === 0) return [];
    const next = nextTo(board, sector, 1);
    return row(board, `${next}.${laneIn(board, { sector, lane }, next)}`, 1, played.mp);
  }
  const first = straight(choices.filter(isForward), spaceOf(here).lane);
  if (!first || first.finishes) return [];
  const cost = (view.mp ?? 0) - first.mp;
  return cost > 0 ? row(board, first.at, 2, Math.floor(first.mp / cost)) : [];
}

/** What to choose on the way to a space, one choice after another: nothing once it is reached, or something else is asked. */
export function wayTo(board: ThunderBoard, target: string, played?: number): (choices: Choice[]) => Choice | undefined {
  const goal = spaceOf(target);
  let begin = played;
  return (choices) => {
    if (begin !== undefined) {
      const action = begin;
      begin = undefined;
      return choices.find((choice) => choice.action === action);
    }
    const ways = choices.filter(isForward);
    const sector = ways[0] && spaceOf(ways[0].at).sector;
    if (sector === undefined || nextTo(board, goal.sector, -sector) > board.spaces.length / 2) return undefined;
    return straight(ways, laneIn(board, goal, sector));
  };
}

/** Ahead as long as there is one way. */
export const onward = (choices: Choice[]): Choice | undefined => {
  const ways = choices.filter(isForward);
  return ways.length === 1 ? ways[0] : undefined;
};
