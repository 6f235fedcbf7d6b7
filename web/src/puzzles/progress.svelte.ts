/** Which puzzles were solved in this browser, and how many in a row. */
const KEY = "paddock.puzzles";

interface Kept {
  /** By game and name. */
  done: Record<string, "solved" | "failed">;
  streak: number;
  longest: number;
}

function kept(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { done: found.done ?? {}, streak: found.streak ?? 0, longest: found.longest ?? 0 };
  } catch {
    return { done: {}, streak: 0, longest: 0 };
  }
}

export class Progress {
  private state = $state.raw<Kept>(kept());

  get streak(): number {
    return this.state.streak;
  }

  get longest(): number {
    return this.state.longest;
  }

  of(game: string, name: string): "solved" | "failed" | undefined {
    return this.state.done[`${game}/${name}`];
  }

  /** The first answer to a puzzle that was given: later ones change nothing. */
  answer(game: string, name: string, isRight: boolean): void {
    const { done, longest } = this.state;
    const streak = isRight ? this.state.streak + 1 : 0;
    this.state = {
      done: { ...done, [`${game}/${name}`]: isRight ? "solved" : "failed" },
      streak,
      longest: Math.max(longest, streak),
    };
    localStorage.setItem(KEY, JSON.stringify(this.state));
  }
}
