/** The rules of a game in the order of its book: chapters, and what a search finds in them. */
import type { GameWords } from "../words/game";

export interface Chapter {
  id: string;
  title: string;
  rules: [id: string, text: string][];
}

/** The chapter that a rule is in: the longest beginning of its id that is one. */
export function chapterOf(rule: string, chapters: readonly string[]): string | undefined {
  const found = chapters.filter((id) => rule === id || rule.startsWith(`${id}.`) || rule.startsWith(`${id}-`));
  return found.toSorted((one, other) => other.length - one.length)[0];
}

/** All chapters with their rules; a rule that no chapter wants is in one of its own at the end. */
export function chaptersOf(words: GameWords): Chapter[] {
  const chapters = Object.entries(words.group("chapters")).map(([id, title]): Chapter => ({ id, title, rules: [] }));
  const ids = chapters.map(({ id }) => id);
  const rest: Chapter = { id: "", title: "…", rules: [] };
  for (const [rule, text] of Object.entries(words.group("rules"))) {
    const held = chapterOf(rule, ids);
    (chapters.find(({ id }) => id === held) ?? rest).rules.push([rule, text]);
  }
  return [...chapters, rest].filter(({ rules }) => rules.length > 0);
}

/** Without accents and case, so that a search finds what is meant. */
export const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The chapters that hold what is wanted, with those rules; a chapter whose title says it is there as a whole. */
export function search(chapters: readonly Chapter[], wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (!words.length) return [...chapters];
  const says = (text: string) => words.every((word) => plain(text).includes(word));
  return chapters
    .map((chapter) =>
      says(chapter.title)
        ? chapter
        : { ...chapter, rules: chapter.rules.filter(([id, text]) => says(`${id} ${chapter.title} ${text}`)) },
    )
    .filter(({ rules }) => rules.length > 0);
}
