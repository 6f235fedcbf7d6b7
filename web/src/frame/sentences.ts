/** What happens and what can be chosen, in sentences: the words of the game with the values that its schema declares. */
import type { Field, Game, Glass, Line } from "../wire/glass";
import type { GameWords } from "../words/game";

type Values = Record<string, unknown>;

const sentences = new WeakMap<object, string>(); // each is made once, and only when it is shown

/** An event of the race, with people by their names. */
export function eventText<G extends Game>(glass: Glass<G>, words: GameWords, event: G["event"], nameOf: (seat: string) => string): string {
  const made = sentences.get(event);
  if (made !== undefined) return made;
  const line = glass.schema.events.find((each) => each.name === event.name);
  const { values, kinds } = spelled(glass, words, line, event.values as Values, nameOf);
  const text = told(words, "events", event.name, { ...values, ...(event.seat === undefined ? {} : { seat: nameOf(event.seat) }) }, kinds);
  sentences.set(event, text);
  return text;
}

/** A choice, or what `Glass.subject` says of an action that can't be chosen now. */
export function choiceText<G extends Game>(glass: Glass<G>, words: GameWords, choice: { kind: string }, nameOf: (seat: string) => string = String): string {
  const line = glass.schema.choices.find((each) => each.name === choice.kind);
  const { values, kinds } = spelled(glass, words, line, choice as Values, nameOf);
  return told(words, "moves", choice.kind, values, kinds);
}

/** The values of a row, and which group of the catalogue has the words for each; drivers and moves are in words already. */
function spelled<G extends Game>(glass: Glass<G>, words: GameWords, line: Line | undefined, row: Values, nameOf: (seat: string) => string) {
  const values: Values = {};
  const kinds: Record<string, string> = {};
  const worded = ({ kind }: Field, value: unknown): unknown => {
    if (kind === "seats" && value !== null) return nameOf(String(value));
    if (kind === "actions" && value !== null) return choiceText(glass, words, glass.subject(glass.names("actions").indexOf(value as string)), nameOf);
    return value;
  };
  for (const column of line?.columns ?? []) {
    const value = row[column.name] ?? null; // what is unknown is said, too
    if (column.form === "each" && value) values[column.name] = Object.fromEntries(Object.entries(value as Values).map(([key, each]) => [String(worded(column, key)), each]));
    else values[column.name] = Array.isArray(value) ? value.map((each) => worded(column, each)) : worded(column, value);
    if (column.kind && column.kind !== "seats" && column.kind !== "actions") kinds[column.name] = column.kind;
  }
  return { values, kinds };
}

/** In the place of `words/telling.ts`. */
function told(words: GameWords, group: string, name: string, values: Values, kinds: Record<string, string>): string {
  const said = (key: string, value: unknown): string => {
    if (Array.isArray(value)) return value.map((each) => said(key, each)).join(", ");
    if (value !== null && typeof value === "object") return Object.entries(value).map(([each, n]) => `${each} ${n}`).join(", ");
    return kinds[key] ? words.say(kinds[key], String(value)) : String(value);
  };
  return words.say(group, name, Object.fromEntries(Object.entries(values).map(([key, value]) => [key, said(key, value)])));
}
