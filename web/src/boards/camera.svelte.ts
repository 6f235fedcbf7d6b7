/** A camera over a board: it lays the board out in pixels and moves it under the frame.
 *
 * What is laid out is painted once for every size and then only moved, by the compositor: a slow machine keeps up.
 */
import { settings } from "../frame/settings.svelte";
import type { Box } from "./zoom.svelte";

const TIME = 420; // milliseconds to look elsewhere

interface Whole {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Camera {
  /** Whether the size has just changed: then what stands on the board must not glide to its new pixels. */
  still = $state(true);

  constructor(
    private readonly board: Whole,
    private readonly wanted: () => Box,
    private readonly size: () => { wide: number; high: number },
  ) {}

  /** The whole board as the box of an SVG. */
  get whole(): string {
    const { x, y, width, height } = this.board;
    return `${x} ${y} ${width} ${height}`;
  }

  /** Pixels for each unit of the board. */
  get scale(): number {
    const [, , width, height] = this.wanted();
    const { wide, high } = this.size();
    return Math.min(wide / width, high / height);
  }

  /** Pixels from the corner of the frame to the corner of the board. */
  private get corner(): [number, number] {
    const [x, y, width, height] = this.wanted();
    const { wide, high } = this.size();
    const { scale } = this;
    return [
      (wide - width * scale) / 2 - (x - this.board.x) * scale,
      (high - height * scale) / 2 - (y - this.board.y) * scale,
    ];
  }

  /** Move the element that holds the board. */
  readonly attach = (world: HTMLElement): (() => void) => {
    let before: { x: number; y: number; scale: number } | undefined;
    let settled = 0;
    $effect(() => {
      const { scale } = this;
      const [x, y] = this.corner;
      if (before?.x === x && before.y === y && before.scale === scale) return;
      const from = before && settings.motion ? new DOMMatrix(getComputedStyle(world).transform) : undefined;
      const by = (before?.scale ?? 0) / scale;
      before = { x, y, scale };
      if (by !== 1) {
        this.still = true;
        cancelAnimationFrame(settled);
        settled = requestAnimationFrame(() => requestAnimationFrame(() => (this.still = false)));
        world.style.width = `${this.board.width * scale}px`;
        world.style.height = `${this.board.height * scale}px`;
      }
      const to = `translate(${x}px, ${y}px)`;
      world.style.transform = to;
      for (const old of world.getAnimations()) old.cancel();
      if (from)
        world.animate([{ transform: `translate(${from.e}px, ${from.f}px) scale(${from.a * by})` }, { transform: to }], {
          duration: TIME,
          easing: "ease-out",
        });
    });
    return () => cancelAnimationFrame(settled);
  };
}
