/** What somebody has chosen for this browser: theme and motion. */
export type Theme = "auto" | "light" | "dark";

const KEY = "paddock.theme";

class Settings {
  theme = $state<Theme>((localStorage.getItem(KEY) as Theme | null) ?? "auto");

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
