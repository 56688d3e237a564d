import { AgingTable } from '../bill/debts/aging-table.tsx';
import { outstandingTotals } from '../content/facts/sample-totals.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { SampleNote } from './sample-note.tsx';

/** The aging picture of the sample shop's books. */
export function SampleAging() {
  useStyles('paper', 'figures', 'aging-list');
  const { debts, samples } = useSite().text;
  const { parties, total } = outstandingTotals();
  const rows = parties.map(({ party, total: owed, upTo30, upTo60, over60 }) => ({
    party: samples.parties[party],
    total: owed * 100,
    upTo30: upTo30 * 100,
    upTo60: upTo60 * 100,
    over60: over60 * 100,
  }));
  return (
    <>
      <SampleNote />
      <AgingTable rows={rows} total={total * 100} text={debts} />
    </>
  );
}
