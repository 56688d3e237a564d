import { BillContext, type BillTools } from './bill-context.ts';
import { CompactBill } from './compact-bill.tsx';
import { WholeBill } from './whole-bill.tsx';

export type BillLayout = 'compact' | 'whole';

/** The bill as server and browser draw it alike. */
export const BillView = ({ layout, tools }: { readonly layout: BillLayout; readonly tools: BillTools }) => (
  <BillContext value={tools}>{layout === 'whole' ? <WholeBill /> : <CompactBill />}</BillContext>
);
