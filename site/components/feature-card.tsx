import type { ReactNode } from 'react';
import type { FeatureId } from '../content/facts/features.ts';
import {
  DashboardFigures,
  LargestDebtor,
  PaymentsByMode,
  PurchaseBill,
  SaleDocuments,
  SalesChart,
} from './fragments/feature-fragments.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { CheckmarkList, SampleNote } from './text-parts.tsx';

const fragments: Readonly<Record<FeatureId, ReactNode>> = {
  dashboard: <DashboardFigures />,
  sales: <SaleDocuments />,
  purchases: <PurchaseBill />,
  payments: <PaymentsByMode />,
  reports: <SalesChart />,
  parties: <LargestDebtor />,
};

/** Describes one part of the product, with a document of the sample shop as an example. */
export function FeatureCard({ id }: { readonly id: FeatureId }) {
  useStyles('features', 'paper');
  const { title, text, points } = useSiteContext().text.features.items[id];
  return (
    <article className="sheet feature">
      <h2>{title}</h2>
      <p>{text}</p>
      <CheckmarkList items={points} />
      <div className="ledger">
        <SampleNote />
        {fragments[id]}
      </div>
    </article>
  );
}
