/** "Your turn": by the title, the icon, a bell, a buzz and, where it is allowed, a notification. */
import { t } from "../words";
import { settings } from "./settings.svelte";
import { makeSound } from "./sounds";
import { beside } from "../local/where";

const BUZZ = 60; // milliseconds
const ICONS = { turn: beside("favicon-turn.svg"), usual: beside("favicon.svg") };

/** Show in the tab whether it is somebody's turn here. */
export function showTurn(isYours: boolean, title: string): void {
  document.title = isYours ? `● ${t("table.your_turn")} · ${title}` : title;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  const wanted = isYours ? ICONS.turn : ICONS.usual;
  if (icon && icon.getAttribute("href") !== wanted) icon.href = wanted;
}

/** Call somebody to the table whose turn it has become. */
export function call(title: string): void {
  if (settings.calling("sound")) makeSound("bell");
  // Browsers refuse to buzz on a page that nobody has touched yet.
  if (settings.calling("vibration") && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(BUZZ);
  if (!document.hidden || !settings.calling("notification") || !allowed()) return;
  const note = new Notification(t("table.your_turn"), { body: title, icon: ICONS.turn, tag: location.pathname });
  note.onclick = () => {
    focus();
    note.close();
  };
}

/** Ask the browser for notifications; whether it allows them. */
export async function askToNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

const allowed = (): boolean => "Notification" in window && Notification.permission === "granted";
