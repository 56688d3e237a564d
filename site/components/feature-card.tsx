import type { ReactNode } from 'react';
import type { FeatureId } from '../content/facts/features.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { DashboardFigures } from './fragments/dashboard-figures.tsx';
import { PartyPage } from './fragments/party-page.tsx';
import { PurchaseBill } from './fragments/purchase-bill.tsx';
import { Receipts } from './fragments/receipts.tsx';
import { SalesChart } from './fragments/sales-chart.tsx';
import { SalesFlow } from './fragments/sales-flow.tsx';
import { SampleNote } from './sample-note.tsx';
import { TickList } from './tick-list.tsx';

const fragments: Readonly<Record<FeatureId, ReactNode>> = {
  dashboard: <DashboardFigures />,
  sales: <SalesFlow />,
  purchases: <PurchaseBill />,
  payments: <Receipts />,
  reports: <SalesChart />,
  parties: <PartyPage />,
};

/** One part of the product, in words and on a paper from the sample shop. */
export function FeatureCard({ id }: { readonly id: FeatureId }) {
  useStyles('features', 'paper');
  const { title, text, points } = useSite().text.features.items[id];
  return (
    <article className="sheet feature">
      <h2>{title}</h2>
      <p>{text}</p>
      <TickList items={points} />
      <div className="ledger">
        <SampleNote />
        {fragments[id]}
      </div>
    </article>
  );
}
