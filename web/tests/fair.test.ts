import { describe, expect, it } from "vitest";
import { type ByRules, check, keyOfDeal, markOf, type Statement } from "../src/fair/check";
import { dealKey, drawn, fingerprint, newId } from "../src/fair/digits";
import { isToldBy } from "../src/fair/rules";
import { isSame, Keeper, type Kept, type Row, type Sight } from "../src/fair/keeper";
import type { About } from "../src/wire/types";

const SECRET = "11".repeat(32);
const about = (values: Partial<About> = {}): About =>
  ({
    id: "k3v9",
    game: "heat",
    rules: 1,
    options: { laps: 1 },
    seats: ["A", "B"],
    begins: { how: "fresh" },
    commitment: fingerprint(SECRET),
    ...values,
  }) as About;

/** What a browser remembers, with room for so many letters. */
class Shelf {
  kept = new Map<string, string>();
  constructor(private room = Infinity) {}
  getItem = (key: string) => this.kept.get(key) ?? null;
  removeItem = (key: string) => void this.kept.delete(key);
  setItem(key: string, value: string) {
    const others = [...this.kept].reduce((sum, [name, text]) => sum + (name === key ? 0 : text.length), 0);
    if (others + value.length > this.room) throw new Error("quota");
    this.kept.set(key, value);
  }
}

const open = (chairs: Sight["chairs"], seal: number | null = null): Sight => ({ status: "open", seal, chairs });

