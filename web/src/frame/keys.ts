/** The keyboard at the table. Whatever has a key has a button too. */
export interface Deeds {
  confirm(): void;
  undo(): void;
  /** Whether there was something to skip. */
  skip(): boolean;
  help(): void;
  overview(): void;
  me(): void;
  mute(): void;
  hint(): void;
}

const CHOICES = "[data-choice]";

export function handleKey(event: KeyboardEvent, deeds: Deeds): void {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
  if (target.closest("input, select, textarea")) return;
  const onButton = target.closest("button, a, summary") !== null;
  const choices = [...document.querySelectorAll<HTMLButtonElement>(CHOICES)];
  if (event.key === "Enter" && !onButton) deeds.confirm();
  else if (event.key === "Backspace") deeds.undo();
  else if (event.key === " " && !onButton) deeds.skip();
  else if (event.key === " " && deeds.skip()) event.preventDefault();
  else if (event.key === "?") deeds.help();
  else if (event.key === "o" || event.key === "O") deeds.overview();
  else if (event.key === "m" || event.key === "M") deeds.me();
  else if (event.key === "s" || event.key === "S") deeds.mute();
  else if (event.key === "h" || event.key === "H") deeds.hint();
  else if (/^[1-9]$/.test(event.key)) {
    const chosen = choices[Number(event.key) - 1];
    chosen?.focus();
    chosen?.click();
  } else if (
    event.key.startsWith("Arrow") &&
    choices.length &&
    (!onButton || choices.includes(target as HTMLButtonElement))
  ) {
    const at = choices.indexOf(document.activeElement as HTMLButtonElement);
    const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1;
    choices[at < 0 ? 0 : (at + step + choices.length) % choices.length]?.focus();
  } else return;
  if (event.key !== "Enter") event.preventDefault();
}
