/** A camera that glides: it goes after what it is to look at, and only moves what is painted already. */
import { settings } from "../../frame/settings.svelte";
import type { Look } from "./framing";
import type { Box } from "./geometry";

const LAG = 170; // milliseconds after which most of a way is done
const STILL = 0.4; // pixels that nobody sees

export class Follow {
  private now: Look | undefined;
  private laid = 0; // pixels of a space as it is painted
  private frame = 0;
  private last = 0;
  /** Pixels of a space as it is painted, for what is drawn in another way from afar. */
  painted = $state(0);

  /** `goal` says where to look at a moment, and whether that still changes. */
  constructor(
    private readonly land: Box,
    private readonly size: () => { wide: number; high: number },
    private readonly goal: (moment: number) => { look: Look; moving: boolean },
  ) {}

  /** Where it looks now. */
  get look(): Look | undefined {
    return this.now;
  }

  /** Go where there is something to look at; whatever it reads from is followed. */
  readonly attach = (world: HTMLElement): (() => void) => {
    $effect(() => {
      this.goal(performance.now());
      this.size();
      cancelAnimationFrame(this.frame);
      this.last = performance.now();
      this.step(world, this.last);
    });
    return () => cancelAnimationFrame(this.frame);
  };

  private step(world: HTMLElement, moment: number): void {
    const { look, moving } = this.goal(moment);
    const isFirst = this.now === undefined || !settings.motion;
    const share = isFirst ? 1 : 1 - Math.exp(-Math.min(80, moment - this.last) / (LAG * Math.max(0.4, settings.pace)));
    this.last = moment;
    const now = isFirst ? { ...look } : between(this.now!, look, share);
    const rest =
      Math.hypot(look.x - now.x, look.y - now.y) * look.scale + Math.abs(Math.log(look.scale / now.scale)) * 300;
    const isThere = rest < STILL && !moving;
    this.now = isThere ? look : now;
    this.place(world, isThere || isFirst);
    if (!isThere) this.frame = requestAnimationFrame((next) => this.step(world, next));
  }

  /** Move the world; it is painted again only where it comes to rest, or would be a blur. */
  private place(world: HTMLElement, isThere: boolean): void {
    const { wide, high } = this.size();
    const { x, y, scale } = this.now!;
    const blur = scale / this.laid;
    if ((isThere && this.laid !== scale) || blur > 1.7 || blur < 0.5) {
      this.laid = this.painted = scale;
      world.style.width = `${this.land.width * scale}px`;
      world.style.height = `${this.land.height * scale}px`;
    }
    const [left, top] = [wide / 2 - (x - this.land.x) * scale, high / 2 - (y - this.land.y) * scale];
    world.style.transform = `translate(${left}px, ${top}px) scale(${scale / this.laid})`;
  }
}

const between = (from: Look, to: Look, share: number): Look => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  scale: from.scale * (to.scale / from.scale) ** share,
});
