import { describe, expect, it } from "vitest";
import type { Event } from "../../rooms/scrap";
import { after, racer, viewOf } from "./samples";
import type { Shown } from "./scene";
import { beat, moveTime, sound } from "./story";

const view = (): Shown =>
  viewOf({ steel: racer("A", 3), swift: racer("B", 7) }, { turn: "steel", dice: [4], double: false });
const moved = (to: number, field: number): Event => ({
  name: "moved",
  seat: "A",
  values: { racer: "steel", from: 3, to, n: to - 3, reason: "dice", field, ranking: ["steel", "swift"] },
});

describe("what the board shows event by event", () => {
  it("shows the dice of a turn, and whether they are a double", () => {
    const rolled = after(view(), {
      name: "rolled",
      seat: "A",
      values: { die: 4, again: false, double: true, dice: [4, 4] },
    });
    expect(rolled).toMatchObject({ dice: [4, 4], double: true });
    expect(after(rolled, { name: "turn", seat: "B", values: { racer: "swift", dice: [] } })).toMatchObject({
      turn: "swift",
      dice: [],
    });
  });
  it("spends a change token on the last die", () => {
    const used = after(view(), {
      name: "used_token",
      seat: "A",
      values: { token: "plus", from: 4, to: 5, spent: "pm", double: false, dice: [5] },
    });
    expect(used.dice).toEqual([5]);
    expect(used.racers.steel!.tokens).toEqual([]);
  });
  it("moves a racer, over the line too, and the order with it", () => {
    const now = after(view(), moved(50, 2));
    expect(now.racers.steel).toMatchObject({ p: 50, field: 2 });
    expect(now.ranking).toEqual(["steel", "swift"]);
    expect(after(view(), moved(48, 48)).racers.steel!.field).toBe(48);
  });
  it("sets the scene for a duel, die by die", () => {
    let now = after(view(), { name: "duel", values: { field: 7, racers: ["steel", "swift"] } });
    now = after(now, { name: "duel_die", seat: "B", values: { racer: "swift", die: 5 } });
    now = after(now, { name: "duel_won", seat: "B", values: { racer: "swift", way: "dice" } });
    expect(now.scene).toEqual({ what: "duel", racers: ["steel", "swift"], dice: { swift: 5 }, winner: "swift" });
  });
  it("shows the cards that are drawn, and the dice for them", () => {
    const drawn = after(view(), { name: "accident", seat: "A", values: { deck: "3/4", card: "DICE2" } });
    expect(after(drawn, { name: "accident_dice", seat: "A", values: { dice: [2, 6] } }).scene).toEqual({
      what: "accident",
      card: "DICE2",
      deck: "3/4",
      dice: [2, 6],
    });
    expect(after(drawn, { name: "goal", seat: "A", values: { card: 7 } }).scene).toEqual({ what: "goal", card: 7 });
    expect(
      after(drawn, { name: "rolled", seat: "A", values: { die: 4, again: false, double: false, dice: [4] } }).scene,
    ).toBeUndefined();
  });
  it("lays and takes tokens", () => {
    const laid = after(view(), { name: "laid_token", values: { field: 17, lies: true } });
    expect(laid.places).toEqual({ 10: { lies: true }, 17: { lies: true } });
    const took = after(laid, {
      name: "took_token",
      seat: "A",
      values: { racer: "steel", field: 10, token: "flip", lies: false },
    });
    expect(took.places).toEqual({ 10: { lies: false }, 17: { lies: true } });
    expect(took.racers.steel!.tokens).toEqual(["pm", "flip"]);
  });
  it("counts laps, bonus tokens and cards", () => {
    expect(after(view(), { name: "lap", seat: "A", values: { racer: "steel", n: 2 } }).racers.steel!.laps).toBe(2);
    expect(
      after(view(), { name: "bonus_token", seat: "A", values: { racer: "steel", n: 3 } }).racers.steel!.bonus_tokens,
    ).toBe(3);
    expect(after(view(), { name: "played_bonus", seat: "A", values: { card: "FWD3", held: 4 } })).toMatchObject({
      players: { A: { held: 4 } },
      scene: { what: "bonus", card: "FWD3" },
    });
    expect(after(view(), { name: "final_round", seat: "A", values: { racer: "steel", final: true } }).final).toBe(true);
  });
  it("never changes the view that it was given", () => {
    const before = view();
    after(before, moved(9, 9));
    after(before, { name: "took_token", seat: "A", values: { racer: "steel", field: 10, token: "pm", lies: false } });
    after(before, {
      name: "used_token",
      seat: "A",
      values: { token: "plus", from: 4, to: 5, spent: "pm", double: false, dice: [5] },
    });
    expect(before).toEqual(view());
  });
  it("shows nothing for longer than a second", () => {
    for (const name of ["rolled", "accident", "goal", "duel_won", "double"])
      expect(beat({ name, values: {} } as Event)).toBeLessThan(1000);
    expect(moveTime(-40)).toBeLessThan(1000);
    expect(beat({ name: "auto", values: { action: "drive" } })).toBe(0);
  });
});

describe("what it sounds like", () => {
  it("has dice, engines and crashes", () => {
    const heard = (name: Event["name"]) => sound({ name, values: {} } as Event);
    expect(sound(moved(13, 13))).toEqual({ drive: 0.5 });
    expect([heard("rolled"), heard("accident"), heard("double"), heard("goal"), heard("lap")]).toEqual([
      "dice",
      "crash",
      "squeal",
      "card",
      "bell",
    ]);
    expect([heard("final_round"), heard("turn")]).toEqual(["flag", undefined]);
  });
});
