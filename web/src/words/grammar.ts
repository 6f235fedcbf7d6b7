/** Messages by the grammar of Fluent: plurals, cases and choices, in the manner of a language. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentVariable,
  type Message,
} from "@fluent/bundle";
import { FUNCTIONS } from "./types";

/** What a message is told with: whole numbers choose plurals, whatever else is not Fluent's own is text. */
export type Values = Record<string, unknown>;

/** The id of a message by its dotted key; what Fluent does not take in an id becomes a line. */
export function messageId(key: string): string {
  const dot = key.indexOf(".");
  return dot < 0 ? key : idIn(key.slice(0, dot), key.slice(dot + 1));
}

export const idIn = (group: string, key: string): string => `${group}-${key.replace(/[^a-zA-Z0-9_-]/g, "_")}`;

const WITH_DOTS = ["rules", "refusals", "chapters"];

/** The key of a message inside its group: ids of rules have dots and no lines, so they come back as they were. */
export function keyOf(group: string, id: string): string {
  const key = id.slice(group.length + 1);
  return WITH_DOTS.includes(group) ? key.replaceAll("_", ".") : key;
}

/** A value as Fluent takes it; whole numbers are written without marks between thousands. */
export function shown(value: unknown): FluentVariable {
  if (value instanceof FluentType) return value;
  if (Number.isInteger(value)) return new FluentNumber(value as number, { useGrouping: false });
  return String(value);
}

/** One catalogue: a Fluent file, ready to be told. */
export class Grammar {
  readonly ids: string[];
  private readonly bundle: FluentBundle;

  constructor(
    source: string,
    readonly language: string,
  ) {
    const resource = new FluentResource(source);
    this.bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    this.bundle.addResource(resource);
    this.ids = resource.body.map((entry) => entry.id);
  }

  has(id: string): boolean {
    return this.bundle.hasMessage(id);
  }

  /** Whether a message has another form beside its text. */
  hasForm(id: string, form: string): boolean {
    return this.bundle.getMessage(id)?.attributes[form] !== undefined;
  }

  /** A message with its values put in, in a grammatical case if it has that; nothing where there is no message. */
  filled(id: string, values: Values = {}, inCase = ""): string | undefined {
    const message: Message | undefined = this.bundle.getMessage(id);
    const pattern = message?.attributes[inCase] ?? message?.value;
    if (!pattern) return undefined;
    const known = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shown(value)]));
    const wrong: Error[] = [];
    const text = this.bundle.formatPattern(pattern, known, wrong);
    return wrong.length ? text.replace(/\{\$\w+\}/g, "?") : text;
  }

  /** All texts of a group, by their keys. */
  group(name: string): Record<string, string> {
    const ids = this.ids.filter((id) => id.startsWith(`${name}-`));
    return Object.fromEntries(ids.map((id) => [keyOf(name, id), this.filled(id) ?? ""]));
  }
}
