import { outstandingTotals, sampleBillLines, sampleDebts } from '../sample-book/sample-totals.ts';
import { initialBillDraft } from '../tools/bill/tax/bill-draft.ts';
import { createBillState } from '../tools/bill/tax/bill-reducer.ts';
import { BillView } from '../tools/bill/ui/bill-view.tsx';
import { AgingTable } from './aging-table.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { SampleNote } from './text-parts.tsx';

/** The two notes below a tool: "not loaded" and "loading". `islands/wake-at-touch.ts` shows them. */
function LoadingNotes({ failed }: { readonly failed: string }) {
  useStyles('wake-notes');
  return (
    <>
      <p className="wake-failed" role="alert" hidden>
        {failed}
      </p>
      <p className="waking" role="status" hidden>
        {useSiteContext().text.tools.waking}
      </p>
    </>
  );
}

/** An empty bill as HTML, which becomes interactive at the first touch (`islands/wake-at-touch.ts`). */
export function BillMaker() {
  useStyles('paper', 'sample-note', 'quiet-button', 'bill', 'bill-paper');
  const { text, language } = useSiteContext();
  const sample = sampleBillLines(text.samples.items);
  const own = { dispatch: () => undefined, warnings: [], shop: null, sample };
  const tools = { ...createBillState(initialBillDraft), text: text.bill, language, ...own };
  return (
    <div>
      <div className="bill" data-bill data-sample={JSON.stringify(sample)}>
        <BillView tools={tools} />
      </div>
      <LoadingNotes failed={text.bill.failed} />
    </div>
  );
}

/**
 * A box for a list of bills, and next to it an aging table, which shows sample data until the visitor pastes a list.
 */
export function WhoOwesMe() {
  useStyles('paper', 'quiet-button', 'external-link', 'debts');
  const { debts, debtsPage, samples } = useSiteContext().text;
  return (
    <section aria-labelledby="debts-heading">
      <h2 id="debts-heading" className="visually-hidden">
        {debtsPage.heading}
      </h2>
      <div className="debts" data-debts data-sample={JSON.stringify(sampleDebts(samples.parties))}>
        <div data-entry>
          <label htmlFor="debts-lines">{debtsPage.label}</label>
          <textarea
            id="debts-lines"
            data-lines
            rows={6}
            placeholder={debtsPage.example}
            autoComplete="off"
            spellCheck={false}
          />
          <p className="actions">
            <button type="button" className="button" data-fold hidden>
              {debts.done}
            </button>
            <button type="button" className="button" data-try>
              {debtsPage.trySample}
            </button>
            <button type="button" className="button" data-write>
              {debts.addLine}
            </button>
            <button type="button" className="bill-quiet" data-clear>
              {debtsPage.clear}
            </button>
          </p>
          <p className="visually-hidden" aria-live="polite" data-announced />
        </div>
        <div data-result>
          <div className="sheet ledger">
            <SampleAgingTable />
          </div>
        </div>
      </div>
      <LoadingNotes failed={debtsPage.failed} />
    </section>
  );
}

/** The aging table of the sample shop's books. */
export function SampleAgingTable() {
  useStyles('paper', 'figures', 'aging-list');
  const { text } = useSiteContext();
  const { parties, total } = outstandingTotals();
  const rows = parties.map(({ party, total: owed, upTo30, upTo60, over60 }) => ({
    party: text.samples.parties[party],
    total: owed * 100,
    upTo30: upTo30 * 100,
    upTo60: upTo60 * 100,
    over60: over60 * 100,
  }));
  return (
    <>
      <SampleNote />
      <AgingTable rows={rows} total={total * 100} text={text} />
    </>
  );
}
