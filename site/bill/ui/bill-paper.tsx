import { useBill } from './bill-context.ts';
import { issueText } from './issue-text.ts';
import { PaperHead } from './paper-head.tsx';
import { PaperLines } from './paper-lines.tsx';
import { usePrintedTitle } from './use-printed-title.ts';

/**
 * The bill as it is printed, on A4, A5 or a shop's roll of 80 mm: what Rule 46 asks of an invoice and Rule 49 of a bill
 * of supply, and nothing of this site. While a field is refused, whoever prints, and how, is told so instead.
 */
export function BillPaper() {
  const { state, text } = useBill();
  const { kind, number, seller } = state.bill;
  const [issue] = state.issues;
  const refusal = issue && text.notPrinted(issueText(issue, state.draft, text));
  usePrintedTitle(refusal ?? [text.kinds[kind], number.replace(/\//g, '-'), seller.name].filter(Boolean).join(' '));
  return (
    <section className="bill-paper" aria-hidden="true">
      {refusal === undefined ? (
        <>
          <PaperHead />
          <PaperLines />
        </>
      ) : (
        <h2>{refusal}</h2>
      )}
    </section>
  );
}
