/** The bot that looks ahead: `paddock/bots/search.py` over the engine of the page. */
import type { Engine, Desk } from "./engine";

const SLICE = 10; // milliseconds between two looks at the clock
const FIRST_SLICE = 16; // tries before the first of them
export const WHOLE = 10_000; // what a win is worth
const LOYALTY = 2; // the place among the settings
const FIRST_LOOK = 16; // tries of every move before anything is beyond doubt
const [OUT, PILOTS] = [0, 2];

/** What a tree has found out about the moves of a seat. */
export interface Found {
  standing: Uint8Array;
  tries: Int32Array;
  /** By action. */
  results: Float32Array[];
}

/** Look ahead from the position of a desk for so many milliseconds, or so many times. */
export function lookAhead(
  engine: Engine,
  desk: Desk,
  seat: number,
  budget: { until: number } | { tries: number },
): Found {
  const tree = engine.newTree();
  try {
    if ("tries" in budget) tree.grow(desk, seat, budget.tries);
    else growUntil((tries) => tree.grow(desk, seat, tries), budget.until);
    return { standing: tree.standing, tries: tree.tries, results: [...tree.tries.keys()].map((i) => tree.results(i)) };
  } finally {
    tree.free();
  }
}

function growUntil(grow: (tries: number) => number, until: number): void {
  let [tries, begun] = [FIRST_SLICE, performance.now()];
  for (;;) {
    const isOpen = grow(tries) === tries;
    const now = performance.now();
    if (now >= until || !isOpen) return;
    const rate = tries / Math.max(1e-3, now - begun);
    begun = now;
    tries = Math.max(1, Math.min(Math.floor(rate * SLICE), Math.floor(rate * (until - now)) + 1));
  }
}

/** What several trees found of the legal moves: the one to make first, with how often each was tried and its worth. */
export function thoughtsOf(
  legal: number[],
  trees: Found[],
  settings: number[],
): [action: number, tries: number, worth: number][] {
  const tries = (action: number) => trees.reduce((sum, tree) => sum + tree.tries[action]!, 0);
  const means = new Map(
    legal.map((action) => {
      const sum = trees.reduce((all, tree) => all + total(tree.results[action]!), 0);
      return [action, sum / (WHOLE * Math.max(1, tries(action)))];
    }),
  );
  const tried = legal.filter((action) => tries(action) > 0);
  const best = choiceOf(trees, tried, (action) => means.get(action)!, settings[LOYALTY]!);
  const order = legal.toSorted(
    (a, b) => Number(a !== best) - Number(b !== best) || tries(b) - tries(a) || means.get(b)! - means.get(a)!,
  );
  return order.map((action) => [action, tries(action), means.get(action)!]);
}

/** The move that did best of those that stand longest; the pilot's, unless another is better beyond doubt. */
function choiceOf(trees: Found[], actions: number[], mean: (action: number) => number, loyalty: number): number {
  const stands = (action: number) => trees.filter((tree) => tree.standing[action] !== OUT).length;
  const leader = actions.reduce((best, action) =>
    stands(action) > stands(best) || (stands(action) === stands(best) && mean(action) > mean(best)) ? action : best,
  );
  const pilots = actions.find((action) => trees.some((tree) => tree.standing[action] === PILOTS)) ?? leader;
  if (pilots === leader) return leader;
  const more = trees.flatMap(({ results, tries }) =>
    Array.from({ length: Math.min(tries[leader]!, tries[pilots]!) }, (_, i) =>
      Math.fround(results[leader]![i]! - results[pilots]![i]!),
    ),
  );
  if (more.length < FIRST_LOOK) return pilots;
  const average = total(more) / more.length;
  const spread = Math.sqrt(total(more.map((each) => (each - average) ** 2)) / more.length);
  return average > (loyalty * spread) / Math.sqrt(more.length) ? leader : pilots;
}

/** A sum from the first to the last. */
export function total(numbers: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < numbers.length; i++) sum += numbers[i]!;
  return sum;
}

/** The standard error of the mean of some numbers. */
export function errorOf(numbers: Float64Array): number {
  const mean = total(numbers) / numbers.length;
  const squares = numbers.map((each) => (each - mean) * (each - mean));
  return Math.sqrt(total(squares) / numbers.length) / Math.sqrt(numbers.length);
}
