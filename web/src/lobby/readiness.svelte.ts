/** Which games can be raced at once. A server that was just installed is still compiling them for its machine. */
import * as api from "../wire/api";
import type { GameInfo, Games } from "../wire/types";

const AGAIN = 1000; // milliseconds between two looks while something is not ready

export class Readiness {
  /** The games that are not ready yet. */
  waiting = $state.raw<Record<string, GameInfo>>({});
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  /** Look until all games are ready; answers with what was found at first. */
  async look(): Promise<Games> {
    try {
      const found = await api.games();
      this.waiting = Object.fromEntries(Object.entries(found.games).filter(([, info]) => !info.ready));
      return found;
    } finally {
      const isDone = this.ended || Object.keys(this.waiting).length === 0;
      if (!isDone) this.timer = setTimeout(() => void this.look().catch(() => undefined), AGAIN);
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }
}
