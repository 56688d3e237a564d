import { AgingTable } from '../bill/debts/aging-table.tsx';
import type { SampleDebt } from '../bill/debts/sample-lines.ts';
import { sampleOutstanding } from '../content/facts/sample-books.ts';
import { outstandingTotals } from '../content/facts/sample-totals.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { SampleNote } from './sample-note.tsx';

/** A day in the middle of each age. */
const days = { upTo30: 12, upTo60: 45, over60: 75 } as const;

/** A box for a list of bills, and the aging picture beside it: the sample shop's until something is pasted. */
export function WhoOwesMe() {
  useStyles('paper', 'figures', 'aging-list', 'debts');
  const { text } = useSite();
  const { debts, samples } = text;
  const { parties, total } = outstandingTotals();
  const rows = parties.map((row) => ({ ...row, party: samples.parties[row.party] }));
  const sample = sampleOutstanding.flatMap((row) =>
    (['over60', 'upTo60', 'upTo30'] as const)
      .filter((age) => row[age] > 0)
      .map((age): SampleDebt => ({ party: samples.parties[row.party], rupees: row[age], days: days[age] })),
  );
  return (
    <section className="tinted" id="debts" aria-labelledby="debts-heading">
      <div className="section">
        <h2 id="debts-heading">{debts.heading}</h2>
        <p className="lead">{debts.lead}</p>
        <div className="debts" data-debts data-sample={JSON.stringify(sample)}>
          <div>
            <label htmlFor="debts-lines">{debts.label}</label>
            <textarea id="debts-lines" rows={8} placeholder={debts.example} autoComplete="off" spellCheck={false} />
            <button type="button" className="button">
              {debts.trySample}
            </button>
          </div>
          <div className="sheet ledger" data-result>
            <SampleNote />
            <AgingTable rows={rows} total={total} text={debts} />
          </div>
        </div>
        <p className="bill-failed" role="alert" hidden>
          {debts.failed}
        </p>
      </div>
    </section>
  );
}
