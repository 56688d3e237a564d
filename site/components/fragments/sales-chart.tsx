import { salesByMonth } from '../../content/facts/sample-totals.ts';
import { rupees, shortMonth } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** Six months of sales as columns from zero, drawn to scale; the highest is written out. */
export function SalesChart() {
  useStyles('sales-chart');
  const { text, language } = useSite();
  const name = text.features.fragments.salesByMonth;
  const months = salesByMonth();
  const highest = Math.max(...months.map(({ sales }) => sales));
  const label = months.map(({ month, sales }) => `${shortMonth(month, language)} ${rupees(sales)}`).join(', ');
  return (
    <div className="chart" role="img" aria-label={`${name}: ${label}`}>
      <p>{name}</p>
      <ol>
        {months.map(({ month, sales }) => (
          <li key={month} className={sales === highest ? 'chart-highest' : undefined}>
            {sales === highest && <b>{rupees(sales)}</b>}
            <svg viewBox="0 0 10 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
              <rect x="1" y={100 - Math.round((sales / highest) * 100)} width="8" height="100" />
            </svg>
            <span>{shortMonth(month, language)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
