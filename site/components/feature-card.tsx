import type { ReactNode } from 'react';
import type { FeatureId } from '../content/facts/features.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { AgingList } from './fragments/aging-list.tsx';
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
  reports: <AgingList />,
  parties: <PartyPage />,
};

/** A second paper, below the words: the reports have two, and one column for both would leave the other empty. */
const papersBelowWords: Readonly<Partial<Record<FeatureId, ReactNode>>> = { reports: <SalesChart /> };

/** One part of the product with a paper from the sample shop. */
export function FeatureCard({ id }: { readonly id: FeatureId }) {
  useStyles('features', 'paper');
  const { title, text, points } = useSite().text.features.items[id];
  return (
    <article className={`feature feature-${id}`}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        <TickList items={points} />
        {papersBelowWords[id] && <Paper>{papersBelowWords[id]}</Paper>}
      </div>
      <Paper>{fragments[id]}</Paper>
    </article>
  );
}

function Paper({ children }: { readonly children: ReactNode }) {
  return (
    <div className="sheet ledger">
      <SampleNote />
      {children}
    </div>
  );
}