describe("digits", () => {
  it("are hashed as everybody hashes", () => {
    expect(fingerprint("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
    expect(drawn()).toMatch(/^[0-9a-f]{64}$/);
    expect(newId()).not.toBe(newId());
  });

  it("make the key that the server makes", () => {
    expect(dealKey(SECRET, ["A", "B"], {})).toBe(SECRET);
    expect(dealKey(SECRET, ["A", "B"], { B: "22".repeat(32) }).slice(0, 16)).toBe("e7a74086eaa0841f"); // as in fair.py
  });
});

describe("a keeper", () => {
  it("is only for a fresh deal", () => {
    for (const how of ["first", "position", "replay"] as const)
      expect(Keeper.of(about({ begins: { how } }), new Shelf())).toBeUndefined();
  });

  it("pledges for a seat that has not, and shows what it pledged once the table is sealed", () => {
    const keeper = Keeper.of(about(), new Shelf())!;
    const [duty] = keeper.duties(open({ A: {} }), ["A"]);
    expect(duty).toMatchObject({ do: "pledge", seat: "A" });
    const pledge = duty!.pledge!;
    expect(keeper.duties(open({ A: { pledge } }), ["A"])).toEqual([]);
    const [shown] = keeper.duties(open({ A: { pledge }, B: { pledge: "b".repeat(64) } }, 10), ["A"]);
    expect(fingerprint(shown!.contribution!)).toBe(pledge);
    expect(keeper.document.pledges).toEqual({ A: pledge, B: "b".repeat(64) });
    expect(keeper.document.own).toEqual({ A: shown!.contribution });
    expect(keeper.duties(open({ A: { pledge, revealed: true } }, 9), ["A"])).toEqual([]);
    expect(keeper.duties({ status: "racing" }, ["A"])).toEqual([]);
  });

  it("contributes something new after a seal was broken", () => {
    const keeper = Keeper.of(about(), new Shelf())!;
    const first = keeper.draw();
    keeper.duties(open({ A: { pledge: first } }, 10), ["A"]);
    const [again] = keeper.duties(open({ A: {} }), ["A"]);
    expect(again!.pledge).not.toBe(first);
    keeper.duties(open({ A: { pledge: again!.pledge } }, 10), ["A"]);
    expect(keeper.document.pledges).toEqual({ A: again!.pledge });
  });

  it("does not take other pledges for what it saw when it contributed", () => {
    const keeper = Keeper.of(about(), new Shelf())!;
    const pledge = keeper.draw();
    keeper.duties(open({ A: { pledge }, B: { pledge: "b".repeat(64) } }, 10), ["A"]);
    keeper.duties(open({ A: { pledge }, B: { pledge: "c".repeat(64) } }, 10), ["A"]);
    expect(keeper.document.pledges.B).toBe("b".repeat(64));
  });

  it("remembers across pages, and the commitment as it was first seen", () => {
    const shelf = new Shelf();
    const pledge = Keeper.of(about(), shelf)!.draw();
    const later = Keeper.of(about({ commitment: "f".repeat(64) }), shelf)!;
    expect(later.document.commitment).toBe(fingerprint(SECRET));
    expect(later.duties(open({ A: { pledge } }, 10), ["A"])).toMatchObject([{ do: "reveal" }]);
  });

  it("replaces a pledge once of which it knows nothing", () => {
    const keeper = Keeper.of(about(), new Shelf())!;
    const unknown = open({ A: { pledge: "a".repeat(64) } });
    expect(keeper.duties(unknown, ["A"])).toHaveLength(1);
    expect(keeper.duties(unknown, ["A"])).toEqual([]);
  });

  it("keeps the newest tables, and makes room where there is little", () => {
    const shelf = new Shelf();
    for (let i = 0; i < 30; i++) Keeper.of(about({ id: `t${i}` }), shelf)!.draw();
    expect([...shelf.kept.keys()].filter((key) => key.startsWith("paddock.kept.t"))).toHaveLength(12);
    expect([...shelf.kept.keys()].filter((key) => key.startsWith("paddock.drawn."))).toHaveLength(12);
    const narrow = new Shelf(2000);
    for (let i = 0; i < 30; i++) Keeper.of(about({ id: `t${i}` }), narrow);
    expect(narrow.getItem("paddock.kept.t29")).not.toBeNull();
  });

  it("goes on where nothing can be kept", () => {
    const keeper = Keeper.of(about(), new Shelf(10))!;
    const pledge = keeper.draw();
    expect(keeper.duties(open({ A: { pledge } }, 10), ["A"])).toHaveLength(1);
  });

  it("notices when it is told something once more and differently", () => {
    const keeper = Keeper.of(about(), new Shelf())!;
    keeper.hear("A", 2, [[8, 1, 117]]);
    keeper.hear("A", 0, [{ name: "sat", seat: "A" }, { name: "started" }, [8, 1, 117]]);
    expect(keeper.document.retold).toBe(false);
    expect(keeper.document.told.A).toHaveLength(3);
    keeper.hear("A", 2, [[8, 1, 118]]);
    expect(keeper.document.retold).toBe(true);
  });
});

describe("a check", () => {
  const own = "33".repeat(32);
  const other = "44".repeat(32);
  const contributions = { A: own, B: other };
  const pledges = { A: fingerprint(own), B: fingerprint(other) };
  const result = { ranks: { A: 1, B: 2 } };
  const told: Row[] = [
    { name: "sat", seat: "A" },
    [8, 1, 117],
    { name: "finished", values: { result, secret: SECRET } },
  ];
  const kept: Kept = {
    table: "k3v9",
    game: "heat",
    rules: 1,
    options: {},
    seats: ["A", "B"],
    commitment: fingerprint(SECRET),
    pledges,
    own: { A: own },
    told: { A: told },
    retold: false,
  };
  const fair = {
    version: 2,
    table: "k3v9",
    commitment: fingerprint(SECRET),
    secret: SECRET,
    pledges,
    contributions,
    key: dealKey(SECRET, ["A", "B"], contributions),
  };
  const replayed = { A: [...told, { name: "said" }] };
  const wrongIn = (statements: Statement[]) =>
    statements.filter(({ holds }) => holds === false).map(({ name }) => name);
  const doctored = (values: object) => wrongIn(check(kept, { result, fair: { ...fair, ...values } }, replayed));

  it("is green for an honest race", () => {
    const found = check(kept, { result, fair }, replayed);
    expect(wrongIn(found)).toEqual([]);
    expect(markOf(found)).toBe("fair");
    expect(found.at(-1)).toEqual({ name: "deal", holds: undefined });
  });

  it("has the rules check the rest where they are in the page", () => {
    const holds = (again: ByRules) =>
      Object.fromEntries(check(kept, { result, fair }, replayed, again).map((each) => [each.name, each.holds]));
    expect(holds({ deal: true, told: true })).toMatchObject({ deal: true, told: true });
    expect(holds({ deal: false, told: false })).toMatchObject({ deal: false, told: true }); // one fault is named once
    expect(holds({ deal: true, told: false })).toMatchObject({ deal: true, told: false });
    expect(markOf(check(kept, { result, fair }, replayed, { deal: true, told: true }))).toBe("fair");
    expect(markOf(check(kept, { result, fair }, replayed, { deal: false, told: true }))).toBe("wrong");
    expect(keyOfDeal(kept, { fair })).toBe(fair.key);
    expect(keyOfDeal(kept, { fair: { ...fair, key: "00".repeat(32) } })).toBe(fair.key); // it is made here, not believed
    expect(keyOfDeal(kept, {})).toBeUndefined();
  });

  it("compares what was told with what the rules tell, in its order", () => {
    const again = {
      deal: true,
      told: {
        A: [
          [8, 1, 117],
          [9, 0],
          [8, 1, 117],
        ],
      },
      silent: [7],
    };
    expect(isToldBy(again, "A", [{ name: "sat" }, null, [8, 1, 117], [7, 3], [9, 0]])).toBe(true);
    expect(
      isToldBy(again, "A", [
        [9, 0],
        [8, 1, 117],
      ]),
    ).toBe(true);
    expect(
      isToldBy(again, "A", [
        [9, 0],
        [9, 0],
      ]),
    ).toBe(false);
    expect(isToldBy(again, "A", [[8, 1, 118]])).toBe(false);
    expect(isToldBy(again, "B", [[9, 0]])).toBe(false);
  });

  it("does not ask for what was not heard", () => {
    const gaps = { ...kept, told: { A: [null, ...told.slice(1)] } };
    expect(markOf(check(gaps, { result, fair }, replayed))).toBe("fair");
  });

  it("says to whoever came later only that the pledges could not be seen", () => {
    const late = { ...kept, pledges: {}, own: {} };
    const found = check(late, { result, fair }, replayed);
    expect(wrongIn(found)).toEqual([]);
    expect(markOf(found)).toBe("open");
    const swapped = { ...fair, contributions: { ...contributions, B: "55".repeat(32) } };
    expect(wrongIn(check(late, { result, fair: swapped }, replayed))).toEqual(["pledges", "key"]);
  });

  it("finds whatever differs", () => {
    expect(doctored({ secret: "00".repeat(32) })).toEqual(["secret", "key", "result"]);
    expect(doctored({ secret: "00".repeat(32), commitment: fingerprint("00".repeat(32)) })).toContain("secret");
    expect(doctored({ table: "other" })).toContain("secret");
    expect(doctored({ contributions: { ...contributions, B: "55".repeat(32) } })).toEqual(["pledges", "key"]);
    const swapped = { ...contributions, B: "55".repeat(32) };
    expect(
      doctored({
        contributions: swapped,
        pledges: { ...pledges, B: fingerprint("55".repeat(32)) },
        key: dealKey(SECRET, ["A", "B"], swapped),
      }),
    ).toEqual(["pledges"]);
    expect(doctored({ contributions: { B: other }, pledges: { B: pledges.B } })).toEqual(["pledges", "own", "key"]);
    expect(doctored({ version: 1, contributions: undefined, pledges: undefined, key: undefined })).toEqual([
      "pledges",
      "own",
    ]);
    expect(doctored({ key: "00".repeat(32) })).toEqual(["key"]);
    for (const rubbish of ["", "zz", 5, null]) expect(doctored({ secret: rubbish })).toContain("secret");
    for (const rubbish of ["", "zz", 5, null])
      expect(doctored({ contributions: { A: rubbish, B: other } })).toContain("pledges");
    expect(wrongIn(check(kept, { result: { ranks: { A: 2, B: 1 } }, fair }, replayed))).toEqual(["result"]);
    expect(wrongIn(check(kept, { result, fair }, { A: [told[0]!, [8, 1, 118], told[2]!] }))).toEqual(["told"]);
    expect(wrongIn(check(kept, { result, fair }, { A: told.slice(0, 2) }))).toEqual(["told"]);
    expect(wrongIn(check({ ...kept, retold: true }, { result, fair }, replayed))).toEqual(["told"]);
    expect(markOf(check(kept, {}, {}))).toBe("wrong");
  });

  it("is neither green nor red for who has contributed nothing", () => {
    const { key: _key, pledges: _pledges, contributions: _contributions, ...alone } = { ...fair, version: 1 };
    expect(markOf(check({ ...kept, own: {}, pledges: {} }, { result, fair: alone }, replayed))).toBe("open");
    expect(markOf(check({ ...kept, own: {} }, { result, fair }, replayed))).toBe("open");
  });

  it("compares whatever the order of keys", () => {
    expect(isSame({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
  });
});
