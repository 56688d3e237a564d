import { ages } from '../../bill/debts/collect-debts.ts';
import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** What all parties together owe, by age: the key to the bars, in their colours. */
export function OutstandingAges() {
  useStyles('outstanding-list');
  const { fragments } = useSite().text.slides;
  const { byAge } = outstandingTotals();
  return (
    <ul className="outstanding-ages">
      {ages.map((age) => (
        <li key={age} className={`age-${age}`}>
          {fragments.ages[age](rupees(byAge[age]))}
        </li>
      ))}
    </ul>
  );
}
