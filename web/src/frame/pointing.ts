/** Points at the choice that makes a move, wherever it is shown: a style sheet of its own, as choices come and go. */
const BECKON =
  "outline: 3px dashed var(--yours); outline-offset: 2px; animation: beckon 1.2s ease-in-out infinite alternate";
const sheets = { lesson: new CSSStyleSheet(), hint: new CSSStyleSheet() };
document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...Object.values(sheets)];

/** Point at this move and at no other one; the answer ends it. */
export function pointAt(move: string | undefined, by: keyof typeof sheets = "lesson"): () => void {
  sheets[by].replaceSync(move === undefined ? "" : `[data-choice=${JSON.stringify(move)}] { ${BECKON} }`);
  return () => sheets[by].replaceSync("");
}
