import { localPath } from '../../../widget/languages/languages.ts';
import { useBill } from './bill-context.ts';
import { BillTotals, BillWords } from './bill-totals.tsx';
import { HeadField } from './head-fields.tsx';
import { ItemRows } from './item-rows.tsx';
import { SampleMark } from './paper-head.tsx';

/** The bill in the hero: a name, a few lines, the sums. The same bill stands whole on a page of its own. */
export function CompactBill() {
  const { state, text, language } = useBill();
  return (
    <>
      <p className="cloth sheet-title">
        <span>{text.kinds[state.bill.kind]}</span> <SampleMark />
      </p>
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
    </>
  );
}
