import type { ReactNode } from 'react';
import { localPath } from '../../../widget/languages/languages.ts';
import { BillContext, type BillTools } from './bill-context.ts';
import { BillTotals, BillWords } from './bill-totals.tsx';
import { HeadField } from './field.tsx';
import { ItemRows } from './item-rows.tsx';
import { SampleMark } from './paper-head.tsx';
import { WholeBill } from './whole-bill.tsx';

export type BillLayout = 'compact' | 'whole';
type BillViewProps = { readonly layout: BillLayout; readonly tools: BillTools; readonly children?: ReactNode };

/** The bill as server and browser draw it alike. */
export const BillView = ({ layout, tools, children }: BillViewProps) => (
  <BillContext value={tools}>
    <p className="cloth sheet-title">
      <span>{tools.text.kinds[tools.bill.kind]}</span> <SampleMark />
    </p>
    {layout === 'whole' ? <WholeBill /> : <CompactBill {...tools} />}
    {children}
  </BillContext>
);

/** The bill in the hero: a name, a few lines, the sums. The same bill stands whole on a page of its own. */
const CompactBill = ({ text, language }: BillTools) => (
  <div className="ledger">
    <p className="bill-invite">{text.invite}</p>
    <HeadField field="sellerName" />
    <ItemRows compact />
    <div className="bill-sums">
      <BillTotals />
      <BillWords />
      <p className="bill-whole">
        <a href={localPath('/gst-bill-maker', language)}>{text.whole}</a>
      </p>
    </div>
  </div>
);
