import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';
import { PartyRates } from './party-rates.tsx';

/** The page of the party that owes most: how much in all, how old its oldest bill is, what it usually takes. */
export function PartyPage() {
  useStyles('party-page');
  const { text } = useSite();
  const { fragments } = text.features;
  const [owing] = outstandingTotals().parties;
  if (owing === undefined) return null;
  return (
    <>
      <p className="owes">
        <span>
          {text.samples.parties.a} {fragments.owes}
        </span>{' '}
        <b>{rupees(owing.total)}</b> <small>{fragments.oldestBill(owing.oldestDays)}</small>
      </p>
      <PartyRates items={3} heading={fragments.usualItems} />
    </>
  );
}
