/** What happens and what can be chosen, in sentences: the words of the game with the values of its schema. */
import type { Field, Game, Glass } from "../wire/glass";
import type { GameWords } from "../words/game";
import { idIn } from "../words/grammar";
import { type Kinds, told } from "../words/telling";

type Values = Record<string, unknown>;
type NameOf = (seat: string) => string;

/** What an event is told as: its sentence, what it adds to the line of a move (or to a list), and how such a line begins. */
export type Form = "" | "part" | "head" | "list" | "item" | "once";

const sentences = new WeakMap<object, Partial<Record<Form, string>>>(); // each is made once, and only when it is shown

/** An event of the race, with people by their names; nothing where the catalogue has no such form of it. */
export function eventText<G extends Game>(
  glass: Glass<G>,
  words: GameWords,
  event: G["event"],
  nameOf: NameOf,
  form: Form = "",
): string {
  const made = sentences.get(event) ?? {};
  if (made[form] !== undefined) return made[form];
  made[form] =
    form && !words.grammar.hasForm(idIn("events", event.name), form) ? "" : worded(glass, words, event, nameOf, form);
  sentences.set(event, made);
  return made[form];
}

function worded<G extends Game>(
  glass: Glass<G>,
  words: GameWords,
  event: G["event"],
  nameOf: NameOf,
  form: Form,
): string {
  const { values, kinds } = spelled(
    glass,
    words,
    glass.schema.events.find((line) => line.name === event.name)?.columns,
    event.values as Values,
    nameOf,
  );
  if (event.seat !== undefined) values.seat = nameOf(event.seat);
  return told(words.grammar, "events", event.name, values, kinds, form).trim();
}

/**
 * A choice, or what `Glass.subject` says of an action that can't be chosen now; the rest is taken from the view. A
 * `short` one fits on a small button, where the catalogue has it.
 */
export function choiceText<G extends Game>(
  glass: Glass<G>,
  words: GameWords,
  choice: { kind: string },
  view: G["view"] = {},
  nameOf: NameOf = String,
  form: "" | "short" = "",
): string {
  const seen = spelled(
    glass,
    words,
    glass.schema.columns.filter((column) => !column.per && column.name in view),
    view as Values,
    nameOf,
  );
  const said = spelled(
    glass,
    words,
    glass.schema.choices.find((line) => line.name === choice.kind)?.columns,
    choice as Values,
    nameOf,
  );
  return told(
    words.grammar,
    "moves",
    choice.kind,
    { ...seen.values, ...said.values },
    { ...seen.kinds, ...said.kinds },
    form,
  );
}

/** The values of columns, and the group of the catalogue that has the words of each; drivers and moves have theirs. */
function spelled<G extends Game>(
  glass: Glass<G>,
  words: GameWords,
  columns: Field[] = [],
  row: Values,
  nameOf: NameOf,
) {
  const values: Values = {};
  const kinds: Kinds = {};
  const worded = ({ kind }: Field, value: unknown): unknown => {
    if (kind === "seats" && value !== null) return nameOf(value as string);
    if (kind === "actions" && value !== null)
      return choiceText(glass, words, glass.subject(glass.names("actions").indexOf(value as string)), {}, nameOf);
    return value;
  };
  for (const column of columns) {
    const value = row[column.name] ?? null; // what is unknown is said, too
    if (column.form === "each" && value)
      values[column.name] = Object.fromEntries(
        Object.entries(value as Values).map(([key, each]) => [String(worded(column, key)), each]),
      );
    else values[column.name] = Array.isArray(value) ? value.map((each) => worded(column, each)) : worded(column, value);
    if (column.kind && words.hasGroup(column.kind)) kinds[column.name] = column.kind;
  }
  return { values, kinds };
}

/** What a button is called aloud: what stands on it is a part of that, so that it can be asked for by what is seen. */
export const spoken = (shown: string, text: string): string =>
  text.toLowerCase().includes(shown.toLowerCase()) ? text : `${shown}: ${text}`;
