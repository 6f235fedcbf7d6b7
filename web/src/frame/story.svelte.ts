/** What is shown of a race: it follows what the server says event by event, and never stays far behind. */
import type { AnyRoom } from "../boards/room";
import type { Game, Glass } from "../wire/glass";
import type { Spoken, State, Told } from "../wire/state";
import { settings } from "./settings.svelte";
import { makeSound } from "./sounds";

const MOST_WAIT = 4000; // milliseconds of animations after which the rest goes faster
const MOST_SPOKEN = 6; // sentences that are read out at once
const MOST_LINES = 2000; // of the log that are kept

/** What has happened, and how it is after that. */
interface Chapter {
  told: Told[];
  state: State;
}

export class Story {
  shown = $state.raw<State>();
  event = $state.raw<Spoken>();
  lines = $state.raw<Told[]>([]);
  /** What has just happened, to be read out. */
  spoken = $state("");
  /** Whether events are still being shown. */
  behind = $state(false);
  private queue: Chapter[] = [];
  private skip: (() => void) | undefined;
  private rush = false;

  constructor(
    private readonly room: AnyRoom,
    private readonly glass: Glass<Game>,
    private readonly say: (event: Told) => string,
  ) {}

  /** Show a state as it is, whatever was to be shown before it. */
  turnTo(state: State): void {
    this.drop();
    this.shown = state;
  }

  /** Begin with what was told before somebody came. */
  open(told: Told[], state: State): void {
    this.lines = told.slice(-MOST_LINES);
    this.shown = state;
  }

  goOn(told: Told[], state: State): void {
    this.queue.push({ told, state });
    if (!this.behind) void this.tell();
  }

  /** Leave out what has not been shown yet. */
  drop(): void {
    this.queue = [];
    this.skip?.();
  }

  /** Show at once what has happened. */
  skipAhead(): void {
    this.rush = this.behind;
    this.skip?.();
  }

  /** Event by event; never longer than a moment. */
  private async tell(): Promise<void> {
    this.behind = true;
    for (let chapter = this.queue.shift(); chapter; chapter = this.queue.shift()) {
      for (const event of chapter.told) {
        const time = this.show(event);
        if (time > 0) await this.pause(time); // what takes no time is never behind
      }
      this.shown = chapter.state;
      const told = chapter.told.flatMap((event) => (event.table ? [] : this.say(event)));
      if (told.length) this.spoken = told.slice(-MOST_SPOKEN).join(" ");
    }
    this.behind = this.rush = false;
  }

  /** Take an event in; the answer is how long to look at it, in milliseconds. */
  private show(event: Told): number {
    this.lines = [...this.lines, event].slice(-MOST_LINES);
    const before = this.shown?.view;
    if (!before || event.table) return 0;
    const view = this.glass.staged(before, event);
    this.event = { ...event, text: this.say(event) };
    this.shown = { ...this.shown!, view: (this.room.stage?.(view, event) ?? view) as Game["view"] };
    if (this.rush || document.hidden) return 0;
    const sound = settings.calling("sound") ? this.room.sound?.(event) : undefined;
    if (sound) makeSound(sound);
    return this.room.beat(event) * settings.pace * this.haste();
  }

  /** Below 1 when much is waiting to be shown. */
  private haste(): number {
    const waiting = this.queue
      .flatMap((chapter) => chapter.told)
      .reduce((sum, event) => sum + (event.table ? 0 : this.room.beat(event)), 0);
    return waiting > MOST_WAIT ? MOST_WAIT / waiting / 2 : 1;
  }

  private pause(time: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, time);
      this.skip = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
