/** Millimetres in a CSS pixel, and what `bill-paper.css` leaves white on a roll, in millimetres. */
const mm = 25.4 / 96;
const margin = { side: 4, end: 3 };

/** Prints on a roll of this width (mm), one page as long as the bill: CSS cannot say that. Returns the undo. */
export function fitRoll(width: number): () => void {
  const narrow = Array.from(document.styleSheets)
    .flatMap(({ cssRules }) => Array.from(cssRules))
    .filter((rule): rule is CSSMediaRule => rule instanceof CSSMediaRule && /\d0mm/.test(rule.media.mediaText));
  const before = narrow.map(({ media }) => media.mediaText);
  const setMedia = (text: string) => {
    for (const { media } of narrow) media.mediaText = text;
  };
  const paper = document.querySelector<HTMLElement>('.bill-paper');
  const sheet = narrow[0]?.parentStyleSheet;
  if (!paper || !sheet) return () => undefined;
  setMedia('all');
  paper.style.cssText = `display:block;position:fixed;width:calc(${width - 2 * margin.side}mm - 2px)`;
  const height = Math.ceil(paper.getBoundingClientRect().height * mm) + 2 * margin.end + 1;
  paper.removeAttribute('style');
  setMedia('print');
  const at = sheet.insertRule(`@page { size: ${width}mm ${height}mm }`, sheet.cssRules.length);
  return () => {
    sheet.deleteRule(at);
    for (const [index, { media }] of narrow.entries()) media.mediaText = before[index] ?? '';
  };
}
