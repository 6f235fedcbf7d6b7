/** The words of a game: its catalogue, as the server has it. */
import { type Catalogue, words } from "../wire/api";
import { filled } from "./index";

export class GameWords {
  constructor(private readonly catalogue: Catalogue) {}

  static async load(game: string): Promise<GameWords> {
    return new GameWords(await words(game));
  }

  /** A text by its group and key; the key itself where there is none. */
  say(group: string, key: string | number, values: Record<string, unknown> = {}): string {
    return filled(this.catalogue[group]?.[String(key)] ?? String(key), values);
  }

  has(group: string, key: string): boolean {
    return this.catalogue[group]?.[key] !== undefined;
  }

  group(name: string): Record<string, string> {
    return this.catalogue[name] ?? {};
  }

  /** Why a rule forbids a move. */
  refusal(rule: string): string {
    const text = this.say("refusals", rule);
    return text.charAt(0).toLocaleUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : ".");
  }
}
