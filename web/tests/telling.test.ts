import { describe, expect, it } from "vitest";
import { spoken } from "../src/frame/sentences";
import { Grammar, keyOf, messageId } from "../src/words/grammar";
import { columnsOf, told, toldMove, type Kinds } from "../src/words/telling";
import samples from "../../tests/words/told.json";

const sources = import.meta.glob<string>("../../src/paddock/games/*/{,modules/}words/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});
const whole = new Map<string, string>();
for (const [path, source] of Object.entries(sources)) {
  const name = path.replace(/.*games\/(\w+)\/.*words\/(\w+)\.ftl/, "$1 $2");
  whole.set(name, `${whole.get(name) ?? ""}\n${source}`);
}
const grammars = new Map([...whole].map(([name, source]) => [name, new Grammar(source, name.slice(-2))]));

interface Row {
  game: keyof typeof samples.games;
  language: string;
  event?: string;
  move?: string;
  values: Record<string, unknown>;
  text: string;
}

function tell(row: Row): string {
  const grammar = grammars.get(`${row.game} ${row.language}`)!;
  const known = samples.games[row.game] as { events: Kinds; moves: Kinds; columns: Record<string, string[]> };
  return row.event
    ? told(grammar, "events", row.event, row.values, known.events)
    : toldMove(grammar, known.columns, known.moves, row.move!, row.values);
}

describe("events and moves in sentences", () => {
  it("are the same here as on the server", () => {
    const rows = samples.told as unknown as Row[];
    expect(rows.map(tell)).toEqual(rows.map((row) => row.text));
  });

  it("are told without values that are missing", () => {
    const grammar = new Grammar(
      'events-moved = { $seat } drives { $n } { ABS($n) } { IN($x, case: "acc") } { COMPARE($n, 1) }',
      "en",
    );
    expect(told(grammar, "events", "moved", {}, {})).toBe("? drives ? ? ? unknown");
    expect(told(grammar, "events", "nothing", {}, {})).toBe("events.nothing");
  });

  it("take a move apart", () => {
    const columns = { attack: ["card", "team"], card: ["card"], slip: ["yes"], F: ["lane"] };
    expect(columnsOf("attack STOP B", columns)).toEqual(["attack", { card: "STOP", team: "B" }]);
    expect(columnsOf("card Riding the Draft", columns)).toEqual(["card", { card: "Riding the Draft" }]);
    expect(columnsOf("slip no", columns)).toEqual(["slip", { yes: false }]);
    expect(columnsOf("F", columns)).toEqual(["F", { lane: null }]);
  });

  it("have ids that rules come back from", () => {
    expect(messageId("rules.SPD-7.28")).toBe("rules-SPD-7_28");
    expect(messageId("cards.Rubbin' is Racin'")).toBe("cards-Rubbin__is_Racin_");
    expect(messageId("close")).toBe("close");
    expect(keyOf("rules", "rules-SPD-7_28")).toBe("SPD-7.28");
    expect(keyOf("cards", "cards-OUT_OF_GAS")).toBe("OUT_OF_GAS");
  });
});

describe("a button with little room", () => {
  it("is called aloud by what stands on it, and by all that it means", () => {
    expect(spoken("Outward", "One lane outward")).toBe("One lane outward");
    expect(spoken("Diagonal, lane 2", "Diagonally into lane 2")).toBe("Diagonal, lane 2: Diagonally into lane 2");
  });
});
