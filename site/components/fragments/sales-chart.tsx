import { sampleMonth, sampleSales } from '../../content/facts/sample-books.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** Six months of sales as columns, drawn to scale; the last one is written out. */
export function SalesChart() {
  useStyles('sales-chart');
  const { text } = useSite();
  const tallest = Math.max(...sampleSales);
  return (
    <div className="chart">
      <p>
        <span>{text.features.fragments.salesByMonth}</span> <b>{rupees(sampleMonth.sales)}</b>
      </p>
      <svg viewBox="0 0 120 50" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        {sampleSales.map((sales, index) => {
          const height = Math.round((sales / tallest) * 46);
          return (
            <rect
              key={sales}
              x={2 + index * 20}
              y={49 - height}
              width="14"
              height={height}
              className={index === sampleSales.length - 1 ? 'bar-now' : 'bar-past'}
            />
          );
        })}
        <path d="M0 49.5h120" className="chart-base" />
      </svg>
    </div>
  );
}
