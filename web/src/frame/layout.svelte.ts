/** How the table is laid out: with everything around the board, beside it, or above and below it.
 *
 * In each of them all parts have their places and sizes for the whole race: the board never changes its own.
 */
export type Layout = "wide" | "side" | "tall";

const WIDE = matchMedia("(min-width: 1100px) and (min-height: 560px)");
const TALL = matchMedia("(max-aspect-ratio: 1/1)");

class Screen {
  layout = $state<Layout>(here());

  constructor() {
    for (const query of [WIDE, TALL]) query.addEventListener("change", () => (this.layout = here()));
  }
}

function here(): Layout {
  if (WIDE.matches) return "wide";
  return TALL.matches ? "tall" : "side";
}

export const screen = new Screen();
