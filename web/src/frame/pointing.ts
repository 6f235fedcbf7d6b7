/** Points at the choice that makes a move, wherever it is shown: a style sheet of its own, as choices come and go. */
const BECKON =
  "outline: 3px solid var(--calm); outline-offset: 2px; animation: beckon 1.2s ease-in-out infinite alternate";
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Point at this move and at no other one; the answer ends it. */
export function pointAt(move: string | undefined): () => void {
  sheet.replaceSync(move === undefined ? "" : `[data-choice=${JSON.stringify(move)}] { ${BECKON} }`);
  return () => sheet.replaceSync("");
}
