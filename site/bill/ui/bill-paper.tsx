import { issueText, useBill } from './bill-context.ts';
import { PaperHead } from './paper-head.tsx';
import { PaperLines } from './paper-lines.tsx';
import { paperName, usePrintedTitle } from './use-printed-title.ts';

/** The printed bill (A4, A5, 80 mm roll): what Rules 46 and 49 ask. While a field is refused it says so instead. */
export function BillPaper() {
  const { state, text } = useBill();
  const [issue] = state.issues;
  const refusal = issue && text.notPrinted(issueText(issue, state.draft, text));
  usePrintedTitle(refusal ?? paperName(state.bill, text));
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
