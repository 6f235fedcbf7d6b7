/** What a champion would do: asked for by the visitor, and shown until they decide or look elsewhere. */
import type { Advice, Refusal } from "../wire/types";

export class Hints {
  advice = $state.raw<Advice>();
  isThinking = $state(false);
  private moment = ""; // what could be chosen when it was asked for

  constructor(
    private readonly question: () => Promise<Advice>,
    private readonly refuse: (refusal: Refusal) => void,
  ) {}

  /** Ask, at a moment that is told by what can be chosen. */
  async ask(moment: string): Promise<void> {
    if (this.isThinking) return;
    this.isThinking = true;
    this.moment = moment;
    try {
      const advice = await this.question();
      if (this.moment === moment) this.advice = advice;
    } catch (refusal) {
      if (this.moment === moment && (refusal as Refusal).sentence) this.refuse(refusal as Refusal);
    } finally {
      this.isThinking = false;
    }
  }

  /** At another moment nothing of it holds any more. */
  keep(moment: string): void {
    if (moment !== this.moment) this.forget();
  }

  forget(): void {
    this.advice = undefined;
    this.moment = "";
  }
}
