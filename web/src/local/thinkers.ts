/** Workers in which bots look ahead, one per core of the visitor; each has an engine of its own, so nothing is shared.
 *
 * Where several bots think at the same time they share the cores: all of them together take as long as one.
 */
import type { Puzzle, Thinkers } from "./bots";
import type { Found } from "./search";

const MOST = 8; // more find out little more, and each takes its room

interface Waiting {
  game: string;
  puzzle: Puzzle;
  resolve: (found: Found[]) => void;
  reject: (error: unknown) => void;
}

/** Somebody who is asked one thing after another. */
export type Thinker = (game: string, puzzle: Puzzle) => Promise<Found>;

export class Pool implements Thinkers {
  private waiting: Waiting[] = [];
  private isBusy = false;
  private readonly thinkers: Thinker[] = [];

  constructor(
    private readonly hire: () => Thinker,
    private readonly size: number = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1)),
  ) {}

  think(game: string, puzzle: Puzzle): Promise<Found[]> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ game, puzzle, resolve, reject });
      if (this.waiting.length === 1) setTimeout(() => void this.begin()); // when all have asked who do so at once
    });
  }

  private async begin(): Promise<void> {
    if (this.isBusy || !this.waiting.length) return;
    this.isBusy = true;
    const asked = this.waiting;
    this.waiting = [];
    await Promise.allSettled(asked.map((each, number) => this.solve(each, number, asked.length)));
    this.isBusy = false;
    await this.begin();
  }

  /** One of several puzzles: on every so manieth core, or where there are more of them than cores, on a part of one. */
  private async solve({ game, puzzle, resolve, reject }: Waiting, number: number, of: number): Promise<void> {
    while (this.thinkers.length < this.size) this.thinkers.push(this.hire());
    const share = Math.min(1, this.size / of);
    const own = this.thinkers
      .map((_, i) => i)
      .filter((i) => (of <= this.size ? i % of === number : i === number % this.size));
    const work = own.map((i) => {
      const key = puzzle.key.slice();
      key[31] = i;
      return this.thinkers[i]!(game, { ...puzzle, key, milliseconds: share * puzzle.milliseconds });
    });
    await Promise.all(work).then(resolve, reject);
  }
}

/** A worker that looks ahead. */
export function newThinker(base: string): Thinker {
  const worker = new Worker(new URL("./thinker.ts", import.meta.url), { type: "module" });
  let before: Promise<unknown> = Promise.resolve();
  return (game, puzzle) => {
    const found = before.then(
      () =>
        new Promise<Found>((resolve, reject) => {
          worker.onmessage = ({ data }: MessageEvent<Found | { problem: string }>) =>
            "problem" in data ? reject(new Error(data.problem)) : resolve(data);
          worker.onerror = (event) => reject(new Error(event.message));
          worker.postMessage({ base, game, puzzle });
        }),
    );
    before = found.catch(() => undefined);
    return found;
  };
}
