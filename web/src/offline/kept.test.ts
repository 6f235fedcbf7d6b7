import { expect, test } from "vitest";
import { nameOf, pageFor } from "./kept";

const home = new URL("https://example.org/games/");

test("only what lies below the home of the pages has a name", () => {
  expect(nameOf("https://example.org/games/assets/a.js?x=1#y", home)).toBe("assets/a.js");
  expect(nameOf("https://example.org/games/", home)).toBe("");
  expect(nameOf("https://example.org/other/a.js", home)).toBeUndefined();
  expect(nameOf("https://elsewhere.org/games/a.js", home)).toBeUndefined();
});

test("a page stands for its name and for what is in its folder, and for nothing else", () => {
  const pages = { "": "", "t/": "t/any", help: "help", "help/": "help" };
  expect(pageFor("", pages)).toBe("");
  expect(pageFor("t/k3v9", pages)).toBe("t/any");
  expect(pageFor("help/heat", pages)).toBe("help");
  expect(pageFor("api/games", pages)).toBeUndefined();
  expect(pageFor("t/k3v9/more", pages)).toBeUndefined();
  expect(pageFor("docs", pages)).toBeUndefined();
});
