import { copyMarks } from '../../content/facts/statutory-words.ts';
import { isInvoice } from '../tax/bill.ts';
import { issueText, useBill } from './bill-context.ts';
import { PaperHead } from './paper-head.tsx';
import { PaperLines } from './paper-lines.tsx';
import { paperName, usePrintedTitle } from './use-printed-title.ts';

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
