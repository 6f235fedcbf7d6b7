import { describe, expect, it } from "vitest";
import { GameWords } from "../words/game";
import { chapterOf, chaptersOf, search } from "./chapters";

const words = new GameWords(`rules-AB-1_1 = You shift gears.
rules-AB-1_2 = Two gears cost Heat.
rules-AB-2_1 = A corner has a limit.
rules-AB-2_1_1 = Στροφή με όριο.
rules-AB-2_3 = Alone.
rules-R-1 = A ruling on gears.
rules-Z-1 = Nobody wants this one.

chapters-AB-1 = Gears
chapters-AB-2 = Corners
chapters-AB-2_3 = Solo
chapters-R = Rulings
`);
const chapters = chaptersOf(words);
const shape = (found: typeof chapters) => found.map(({ id, rules }) => [id, ...rules.map(([rule]) => rule)]);

describe("chapters", () => {
  it("hold every rule once, in the order of the book", () => {
    expect(shape(chapters)).toEqual([
      ["AB-1", "AB-1.1", "AB-1.2"],
      ["AB-2", "AB-2.1", "AB-2.1.1"],
      ["AB-2.3", "AB-2.3"],
      ["R", "R-1"],
      ["", "Z-1"],
    ]);
  });

  it("are found by the longest beginning of an id", () => {
    expect(chapterOf("TA-6.1.2", ["TA-6", "TA-6.1", "TA-6.10"])).toBe("TA-6.1");
    expect(chapterOf("TA-10.1", ["TA-1", "TA-10"])).toBe("TA-10");
    expect(chapterOf("AR-7", ["A", "AR"])).toBe("AR");
    expect(chapterOf("X-1", ["AR"])).toBeUndefined();
  });
});

describe("a search", () => {
  it("finds nothing out of the way when nothing is wanted", () => {
    expect(search(chapters, "  ")).toEqual(chapters);
  });

  it("finds rules by their words, without case and accents", () => {
    expect(shape(search(chapters, "HEAT"))).toEqual([["AB-1", "AB-1.2"]]);
    expect(shape(search(chapters, "στροφη"))).toEqual([["AB-2", "AB-2.1.1"]]);
  });

  it("finds them by id, by several words, and whole chapters by their title", () => {
    expect(shape(search(chapters, "ab-2.1"))).toEqual([["AB-2", "AB-2.1", "AB-2.1.1"]]);
    expect(shape(search(chapters, "cost gears"))).toEqual([["AB-1", "AB-1.2"]]);
    expect(shape(search(chapters, "gears"))).toEqual([
      ["AB-1", "AB-1.1", "AB-1.2"],
      ["R", "R-1"],
    ]);
  });

  it("finds nothing where there is nothing", () => {
    expect(search(chapters, "aeroplane")).toEqual([]);
  });
});
