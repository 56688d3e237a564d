import { sampleMonth } from '../../content/facts/sample-books.ts';
import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

/** The three figures of the morning. */
export function DashboardFigures() {
  useStyles('dashboard-figures');
  const { text } = useSite();
  const { fragments } = text.features;
  const figures = [
    [fragments.salesThisMonth, rupees(sampleMonth.sales)],
    [fragments.receivables, rupees(outstandingTotals().total)],
    [fragments.pendingTasks, sampleMonth.pendingTasks],
  ] as const;
  return (
    <dl className="big-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
