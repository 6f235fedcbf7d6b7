/** What Fluent does not have by itself: words with grammatical cases, lists, and what messages can ask of them. */
import { FluentNumber, type FluentFunction, FluentType, type FluentValue } from "@fluent/bundle";

/** The catalogue of a word. */
interface Known {
  has(id: string): boolean;
  filled(id: string, values?: Record<string, unknown>, inCase?: string): string | undefined;
}

/** A word of a game: its text in the catalogue, in a grammatical case if one is asked for that it has. */
export class Word extends FluentType<string> {
  constructor(
    word: string,
    readonly known: Known,
    readonly id: string,
    readonly values: Record<string, unknown>,
    readonly inCase = "",
  ) {
    super(word);
  }

  override toString(): string {
    return this.known.filled(this.id, this.values, this.inCase) ?? this.value;
  }
}

/** A list: its items one after the other. */
export class Several extends FluentType<unknown[]> {
  constructor(
    items: unknown[],
    readonly by = ", ",
  ) {
    super(items);
  }

  override toString(): string {
    return this.value.map(String).join(this.by);
  }
}

function putIn(value: unknown, inCase: string): unknown {
  if (value instanceof Word) return new Word(value.value, value.known, value.id, value.values, inCase);
  if (value instanceof Several)
    return new Several(
      value.value.map((each) => putIn(each, inCase)),
      value.by,
    );
  return value;
}

function compare(one: FluentValue | undefined, other: FluentValue | undefined): string {
  if (!(one instanceof FluentNumber && other instanceof FluentNumber)) return "unknown";
  return one.value < other.value ? "less" : one.value > other.value ? "more" : "equal";
}

/** What messages can ask for, as in `paddock/words/grammar.py`. */
export const FUNCTIONS: Record<string, FluentFunction> = {
  IN: ([value], named) => putIn(value, String(named["case"])) as FluentValue,
  WORD: ([value]) => (value instanceof Word ? value.value : value!),
  JOIN: ([value], named) => (value instanceof Several ? new Several(value.value, String(named["by"])) : value!),
  COMPARE: ([one, other]) => compare(one, other),
  ABS: ([value]) => (value instanceof FluentNumber ? new FluentNumber(Math.abs(value.value), value.opts) : value!),
};
