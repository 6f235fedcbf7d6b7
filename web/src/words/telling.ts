/**
 * Events and moves in sentences: one message for each, told with its values as the game has them.
 *
 * The server tells the same from the same catalogue; `paddock/words/sentences.py` says what a message gets.
 */
import { idIn, type Grammar, type Values } from "./grammar";
import { Several, Word } from "./types";

const UNKNOWN = "unknown";

export type Kinds = Record<string, string>;

/** An event, a move or whatever else has a message, in a sentence; or in another form of it. */
export function told(
  grammar: Grammar,
  group: string,
  name: string,
  values: Values,
  kinds: Kinds,
  form: string = "",
): string {
  const given: Values = {};
  for (const [column, value] of Object.entries(values)) {
    const shown = asTold(grammar, value, kinds[column]);
    given[column] = shown;
    if (value !== null && typeof value === "object" && !Array.isArray(value)) {
      const having = Object.entries(value).filter(([, item]) => item);
      given[`${column}_of`] = asTold(grammar, Object.fromEntries(having), kinds[column]);
      given[`${column}_of_n`] = having.length;
    }
    if (shown instanceof Several) given[`${column}_n`] = shown.value.length;
  }
  return grammar.filled(idIn(group, name), given, form) ?? `${group}.${name}`;
}

/** A value as a message takes it. */
function asTold(grammar: Grammar, value: unknown, kind?: string): unknown {
  if (value === null || value === undefined) return UNKNOWN;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value))
    return new Several(value.map((item: unknown) => asTold(grammar, item === null && kind ? UNKNOWN : item, kind)));
  if (typeof value === "object")
    return new Several(Object.entries(value).map(([word, item]) => asEntry(grammar, word, item, kind)));
  const plain = value as string | number;
  return kind ? new Word(String(plain), grammar, ...messageOf(grammar, String(plain), kind)) : plain;
}

/** What belongs to a seat, as `A 2`; with a kind, what is counted by a word of it. */
const asEntry = (grammar: Grammar, word: string, value: unknown, kind?: string): string =>
  kind ? (grammar.filled(idIn(kind, word), { n: value }) ?? word) : `${word} ${String(value)}`;

/** The message of a word, with its values. `KM60` has none of its own: it is a `KM`, with the number 60. */
function messageOf(grammar: Grammar, word: string, kind: string): [string, Values] {
  const id = idIn(kind, word);
  const stem = id.replace(/\d+$/, "");
  return grammar.has(id) || !grammar.has(stem) ? [id, {}] : [stem, { n: Number(id.slice(stem.length)) }];
}

/** The verb of a move, and what it says in its columns: numbers, words, yes or no; null where it says nothing. */
export function columnsOf(move: string, columns: Record<string, readonly string[]>): [string, Values] {
  const [verb = "", ...rest] = move.split(" ");
  const names = columns[verb] ?? [];
  const given =
    rest.length > names.length ? [...rest.slice(0, names.length - 1), rest.slice(names.length - 1).join(" ")] : rest;
  return [verb, Object.fromEntries(names.map((name, place) => [name, columnOf(given[place])]))];
}

function columnOf(word: string | undefined): unknown {
  if (word === undefined) return null;
  if (word === "yes" || word === "no") return word === "yes";
  return /^\d+$/.test(word) ? Number(word) : word;
}

/** A move in a sentence; `further` are the values that it takes from what can be seen. */
export function toldMove(
  grammar: Grammar,
  columns: Record<string, readonly string[]>,
  kinds: Kinds,
  move: string,
  further: Values = {},
): string {
  const [verb, values] = columnsOf(move, columns);
  const known = Object.fromEntries(
    Object.entries(further).filter(([name]) => values[name] === null || values[name] === undefined),
  );
  return told(grammar, "moves", verb, { ...values, ...known }, kinds);
}
