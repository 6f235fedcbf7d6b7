import { describe, expect, it } from "vitest";
import { choiceText, eventText } from "../src/frame/sentences";
import { type Heat, schema } from "../src/rooms/heat";
import { Glass } from "../src/wire/glass";
import { framesOf, Reader, toldIn } from "../src/wire/state";
import type { News, Slate, Slip } from "../src/wire/types";
import { GameWords } from "../src/words/game";

const moves = schema.actions.map((subject) => subject.join(" "));
const glass = new Glass<Heat>(schema, { seats: ["A", "B"], actions: moves });
const column = (name: string) => schema.columns.find((each) => each.name === name)!;
const code = (name: string) => schema.events.findIndex((line) => line.name === name);

/** Runs that write one number of every column named here, for the car of the second seat. */
const car = (values: Record<string, number[]>): number[] =>
  Object.entries(values).flatMap(([name, numbers]) => [
    column(name).at! + (column(name).size ?? 1),
    numbers.length,
    ...numbers,
  ]);
const standing = car({ pos: [-1], spot: [1], gear: [2], engine: [6], place: [0], hand: [0, 2, 0, 0, 0, 0, 1, 0, 0] });
const news = (now: Slip, more: Partial<News> = {}): News => ({
  type: "news",
  since: 0,
  seen: 0,
  told: [],
  now,
  ...more,
});

describe("a reader", () => {
  const whole = {
    type: "slate",
    seen: 4,
    now: { status: "racing", chairs: { B: { who: "ivo", left: 40 } }, view: standing },
  } as unknown as Slate;

  it("names what it is sent, and leaves out what is unknown", () => {
    const { view } = new Reader(glass).take(whole);
    expect(view!.cars).toEqual({ B: { pos: -1, spot: 1, gear: 2, engine: 6, place: 0, hand: [2, 2, "S"] } });
  });

  it("keeps what a message does not mention", () => {
    const reader = new Reader(glass);
    reader.take(whole, 100);
    const state = reader.take(news({ view: car({ pos: [7] }), chairs: { A: { bot: "pilot" } }, pause: 3 }), 200);
    expect(state.view!.cars.B).toMatchObject({ pos: 7, gear: 2 });
    expect([state.status, state.chairs.B!.at, state.chairs.A!.at, state.pauseAt]).toEqual(["racing", 100, 200, 200]);
    expect(reader.take(news({}), 300)).toMatchObject({ pause: 3, pauseAt: 200 });
  });

  it("begins anew with what is whole", () => {
    const reader = new Reader(glass);
    reader.take(whole);
    const state = reader.take(news({ view: car({ pos: [7] }) }, { whole: true }));
    expect(state.view!.cars).toEqual({ B: { pos: 7 } });
  });

  it("reads choices, and the rule against all others", () => {
    const state = new Reader(glass).take(news({ choices: [[1, 0, 2, 1]], refusals: [3, 1, 3] }));
    expect(state.choices).toEqual([{ action: 1, kind: "gear", move: moves[1], gear: 2, cost: 1, text: "" }]);
    expect([state.refusals[3], state.refusals[1]]).toEqual([schema.refusals[2], undefined]);
  });
});

describe("numbers", () => {
  it("tell what happened in the race and at the table, in their places", () => {
    const told = toldIn(
      glass,
      [[code("revealed"), 1, 2, 0, 6, 3, schema.unknown], { name: "said", values: { text: "hi" } }],
      8,
    );
    expect(told).toMatchObject([
      { seq: 8, table: false, name: "revealed", seat: "B", values: { cards: [1, "S"], gear: 3 }, rule: "HEAT-3.1" },
      { seq: 9, table: true, name: "said", values: { text: "hi" } },
    ]);
    expect(told[0]!.values).not.toHaveProperty("paid");
  });

  it("say what a view is right after an event", () => {
    const before = { cars: { B: { pos: 3, spot: 0, engine: 2 } } } as unknown as Heat["view"];
    const [moved] = toldIn(glass, [[code("moved"), 1, 3, 9, 1, 6, 6, 0]], 0);
    expect(glass.staged(before, moved as Heat["event"]).cars.B).toMatchObject({ pos: 9, spot: 1, engine: 2 });
    expect(before.cars.B!.pos).toBe(3);
  });

  it("number what can't be chosen too", () => {
    expect(glass.action("gear", 3)).toBe(2);
    expect(glass.subject(glass.action("discard", "U5")!)).toMatchObject({ kind: "discard", card: "U5" });
    expect(glass.actions("gear").map((each) => each.gear)).toEqual([1, 2, 3, 4]);
    expect(glass.action("gear", 9)).toBeUndefined();
  });

  it("make a race step by step, and share what stays", () => {
    const steps = [null, standing, [], car({ pos: [5] })].map((view, at) => ({ at, told: [], seq: 0, view }));
    const frames = framesOf(glass, steps);
    expect(frames.map((frame) => frame.view?.cars.B?.pos)).toEqual([undefined, -1, -1, 5]);
    expect(frames[2]!.view).toBe(frames[1]!.view);
  });
});

describe("sentences", () => {
  const words = new GameWords(`
events-revealed = { $paid ->
    [unknown] { $seat } reveals { $cards } in gear { $gear }.
   *[other] { $seat } reveals { $cards } in gear { $gear }, for { $paid }.
  }
events-auto = { $action } is done for { $seat }.
events-gears_revealed = Gears: { $gears }.
moves-gear = Shift to gear { $gear }
moves-discard = { $phase ->
    [over] Discard { $card }, too late
   *[other] Discard { $card }
  }
cards-1 = one
cards-S = Stress
`);
  const named = (seat: string) => ({ A: "Ana", B: "Ivo" })[seat] ?? seat;
  const said = (row: number[]) => eventText(glass, words, toldIn(glass, [row], 0)[0] as Heat["event"], named);

  it("have people by their names and cards in words", () => {
    expect(said([code("revealed"), 1, 2, 0, 6, 3, 1])).toBe("Ivo reveals one, Stress in gear 3, for 1.");
    expect(said([code("revealed"), 1, 1, 0, 1, schema.unknown])).toBe("Ivo reveals one in gear 1.");
    expect(said([code("gears_revealed"), schema.none, 2, 1, 4, 2, 0, 1])).toBe("Gears: Ana 1, Ivo 4.");
  });

  it("are the same for a choice, for what can't be chosen, and inside of another one", () => {
    expect(choiceText(glass, words, glass.choice([25, 8, 6]))).toBe("Discard Stress");
    expect(choiceText(glass, words, glass.subject(glass.action("discard", "S")!))).toBe("Discard Stress");
    expect(choiceText(glass, words, glass.choice([25, 8, 6]), { phase: "over" } as Heat["view"])).toBe(
      "Discard Stress, too late",
    );
    expect(said([code("auto"), 0, 2])).toBe("Shift to gear 3 is done for Ana.");
  });
});
