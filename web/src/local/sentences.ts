/** What a table of this browser says, in sentences: from the catalogue that a server speaks by. */
import type { Bye, Refusal } from "../wire/types";
import { has, t } from "../words";
import type { GameWords } from "../words/game";
import { Grammar, idIn } from "../words/grammar";
import type { Thought } from "./table";

export class Sentences {
  private readonly grammar: Grammar;

  constructor(source: string, language: string) {
    this.grammar = new Grammar(source, language);
  }

  refusal({ code, ...refusal }: Refusal | Bye, words?: GameWords): string {
    const { rule, values = {} } = refusal as Partial<Refusal>;
    if (has(`local.${code}`)) return t(`local.${code}`, values);
    if (code === "illegal_move" && rule && words) return words.refusal(rule);
    return this.grammar.filled(idIn("errors", code), values) ?? code;
  }

  /** What speaks for a hint, and what against it. */
  but(better: string, worse: string): string {
    return this.grammar.filled("hints-but", { better, worse }) ?? better;
  }

  /** What a bot thought of its moves, as `paddock.bots.tell` says it. */
  thoughts(thoughts: Thought[]): string {
    if (!thoughts.length) return this.grammar.filled("bots-no_thoughts") ?? "";
    const told = thoughts.map(([move, tries, worth]) => ({ move, tries, percent: Math.round(100 * worth) }));
    return told.map((values) => this.grammar.filled("bots-thought", values) ?? "").join(", ");
  }
}
