/** What choices would bring: each is asked for once, and known until something happens. */
import type { Answer, Refusal } from "../wire/types";

const AGAIN = 2000; // milliseconds after which a question is asked again for which the server was not ready

export class Previews {
  private answers = $state.raw<Record<number, Answer>>({});
  private asked: number[] = []; // another list for every position: by it an answer is known that comes too late

  /** `question` asks the server; it answers nothing about what can't be chosen now. */
  constructor(private readonly question: (action: number) => Promise<Answer> | undefined) {}

  of(action: number): Answer | undefined {
    return this.answers[action];
  }

  ask(action: number): void {
    const asked = this.asked;
    const answering = asked.includes(action) ? undefined : this.question(action);
    if (!answering) return;
    asked.push(action);
    answering.then(
      (answer) => {
        if (this.asked === asked) this.answers = { ...this.answers, [action]: answer };
      },
      (refusal: Refusal) => {
        asked.splice(asked.indexOf(action), 1);
        if (refusal.code === "not_ready") setTimeout(() => this.ask(action), AGAIN);
      },
    );
  }

  forget(): void {
    this.answers = {};
    this.asked = [];
  }
}
