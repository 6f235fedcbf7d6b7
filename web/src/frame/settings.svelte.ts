/** What somebody has chosen for this browser: theme and motion, and how good bots shall be. */
export type Theme = "auto" | "light" | "dark";

export const LEVELS = ["rookie", "club", "pro", "champion"] as const;
export type Level = (typeof LEVELS)[number];

const KEY = "paddock.theme";
const LEVEL = "paddock.level";

class Settings {
  theme = $state<Theme>((localStorage.getItem(KEY) as Theme | null) ?? "auto");

  level = $state<Level>(LEVELS.find((level) => level === localStorage.getItem(LEVEL)) ?? "club");

  setLevel(level: Level): void {
    this.level = level;
    localStorage.setItem(LEVEL, level);
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    localStorage.setItem(KEY, theme);
    this.show();
  }

  show(): void {
    if (this.theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }

  /** Whether things may move. */
  get motion(): boolean {
    return !matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
