import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';
import { PartyRates } from './party-rates.tsx';

const oldestBillDays = 74;

/** One party's page: what it owes and since when, what it usually takes. */
export function PartyPage() {
  useStyles('party-page');
  const { text, language } = useSite();
  const { fragments } = text.features;
  const owed = outstandingTotals().parties[0]?.total ?? 0;
  return (
    <>
      <p className="owes">
        <span>{fragments.owes}</span> <b>{rupees(owed, language)}</b> <small>{fragments.since(oldestBillDays)}</small>
      </p>
      <PartyRates />
    </>
  );
}
