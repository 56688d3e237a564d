import { sampleOldestBillDays } from '../../content/facts/sample-books.ts';
import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';
import { PartyRates } from './party-rates.tsx';

/** The page of the party that owes longest: how much in all, how old its oldest bill is, what it usually takes. */
export function PartyPage() {
  useStyles('party-page');
  const { text } = useSite();
  const { fragments } = text.features;
  const owed = outstandingTotals().parties[0]?.total ?? 0;
  return (
    <>
      <p className="owes">
        <span>{fragments.owes}</span> <b>{rupees(owed)}</b> <small>{fragments.oldestBill(sampleOldestBillDays)}</small>
      </p>
      <PartyRates items={3} />
    </>
  );
}
