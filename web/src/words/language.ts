/** Which language the page speaks: the one chosen, or the browser's, or English. */
export const LANGUAGES = ["en", "el", "es", "pl", "ro", "bg"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Every language in its own words. */
export const NAMES: Record<Language, string> = {
  en: "English",
  el: "Ελληνικά",
  es: "Español",
  pl: "Polski",
  ro: "Română",
  bg: "Български",
};

const KEY = "paddock.language";
const isKnown = (name: string | null): name is Language => LANGUAGES.includes(name as Language);

export function language(): Language {
  const asked = new URLSearchParams(location.search).get("lang");
  if (isKnown(asked)) return asked;
  const chosen = localStorage.getItem(KEY);
  if (isKnown(chosen)) return chosen;
  for (const name of navigator.languages) {
    const short = name.slice(0, 2);
    if (isKnown(short)) return short;
  }
  return "en";
}

/** Speak another language from now on; the page comes anew, for its texts are from the server too. */
export function speak(name: Language): void {
  localStorage.setItem(KEY, name);
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
