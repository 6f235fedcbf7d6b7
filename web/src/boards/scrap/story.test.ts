import { describe, expect, it } from "vitest";
import type { Told, View } from "../../wire/types";
import { beat, moveTime, stage } from "./story";

const told = (name: string, values: Record<string, unknown> = {}, seat: string | null = "A") => ({ name, seat, values, table: false }) as unknown as Told;
const racer = (kind: string, owner: string, p: number) => ({ racer: kind, owner, p, field: p, laps: 0, bonus_tokens: 0, tokens: ["pm"] });
const view = (): View => ({ ranking: ["B", "A"], A: racer("steel", "A", 3), B: racer("swift", "B", 7), turn: "A", dice: [4], lap: 48, fields: { 10: 1 }, round: 1 });

describe("what the board shows event by event", () => {
  it("gathers the dice of a turn, and a die rolled again takes the place of the last", () => {
    const rolled = stage(view(), told("rolled", { die: 2, again: false }));
    expect(rolled.dice).toEqual([4, 2]);
    expect(stage(rolled, told("rolled", { die: 6, again: true })).dice).toEqual([4, 6]);
    expect(stage(rolled, told("turn", { racer: "swift" }, "B"))).toMatchObject({ turn: "B", dice: [] });
  });
  it("spends a change token on the last die", () => {
    const used = stage(view(), told("used_token", { token: "plus", from: 4, to: 5 }));
    expect(used.dice).toEqual([5]);
    expect(used.A.tokens).toEqual([]);
  });
  it("moves a racer, over the line too, and the order with it", () => {
    const moved = stage(view(), told("moved", { racer: "steel", from: 3, to: 50, n: 47, reason: "dice" }));
    expect(moved.A).toMatchObject({ p: 50, field: 2 });
    expect(moved.ranking).toEqual(["A", "B"]);
    expect(stage(view(), told("moved", { racer: "steel", from: 0, to: 48, n: 48 })).A.field).toBe(48);
  });
  it("sets the scene for a duel, die by die", () => {
    let now = stage(view(), told("duel", { field: 7, racers: ["steel", "swift"] }, null));
    now = stage(now, told("duel_die", { racer: "swift", die: 5 }));
    now = stage(now, told("duel_won", { racer: "swift", way: "dice" }));
    expect(now.scene).toEqual({ what: "duel", racers: ["steel", "swift"], dice: { swift: 5 }, winner: "swift" });
  });
  it("lays and takes tokens", () => {
    const laid = stage(view(), told("laid_token", { field: 17 }, null));
    expect(laid.fields).toEqual({ 10: 1, 17: 1 });
    const took = stage(laid, told("took_token", { racer: "steel", field: 10, token: "flip" }));
    expect(took.fields).toEqual({ 17: 1 });
    expect(took.A.tokens).toEqual(["pm", "flip"]);
  });
  it("never changes the view that it was given", () => {
    const before = view();
    for (const [name, values] of [["rolled", { die: 1 }], ["moved", { racer: "steel", to: 9, n: 6 }], ["took_token", { racer: "steel", field: 10, token: "pm" }]] as const) stage(before, told(name, values));
    expect(before).toEqual(view());
  });
  it("shows nothing for longer than a second", () => {
    for (const name of ["rolled", "accident", "goal", "duel_won", "double"]) expect(beat(told(name))).toBeLessThan(1000);
    expect(moveTime(-40)).toBeLessThan(1000);
    expect(beat(told("auto"))).toBe(0);
  });
});
