/** The words of the interface. Names of cards, moves, events and rules are the game's own and come from the server. */
import i18next, { type TOptions } from "i18next";
import { language } from "./language";

const catalogues = import.meta.glob<{ default: Record<string, unknown> }>("./*.json");

/** Load the words; nothing may be drawn before. */
export async function loadWords(): Promise<void> {
  const name = language();
  const load = catalogues[`./${name}.json`] ?? catalogues["./en.json"]!;
  document.documentElement.lang = name;
  await i18next.init({
    lng: name,
    resources: { [name]: { translation: (await load()).default } },
    interpolation: { escapeValue: false },
    keySeparator: ".",
    nsSeparator: false,
    showSupportNotice: false,
  } as Parameters<typeof i18next.init>[0]);
}

export const t = (key: string, values?: TOptions): string => i18next.t(key, values ?? {}) as string;
export const has = (key: string): boolean => i18next.exists(key);

/** A number as it is written in the language of the page. */
export const number = (value: number): string => new Intl.NumberFormat(language()).format(value);

/** A text with its values put in, in the form of the catalogues. */
export const filled = (text: string, values: Record<string, unknown> = {}): string =>
  text.replace(/{{\s*(\w+)\s*}}/g, (_all, key: string) => String(values[key] ?? "?"));
