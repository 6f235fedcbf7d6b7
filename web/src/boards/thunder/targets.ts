/** Which choices can be tapped on the board, cars and the spaces that steps and lanes lead to; and the usual one. */
import type { Choice, View } from "../../rooms/thunder";

export type Named = Extract<Choice, { kind: "car" }>;
export type Leading = Extract<Choice, { kind: "F" | "I" | "O" | "X" | "S" | "rear" | "lane" | "back" }>;

/** Signs of choices that lead to a space. */
export const SIGNS: Record<Leading["kind"], string> = {
  F: "▲",
  I: "▶",
  O: "◀",
  X: "◆",
  S: "⇅",
  rear: "⛓",
  lane: "▲",
  back: "▼",
};

export const isNamed = (choice: Choice): choice is Named => choice.kind === "car";
export const isLeading = (choice: Choice): choice is Leading => choice.kind in SIGNS;

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
