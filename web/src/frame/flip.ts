/** Rows that change places glide there: measured before and after, and moved in between. */
import { settings } from "./settings.svelte";

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
    for (const child of list.children) {
      const key = (child as HTMLElement).dataset.key ?? "";
      const [from, to] = [places.get(key), now.get(key)];
      if (!from || !to || !settings.motion) continue;
      const [x, y] = [from.left - to.left, from.top - to.top];
      if (Math.abs(x) + Math.abs(y) < 2) continue;
      child.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], { duration: 350, easing: "ease-out" });
    }
    places = now;
  });
  places = measure();
  observer.observe(list, { childList: true });
  return { destroy: () => observer.disconnect() };
}
