/** How every page begins: words and fonts first, then the page. */
import { type Component, mount } from "svelte";
import "../frame/fonts.css";
import "../frame/base.css";
import { settings } from "../frame/settings.svelte";
import { listen } from "../frame/sounds";
import { keepOffline } from "../offline";
import { loadWords } from "../words";
import { type Language, language } from "../words/language";

const PATIENCE = 700; // milliseconds for fonts: a page that had to wait longer would rather do without

/** Letters of each language that are not in the Latin part of a font. */
const LETTERS: Record<Language, string> = { en: "", el: "Ωω", es: "", pl: "Żż", ro: "Ăă", bg: "Жж" };

/** The fonts of the language, so that no page is drawn with two, or moves when one comes. */
async function loadFonts(): Promise<void> {
  const letters = `Aa${LETTERS[language()]}`;
  const fonts = ["400", "700"].map((weight) => document.fonts.load(`${weight} 1em Paddock`, letters));
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  await Promise.race([Promise.all(fonts).catch(() => undefined), late]);
}

export async function start(page: Component): Promise<void> {
  settings.show();
  listen();
  await Promise.all([loadWords(), loadFonts()]);
  mount(page, { target: document.getElementById("page")! });
  keepOffline();
}
