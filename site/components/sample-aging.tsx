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
  const rows = parties.map((row) => ({ ...row, party: samples.parties[row.party] }));
  return (
    <>
      <SampleNote />
      <AgingTable rows={rows} total={total} text={debts} />
    </>
  );
}
