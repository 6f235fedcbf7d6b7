/** The words of a game: its catalogue, as the rules have it. */
import { book, words } from "../wire/api";
import { Grammar, idIn, type Values } from "./grammar";
import { language } from "./language";

export class GameWords {
  readonly grammar: Grammar;

  constructor(
    private readonly source: string,
    private readonly spoken: string = "en",
  ) {
    this.grammar = new Grammar(source, spoken);
  }

  /** For a table, or for whatever else a page tells of a game. */
  static async load(game: string, table?: string): Promise<GameWords> {
    return new GameWords(await words(game, table), language());
  }

  /** These words and the rules: a server tells both at once, without one the rules come when they are read. */
  async withBook(game: string, table?: string): Promise<GameWords> {
    const rules = this.hasGroup("rules") ? undefined : await book(game, table);
    return rules === undefined ? this : new GameWords(`${this.source}\n${rules}`, this.spoken);
  }

  /** A text by its group and key; the key itself where there is none. */
  say(group: string, key: string | number, values: Values = {}): string {
    return this.grammar.filled(idIn(group, String(key)), values) ?? String(key);
  }

  has(group: string, key: string): boolean {
    return this.grammar.has(idIn(group, key));
  }

  /** Whether there are words for a kind of things at all. */
  hasGroup(name: string): boolean {
    return this.grammar.ids.some((id) => id.startsWith(`${name}-`));
  }

  group(name: string): Record<string, string> {
    return this.grammar.group(name);
  }

  /** Why a rule forbids a move. */
  refusal(rule: string): string {
    const text = this.say("refusals", rule);
    return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
  }
}
