/** The driver that was trained: `paddock/bots/learned.py`, from the same weights. */
import type { TrainedFile } from "./files";

export class Policy {
  private readonly layers: { from: number; to: number; weights: Float32Array; biases: Float32Array }[];

  constructor(
    private readonly file: TrainedFile,
    weights: ArrayBuffer,
  ) {
    const numbers = halves(new Uint16Array(weights));
    let at = 0;
    const take = (count: number) => numbers.subarray(at, (at += count));
    this.layers = file.layers.map(([from, to]) => ({ from, to, weights: take(from * to), biases: take(to) }));
  }

  /** The preferred one of the legal actions, by what its seat may know. */
  choose(observation: Int32Array, legal: number[], actions: number): number {
    const { columns, thresholds } = this.file;
    const mask = new Float32Array(actions);
    for (const action of legal) mask[action] = 1;
    let x = Float32Array.from([...columns.map((column, i) => Number(observation[column]! >= thresholds[i]!)), ...mask]);
    this.layers.forEach(({ from, to, weights, biases }, layer) => {
      const y = new Float64Array(to);
      for (let i = 0; i < from; i++) if (x[i]) for (let j = 0; j < to; j++) y[j]! += x[i]! * weights[i * to + j]!;
      const isLast = layer === this.layers.length - 1;
      x = Float32Array.from(y, (sum, j) => (isLast ? sum + biases[j]! : Math.max(0, sum + biases[j]!)));
    });
    return legal.reduce((best, action) => (x[action]! > x[best]! ? action : best));
  }
}

/** Numbers of half precision. */
function halves(bits: Uint16Array): Float32Array {
  return Float32Array.from(bits, (half) => {
    const [sign, exponent, fraction] = [half >> 15 ? -1 : 1, (half >> 10) & 31, half & 1023];
    if (exponent === 31) return fraction ? NaN : sign * Infinity;
    return sign * (exponent ? 2 ** (exponent - 15) * (1 + fraction / 1024) : 2 ** -14 * (fraction / 1024));
  });
}
