/** Why something was not done: a code, its values, and the rule behind it. Whoever reads it makes a sentence of it. */
import type { Refusal } from "../wire/types";

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly values: Record<string, unknown> = {},
    readonly rule?: string,
  ) {
    super(code);
  }

  asMessage(id?: string): Refusal {
    return {
      type: "refusal",
      code: this.code,
      sentence: "",
      ...(id === undefined ? {} : { id }),
      ...(this.rule === undefined ? {} : { rule: this.rule }),
      ...(Object.keys(this.values).length ? { values: this.values } : {}),
    };
  }
}
