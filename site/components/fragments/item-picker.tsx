import { sampleItemUse } from '../../content/facts/sample-books.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** The item list of a new bill, most-used first. */
export function ItemPicker() {
  useStyles('rows');
  const { text } = useSite();
  const { fragments } = text.slides;
  return (
    <ul className="rows">
      {sampleItemUse.map(({ item, bills, rate }) => (
        <li key={item}>
          <span>
            {text.samples.items[item]} <small>{fragments.billsThisMonth(bills)}</small>
          </span>
          <b>{rupees(rate)}</b>
        </li>
      ))}
    </ul>
  );
}
