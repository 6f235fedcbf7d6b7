/** A closer look at a board: wheel, drag, pinch, and the keys + − 0.
 *
 * The board says what it would show, and what there is at most; this chooses a part of it, as the box of an SVG.
 */
export type Box = [number, number, number, number];
type Pixels = { x: number; y: number };

const MOST = 8;
const STEP = 1.35; // for a key or a button
const WHEEL = 0.0018; // for each pixel that a wheel turns

export class Zoom {
  times = $state(1);
  private dx = $state(0);
  private dy = $state(0);
  private fingers: Record<number, Pixels> = {};

  constructor(
    private readonly base: () => Box,
    private readonly whole: Box,
    private readonly size: () => { wide: number; high: number },
  ) {}

  get box(): Box {
    const [x, y, width, height] = this.base();
    const [wide, high] = [width / this.times, height / this.times];
    return [x + width / 2 + this.dx - wide / 2, y + height / 2 + this.dy - high / 2, wide, high];
  }

  reset(): void {
    this.times = 1;
    this.dx = this.dy = 0;
  }

  closer = (): void => this.by(STEP);
  further = (): void => this.by(1 / STEP);

  /** Come closer; what lies under the fixed point (in pixels from the middle) stays there. */
  by(factor: number, fixed: Pixels = { x: 0, y: 0 }): void {
    const before = this.unit();
    const least = Math.min(1, this.base()[2] / this.whole[2]);
    this.times = Math.min(MOST, Math.max(least, this.times * factor));
    const change = before - this.unit();
    this.pan({ x: fixed.x * change, y: fixed.y * change });
  }

  /** What one pixel is on the board. */
  private unit(): number {
    const [, , width, height] = this.box;
    const { wide, high } = this.size();
    return Math.max(width / Math.max(1, wide), height / Math.max(1, high));
  }

  /** Look further along, but never past the board. */
  private pan(by: Pixels): void {
    const [x, y, width, height] = this.base();
    const [left, top, most, tallest] = this.whole;
    const [, , wide, high] = this.box;
    const within = (offset: number, middle: number, all: number, seen: number) => {
      const room = seen < all * 0.999 ? (all - seen) / 2 + seen * 0.35 : 0;
      return Math.min(room, Math.max(-room, middle + offset)) - middle;
    };
    if (this.times === 1 && width >= most) this.dx = this.dy = 0;
    else {
      this.dx = within(this.dx + by.x, x + width / 2 - left - most / 2, most, wide);
      this.dy = within(this.dy + by.y, y + height / 2 - top - tallest / 2, tallest, high);
    }
  }

  /** Listen at the element that holds the board. */
  readonly attach = (node: HTMLElement): (() => void) => {
    const middle = (at: Pixels): Pixels => {
      const box = node.getBoundingClientRect();
      return { x: at.x - box.left - box.width / 2, y: at.y - box.top - box.height / 2 };
    };
    const onwheel = (event: WheelEvent) => {
      event.preventDefault();
      this.by(Math.exp(-event.deltaY * WHEEL * (event.deltaMode === 1 ? 20 : 1)), middle(event));
    };
    const ondown = (event: PointerEvent) => {
      if (event.button !== 0 || (event.target as Element).closest("button, [role=button]")) return;
      node.setPointerCapture(event.pointerId);
      this.fingers[event.pointerId] = { x: event.clientX, y: event.clientY };
    };
    const onmove = (event: PointerEvent) => {
      const before = this.fingers[event.pointerId];
      if (!before) return;
      const now = { x: event.clientX, y: event.clientY };
      const other = Object.entries(this.fingers).find(([id]) => Number(id) !== event.pointerId)?.[1];
      this.fingers[event.pointerId] = now;
      if (other) {
        const apart = (one: Pixels) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
        this.by(apart(now) / apart(before), middle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }));
      }
      const unit = this.unit() / Object.keys(this.fingers).length;
      this.pan({ x: (before.x - now.x) * unit, y: (before.y - now.y) * unit });
    };
    const onup = (event: PointerEvent) => delete this.fingers[event.pointerId];
    const onkey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if ((event.target as Element).closest?.("input, select, textarea")) return;
      if (event.key === "+" || event.key === "=") this.closer();
      else if (event.key === "-") this.further();
      else if (event.key === "0") this.reset();
      else return;
      event.preventDefault();
    };
    node.addEventListener("wheel", onwheel, { passive: false });
    node.addEventListener("pointerdown", ondown);
    node.addEventListener("pointermove", onmove);
    node.addEventListener("pointerup", onup);
    node.addEventListener("pointercancel", onup);
    window.addEventListener("keydown", onkey);
    return () => window.removeEventListener("keydown", onkey);
  };
}
