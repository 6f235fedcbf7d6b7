/** Rows that change places glide there: measured before and after, and moved in between. */
import { settings } from "./settings.svelte";

const MOST = 12; // rows that glide at once: more of them nobody could follow, and a slow machine not draw

/** An action for a list: its children, told apart by `data-key`, glide when their order changes. */
export function flip(list: HTMLElement): { destroy(): void } {
  let places = new Map<string, DOMRect>();
  const measure = () => {
    const found = new Map<string, DOMRect>();
    for (const child of list.children) {
      const key = (child as HTMLElement).dataset.key;
      if (key) found.set(key, child.getBoundingClientRect());
    }
    return found;
  };
  const observer = new MutationObserver(() => {
    const now = measure();
    const moved = [...list.children].flatMap((child) => {
      const key = (child as HTMLElement).dataset.key ?? "";
      const [from, to] = [places.get(key), now.get(key)];
      if (!from || !to) return [];
      const [x, y] = [from.left - to.left, from.top - to.top];
      return Math.abs(x) + Math.abs(y) < 2 ? [] : [{ child, x, y }];
    });
    if (settings.motion && moved.length <= MOST) {
      for (const { child, x, y } of moved) {
        child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 350, easing: "ease-out" });
      }
    }
    places = now;
  });
  places = measure();
  observer.observe(list, { childList: true });
  return { destroy: () => observer.disconnect() };
}
