import { expect, test } from "vitest";
import type { Told } from "../wire/state";
import { folded, joined } from "./folding";
import type { Form } from "./sentences";

const WORDS: Record<string, Partial<Record<Form, string>>> = {
  round: { "": "Round 1 begins." },
  revealed: { "": "Ann reveals 3, 4.", head: "Ann", part: "" },
  moved: { "": "Ann drives 7 spaces.", part: "drives 7" },
  corner: { "": "Ann takes corner 2.", part: "pays 1 Heat" },
  drew: { "": "Ann draws 2 cards." },
  passed: { "": "Bob passes." },
  came: { "": "Bob is here." },
  grid: { "": "Ann is on the grid.", list: "On the grid:", item: "Ann" },
};
const say = (event: Told, form: Form = "") => WORDS[event.name]?.[form] ?? "";
const isLoud = (event: Told) => event.name === "round";
let seq = 0;
const told = (name: string, seat?: string, table = false): Told => ({
  name,
  ...(seat ? { seat } : {}),
  values: {},
  seq: seq++,
  table,
});

test("a move of a car is one line, with its steps", () => {
  const lines = folded(
    [told("round"), told("revealed", "A"), told("moved", "A"), told("corner", "A"), told("drew", "A")],
    say,
    isLoud,
  );
  expect(lines.map((line) => line.text)).toEqual(["Round 1 begins.", "Ann drives 7, pays 1 Heat."]);
  expect(lines[0]!.loud).toBe(true);
  expect(lines[1]!.steps.map((step) => step.name)).toEqual(["revealed", "moved", "corner", "drew"]);
});

test("a line ends where somebody else does something, and goes on after a notice of the table", () => {
  const lines = folded(
    [told("revealed", "A"), told("came", "B", true), told("moved", "A"), told("passed", "B"), told("drew", "A")],
    say,
    isLoud,
  );
  expect(lines.map((line) => line.text)).toEqual([
    "Ann drives 7.",
    "Bob is here.",
    "Bob passes.",
    "Ann draws 2 cards.",
  ]);
});

test("what begins and ends alike is said once", () => {
  expect(joined(["takes 12 along", "takes 7 along", "wears: tyres", "wears: fuel"])).toBe(
    "takes 12, 7 along, wears: tyres, fuel",
  );
  expect(joined(["rolls 4", "rolls 4", "a double"])).toBe("rolls 4, 4, a double");
  expect(joined(["rolls 4", "rolls 4", "rolls 5"])).toBe("rolls 4, 4, 5");
  expect(joined(["pays 1 Heat", "pays 1 Heat"])).toBe("pays 1 Heat ×2");
  expect(joined(["se gira", "se para"])).toBe("se gira, se para");
});

test("what happens several times in a row is a list", () => {
  const lines = folded([told("grid", "A"), told("grid", "B"), told("revealed", "A"), told("moved", "A")], say, isLoud);
  expect(lines.map((line) => [line.text, line.seat])).toEqual([
    ["On the grid: Ann, Ann.", undefined],
    ["Ann drives 7.", "A"],
  ]);
  expect(folded([told("grid", "A")], say, isLoud)[0]!.text).toBe("Ann is on the grid.");
});
