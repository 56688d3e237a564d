import { copyMarks } from '../../content/facts/statutory-words.ts';
import { isInvoice } from '../tax/bill.ts';
import { issueText, useBill } from './bill-context.ts';
import { PaperHead } from './paper-head.tsx';
import { PaperLines } from './paper-lines.tsx';
import { paperName, usePrintedTitle } from './use-printed-title.ts';

/** The printed bill (A4, A5, 80 mm roll): what Rules 46 and 49 ask. While a field is refused it says so instead. */
export function BillPaper() {
  const { state, text } = useBill();
  const [issue] = state.issues;
  const refusal = issue && text.notPrinted(issueText(issue, state.draft, text));
  usePrintedTitle(refusal ?? paperName(state.bill, text), Number(state.draft.head.paper));
  const marks = (isInvoice(state.bill.kind) && copyMarks[state.draft.head.copies]) || [''];
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
