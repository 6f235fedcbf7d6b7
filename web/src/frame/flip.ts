/** Rows that change places glide there: measured before and after, and moved in between. */
import { settings } from "./settings.svelte";

const MOST = 12; // rows that glide at once: more of them nobody could follow, and a slow machine not draw

type Places = Map<string, { left: number; top: number }>;

/** An action for a list: its children, told apart by `data-key`, glide when their order changes. */
export function flip(list: HTMLElement): { destroy(): void } {
  let places: Places = new Map();
  const keyOf = (child: Element) => (child as HTMLElement).dataset.key ?? "";
  const measure = (): Places => {
    const children = [...list.children];
    if (children.length <= MOST) return new Map(children.map((child) => [keyOf(child), child.getBoundingClientRect()]));
    // Rows of a long list are alike: their number tells where they are, and the page need not be laid out for it.
    return new Map(children.map((child, at) => [keyOf(child), { left: 0, top: at }]));
  };
  const observer = new MutationObserver(() => {
    const now = measure();
    const moved = [...list.children].flatMap((child) => {
      const [from, to] = [places.get(keyOf(child)), now.get(keyOf(child))];
      if (!from || !to) return [];
      const [x, y] = [from.left - to.left, from.top - to.top];
      return Math.abs(x) + Math.abs(y) < 0.5 ? [] : [{ child, x, y }];
    });
    if (settings.motion && moved.length > 0 && moved.length <= MOST) {
      const pitch = list.children.length > MOST ? pitchOf(list) : { x: 0, y: 1 };
      for (const { child, x, y } of moved) {
        child.animate([{ transform: `translate(${x + y * pitch.x}px, ${y * pitch.y}px)` }, { transform: "none" }], {
          duration: 350,
          easing: "ease-out",
        });
      }
    }
    places = now;
  });
  places = measure();
  observer.observe(list, { childList: true });
  return { destroy: () => observer.disconnect() };
}

/** From one row to the next, in pixels. */
function pitchOf(list: HTMLElement): { x: number; y: number } {
  const [one, two] = [list.children[0]!.getBoundingClientRect(), list.children[1]!.getBoundingClientRect()];
  return { x: two.left - one.left, y: two.top - one.top };
}
