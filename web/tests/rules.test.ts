/** The page executes no rule: it reads what the schema of a game names, and nothing else. */
import { describe, expect, it } from "vitest";

const files = import.meta.glob<string>(
  ["../src/{analysis,boards,frame,lobby,charts,pages}/**/*.{ts,svelte}", "!**/*.test.ts"],
  {
    query: "?raw",
    import: "default",
    eager: true,
  },
);
const schemas = import.meta.glob<string>("../src/rooms/*.ts", { query: "?raw", import: "default", eager: true });

/** The sources of what is drawn; of components without what they look like. */
const sources = Object.entries(files).map(([path, text]) => ({
  path: path.replace("../src/", ""),
  text: text.replace(/<style[\s\S]*<\/style>/, ""),
}));

const found = (pattern: RegExp) =>
  sources.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, i) => (pattern.test(line) ? [`${path}:${i + 1}: ${line.trim()}`] : [])),
  );

describe("the page", () => {
  it("looks at all sources", () => {
    expect(sources.length).toBeGreaterThan(60);
  });

  it("names no rule", () => {
    expect(found(/\b(HEAT|TA|SPD|SCR|R)-[A-Z0-9.]*\d/)).toEqual([]);
  });

  it("reads nothing out of the words of a move", () => {
    expect(
      found(/\bmoves?!?\??\.(split|startsWith|endsWith|includes|slice|match|replace|indexOf|substring)\(/),
    ).toEqual([]);
    expect(found(/\.(test|exec|match)\((\w+\.)?move\b/)).toEqual([]);
  });

  it("makes up no move", () => {
    expect(found(/(data-choice|move)=?[:=({ ]+`/)).toEqual([]);
    expect(found(/\b(arm|play|peek|whyNot|foresee|refused)\(["'`]/)).toEqual([]);
  });

  it("keeps no table of what cards, tracks or seats are worth", () => {
    // Three numbers by name, one after another, are a table: those of looks and times are told apart by their names.
    const tables = sources.flatMap(({ path, text }) => {
      const shown = text.replace(/const (BEATS|PATHS|OUTLINES|HUES|DASHES|SIZES|TIMES)\b[\s\S]*?[\]}];/g, "");
      return [...shown.matchAll(/\{\s*(["\w]+: ?-?\d+, ?){2,}["\w]+: ?-?\d+,?\s*\}/g)].map(
        ([table]) => `${path}: ${table}`,
      );
    });
    expect(tables.filter((table) => !/x: |width|duration/.test(table))).toEqual([]);
  });

  it("knows no word that the schema of its game does not name", () => {
    for (const [file, schema] of Object.entries(schemas)) {
      const game = /(\w+)\.ts$/.exec(file)![1]!;
      const text = sources
        .filter(({ path }) => path.startsWith(`boards/${game}/`))
        .map((source) => source.text)
        .join("\n");
      const compared = [...text.matchAll(/\b(?:name|kind|phase|asks) [!=]== "(\w+)"/g)].map(([, word]) => word!);
      const beats = [...(/const BEATS\b[^{]*\{([^}]*)\}/.exec(text)?.[1] ?? "").matchAll(/(\w+):/g)].map(
        ([, word]) => word!,
      );
      expect(
        [...compared, ...beats].filter((word) => !schema.includes(`"${word}"`)),
        game,
      ).toEqual([]);
    }
  });

  it("has the types of a game from its schema alone", () => {
    expect(sources.filter(({ path }) => path.endsWith("/types.ts")).map(({ path }) => path)).toEqual([]);
    expect(found(/Record<string, any>|as any\b/)).toEqual([]);
  });
});
