/** Gives the rules of `bill-paper.css` for narrow paper another media query. Returns the undo. */
export function setNarrowPaperMedia(media: string): () => void {
  const rules = narrowRules();
  const before = rules.map((rule) => rule.media.mediaText);
  for (const rule of rules) rule.media.mediaText = media;
  return () => {
    for (const [index, rule] of rules.entries()) rule.media.mediaText = before[index] ?? '';
  };
}

/** Millimetres in a CSS pixel, and what `bill-paper.css` leaves white on a roll, in millimetres. */
const mm = 25.4 / 96;
const margin = { side: 4, end: 3 };

/** Prints on a roll of this width (mm), one page as long as the bill: CSS cannot say that. Returns the undo. */
export function fitPrintToRoll(width: number): () => void {
  const [narrow] = narrowRules();
  const paper = document.querySelector<HTMLElement>('.bill-paper');
  const sheet = narrow?.parentStyleSheet;
  if (!paper || !sheet) return () => undefined;
  const measured = setNarrowPaperMedia('all');
  paper.style.cssText = `display:block;position:fixed;width:calc(${width - 2 * margin.side}mm - 2px)`;
  const height = Math.ceil(paper.getBoundingClientRect().height * mm) + 2 * margin.end + 1;
  paper.removeAttribute('style');
  measured();
  const printed = setNarrowPaperMedia('print');
  const at = sheet.insertRule(`@page { size: ${width}mm ${height}mm }`, sheet.cssRules.length);
  return () => {
    sheet.deleteRule(at);
    printed();
  };
}

/** The media rules that name a width in millimetres; set to other media, they are still the same objects. */
let found: readonly CSSMediaRule[] = [];
function narrowRules(): readonly CSSMediaRule[] {
  if (found.length === 0)
    found = Array.from(document.styleSheets)
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && /\d0mm/.test(rule.media.mediaText));
  return found;
}
