/** Somebody who waits for a race: says so every few seconds, and goes to the table when there is one. */
import { tableLink } from "../local/where";
import { join, leave, type Pace, stillHere, type Wait } from "./people";

const EVERY = 2000; // milliseconds between two words that somebody still waits

export class Queue {
  /** How it goes; nothing if nobody waits here. */
  now = $state.raw<Wait>();
  problem = $state<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0; // an answer to what was asked before is too late

  async join(game: string, pace: Pace, fill: boolean): Promise<void> {
    await this.take(++this.asked, () => join(game, pace, fill));
  }

  /** Whoever leaves the page waits no longer, unless it leads to the table. */
  leave(): void {
    const isGoing = this.now?.table;
    this.asked++;
    clearTimeout(this.timer);
    if (this.now && !isGoing) {
      this.now = undefined;
      void leave();
    }
  }

  private async take(number: number, ask: () => Promise<Wait | null>): Promise<void> {
    clearTimeout(this.timer);
    try {
      const found = await ask();
      if (number !== this.asked) return;
      this.problem = undefined;
      const before = this.now;
      this.now = found ?? undefined;
      if (found?.table) location.href = tableLink(found.table);
      else if (found) this.timer = setTimeout(() => void this.take(number, stillHere), EVERY);
      else if (before) await this.join(before.game, before.pace, before.fill); // we were out of reach for too long
    } catch (error) {
      if (number !== this.asked) return;
      this.problem = (error as Error).message;
      if (this.now) this.timer = setTimeout(() => void this.take(number, stillHere), EVERY);
    }
  }
}
