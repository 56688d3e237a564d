/** Replaces the media query of the rules for narrow paper in `bill-paper.css`. Returns a function that restores it. */
export function replaceNarrowPaperMediaQuery(media: string): () => void {
  const rules = narrowRules();
  const before = rules.map((rule) => rule.media.mediaText);
  for (const rule of rules) rule.media.mediaText = media;
  return () => {
    for (const [index, rule] of rules.entries()) rule.media.mediaText = before[index] ?? '';
  };
}

/** Millimetres in a CSS pixel. */
const mm = 25.4 / 96;
/** Margins of a printed roll, as in `bill-paper.css`, in millimetres. */
const margin = { side: 4, end: 3 };

/**
 * Sets the size of the printed page to a roll's width (mm) and the bill's length. CSS alone cannot do this. Returns a
 * function that restores the page.
 */
export function fitPrintedPageToRoll(width: number): () => void {
  const [narrow] = narrowRules();
  const paper = document.querySelector<HTMLElement>('.bill-paper');
  const sheet = narrow?.parentStyleSheet;
  if (!paper || !sheet) return () => undefined;
  const measured = replaceNarrowPaperMediaQuery('all');
  paper.style.cssText = `display:block;position:fixed;width:calc(${width - 2 * margin.side}mm - 2px)`;
  const height = Math.ceil(paper.getBoundingClientRect().height * mm) + 2 * margin.end + 1;
  paper.removeAttribute('style');
  measured();
  const printed = replaceNarrowPaperMediaQuery('print');
  const at = sheet.insertRule(`@page { size: ${width}mm ${height}mm }`, sheet.cssRules.length);
  return () => {
    sheet.deleteRule(at);
    printed();
  };
}

/**
 * Media rules for narrow paper, found by their width in millimetres. They are cached, because their queries are
 * replaced later.
 */
let found: readonly CSSMediaRule[] = [];
function narrowRules(): readonly CSSMediaRule[] {
  if (found.length === 0)
    found = Array.from(document.styleSheets)
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && /\d0mm/.test(rule.media.mediaText));
  return found;
}
