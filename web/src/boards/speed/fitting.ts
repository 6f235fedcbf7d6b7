/** Text that never leaves its room: what would be too long is set narrower, whatever the font. */
interface Fit {
  line: string;
  /** How long it may be, in the units of its drawing. */
  room: number;
}

/** How long a text has to be made; nothing where it fits as it is. */
export const lengthOf = (natural: number, room: number): number | undefined => (natural > room ? room : undefined);

export function narrowed(text: SVGTextElement, fit: Fit) {
  const measure = ({ room }: Fit) => {
    text.removeAttribute("textLength");
    const length = lengthOf(text.getComputedTextLength(), room);
    if (length === undefined) return;
    text.setAttribute("textLength", String(length));
    text.setAttribute("lengthAdjust", "spacingAndGlyphs");
  };
  let now = fit;
  measure(now);
  // Fonts may come later than the text.
  void document.fonts?.ready.then(() => measure(now));
  return {
    update(next: Fit) {
      now = next;
      measure(now);
    },
  };
}
