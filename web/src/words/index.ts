/** The words of the interface. Names of cards, moves, events and rules are the game's own and come from the server. */
import { Grammar, messageId, type Values } from "./grammar";
import { language } from "./language";

const catalogues = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default" });

let spoken = new Grammar("", "en");

/** Load the words; nothing may be drawn before. */
export async function loadWords(): Promise<void> {
  const name = language();
  const load = catalogues[`./${name}.ftl`] ?? catalogues["./en.ftl"]!;
  document.documentElement.lang = name;
  spoken = new Grammar(await load(), name);
}

export const t = (key: string, values?: Values): string => spoken.filled(messageId(key), values) ?? key;
export const has = (key: string): boolean => spoken.has(messageId(key));

/** A number as it is written in the language of the page. */
export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);

/** A share as it is written in the language of the page; one that is gained or lost has a sign. */
export const percent = (share: number, isChange = false): string =>
  new Intl.NumberFormat(language(), {
    style: "percent",
    maximumFractionDigits: 1,
    signDisplay: isChange ? "exceptZero" : "negative",
  }).format(share);
