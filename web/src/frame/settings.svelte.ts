/** What somebody has chosen for this browser: how it looks, moves, sounds and calls, and how good bots shall be. */
export type Theme = "auto" | "light" | "dark";

export const LEVELS = ["rookie", "club", "pro", "champion"] as const;
export type Level = (typeof LEVELS)[number];

/** How long animations take, against the usual time. */
export const PACES = { off: 0, quick: 0.5, normal: 1, slow: 2 } as const;
export type Pace = keyof typeof PACES;

/** Ways to say "your turn"; each can be switched off. */
export const CALLS = ["sound", "vibration", "notification"] as const;
export type Call = (typeof CALLS)[number];

const KEY = "paddock.theme";
const LEVEL = "paddock.level";
const PACE = "paddock.pace";
const CALL = "paddock.call";
const RACE = "paddock.race";
const HERE = "paddock.here";
const REDUCED = matchMedia("(prefers-reduced-motion: reduce)");
const DARK = matchMedia("(prefers-color-scheme: dark)");

const kept = <T extends string>(key: string, known: readonly T[], usual: T): T =>
  known.find((each) => each === localStorage.getItem(key)) ?? usual;

class Settings {
  theme = $state<Theme>(kept(KEY, ["auto", "light", "dark"], "auto"));
  level = $state<Level>(kept(LEVEL, LEVELS, "club"));
  animations = $state<Pace>(kept(PACE, Object.keys(PACES) as Pace[], "normal"));
  private calls = $state<Record<Call, boolean>>({
    sound: kept(`${CALL}.sound`, ["on", "off"], "on") === "on",
    vibration: kept(`${CALL}.vibration`, ["on", "off"], "on") === "on",
    notification: kept(`${CALL}.notification`, ["on", "off"], "off") === "on",
  });
  /** Whether races against bots run in this browser, where a server could run them. */
  here = $state(localStorage.getItem(HERE) === "on");
  private reduced = $state(REDUCED.matches);

  constructor() {
    REDUCED.addEventListener("change", () => (this.reduced = REDUCED.matches));
    DARK.addEventListener("change", () => this.show());
  }

  setLevel(level: Level): void {
    this.level = level;
    localStorage.setItem(LEVEL, level);
  }

  setHere(on: boolean): void {
    this.here = on;
    localStorage.setItem(HERE, on ? "on" : "off");
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEY, theme);
    this.show();
  }

  setAnimations(pace: Pace): void {
    this.animations = pace;
    localStorage.setItem(PACE, pace);
    this.show();
  }

  calling(way: Call): boolean {
    return this.calls[way];
  }

  setCalling(way: Call, on: boolean): void {
    this.calls[way] = on;
    localStorage.setItem(`${CALL}.${way}`, on ? "on" : "off");
  }

  /** What was chosen for "Race now" the last time, by game. */
  race(game: string): Record<string, unknown> {
    try {
      return JSON.parse(localStorage.getItem(`${RACE}.${game}`) ?? "{}") as Record<string, unknown>;
    } catch {
      return {};
    }
  }

  setRace(game: string, chosen: Record<string, unknown>): void {
    localStorage.setItem(`${RACE}.${game}`, JSON.stringify(chosen));
  }

  show(): void {
    const { dataset } = document.documentElement;
    const dark = this.theme === "auto" ? DARK.matches : this.theme === "dark";
    dataset.theme = dark ? "dark" : "light";
    dataset.animations = this.animations;
  }

  /** The factor on the time of every animation; 0 where nothing may move. */
  get pace(): number {
    return this.reduced ? 0 : PACES[this.animations];
  }

  /** Whether things may move. */
  get motion(): boolean {
    return this.pace > 0;
  }
}

export const settings = new Settings();
