/** What choices would bring: each is asked for once, and known until something happens. */
import type { Answer, Refusal } from "../wire/types";

const AGAIN = 2000; // milliseconds after which a question is asked again for which the server was not ready

export class Previews {
  private answers = $state.raw<Record<string, Answer>>({});
  private asked: string[] = []; // another list for every position: by it an answer is known that comes too late

  /** `question` asks the server; it answers nothing about what can't be chosen now. */
  constructor(private readonly question: (action: number, first: number[]) => Promise<Answer> | undefined) {}

  /** What an action would bring, after those that are taken first. */
  of(action: number, first: number[] = []): Answer | undefined {
    return this.answers[[...first, action].join()];
  }

  ask(action: number, first: number[] = []): void {
    const asked = this.asked;
    const key = [...first, action].join();
    const answering = asked.includes(key) ? undefined : this.question(action, first);
    if (!answering) return;
    asked.push(key);
    answering.then(
      (answer) => {
        if (this.asked === asked) this.answers = { ...this.answers, [key]: answer };
      },
      (refusal: Refusal) => {
        asked.splice(asked.indexOf(key), 1);
        if (refusal.code === "not_ready") setTimeout(() => this.ask(action, first), AGAIN);
      },
    );
  }

  forget(): void {
    this.answers = {};
    this.asked = [];
  }
}
