/** Workers in which decisions are judged, one per core of the visitor; each has an engine of its own. */
import type { Judge, Question, Verdict } from "./analysis";

const MOST = 8; // each takes its room

interface Waiting {
  game: string;
  question: Question;
  resolve: (verdict: Verdict) => void;
  reject: (error: Error) => void;
}

export class Judges {
  private readonly free: Worker[] = [];
  private readonly busy = new Map<Worker, Waiting>();
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly base: string,
    readonly size: number = Math.max(1, Math.min(MOST, navigator.hardwareConcurrency || 1)),
  ) {}

  /** Judge a decision as soon as somebody is free. */
  readonly judge: Judge = (game, question) =>
    new Promise((resolve, reject) => {
      this.waiting.push({ game, question, resolve, reject });
      this.begin();
    });

  private begin(): void {
    if (!this.waiting.length) return;
    const worker = this.free.pop() ?? (this.busy.size < this.size ? this.hire() : undefined);
    if (!worker) return;
    const next = this.waiting.shift()!;
    this.busy.set(worker, next);
    worker.postMessage({ base: this.base, game: next.game, question: next.question });
  }

  private hire(): Worker {
    const worker = new Worker(new URL("./judge.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Verdict | { problem: string }>) => {
      const asked = this.busy.get(worker);
      this.busy.delete(worker);
      this.free.push(worker);
      if ("problem" in data) asked?.reject(new Error(data.problem));
      else asked?.resolve(data);
      this.begin();
    };
    worker.onerror = (event) => {
      const asked = this.busy.get(worker);
      this.busy.delete(worker);
      worker.terminate();
      asked?.reject(new Error(event.message));
      this.begin();
    };
    return worker;
  }

  /** Send everybody home who has nothing to do; whoever is asked for comes again. */
  rest(): void {
    for (const worker of this.free.splice(0)) worker.terminate();
  }
}
