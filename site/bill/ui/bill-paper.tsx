import { useEffect } from 'react';
import { copyMarks } from '../../content/facts/statutory-words.ts';
import { type Bill, isInvoice } from '../tax/bill.ts';
import { type BillText, issueText, useBill } from './bill-context.ts';
import { PaperHead } from './paper-head.tsx';
import { PaperLines } from './paper-lines.tsx';

/** The printed bill (A4, A5, 80 mm roll): what Rules 46 and 49 ask. While a field is refused it says so instead. */
export function BillPaper() {
  const { bill, draft, issues, text } = useBill();
  const [issue] = issues;
  const refusal = issue && text.notPrinted(issueText(issue, draft, text));
  usePrintedTitle(refusal ?? paperName(bill, text), Number(draft.head.paper));
  const marks = (isInvoice(bill.kind) && copyMarks[draft.head.copies]) || [''];
  if (refusal !== undefined)
    return (
      <section className="bill-paper" aria-hidden="true">
        <h2>{refusal}</h2>
      </section>
    );
  return marks.map((mark) => (
    <section key={mark} className="bill-paper" aria-hidden="true">
      <PaperHead mark={mark} />
      <PaperLines />
    </section>
  ));
}

/** Names the file of a bill, printed or shared. */
export const paperName = ({ kind, number, seller }: Bill, text: BillText): string =>
  [text.kinds[kind], number, seller.name].filter(Boolean).join(' ').replace(/\//g, '-');

/** Prints the bill alone, under this title (a PDF's name), on a roll of so many mm if not 0. */
export function usePrintedTitle(printed: string, roll: number): void {
  useEffect(() => {
    const title = document.title;
    let restore = (): void => undefined;
    const onPrint = ({ type }: Event) => {
      const isBefore = type === 'beforeprint';
      document.title = isBefore ? printed : title;
      restore();
      restore = isBefore && roll > 0 ? fitRoll(roll) : () => undefined;
    };
    const moments = ['beforeprint', 'afterprint'];
    document.documentElement.dataset.prints = 'bill';
    for (const moment of moments) addEventListener(moment, onPrint);
    return () => {
      for (const moment of moments) removeEventListener(moment, onPrint);
    };
  }, [printed, roll]);
}

/** Millimetres in a CSS pixel, and what `bill-paper.css` leaves white on a roll, in millimetres. */
const mm = 25.4 / 96;
const margin = { side: 4, end: 3 };

/** Prints on a roll of this width (mm), one page as long as the bill: CSS cannot say that. Returns the undo. */
function fitRoll(width: number): () => void {
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
