import type { ReactNode } from 'react';
import { BillContext, type BillTools } from './bill-context.ts';
import { CompactBill } from './compact-bill.tsx';
import { WholeBill } from './whole-bill.tsx';

export type BillLayout = 'compact' | 'whole';
type BillViewProps = { readonly layout: BillLayout; readonly tools: BillTools; readonly children?: ReactNode };

/** The bill as server and browser draw it alike. */
export const BillView = ({ layout, tools, children }: BillViewProps) => (
  <BillContext value={tools}>
    {layout === 'whole' ? <WholeBill /> : <CompactBill />}
    {children}
  </BillContext>
);
