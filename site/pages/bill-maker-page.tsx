import { BillMaker } from '../components/bill-maker.tsx';
import { ToolPage } from '../components/tool-page.tsx';
import { useSite } from '../site-context.ts';

/** The whole bill, to make, print and share. */
export function BillMakerPage() {
  return (
    <ToolPage path="/gst-bill-maker" lead={useSite().text.bill.lead}>
      <BillMaker layout="whole" />
    </ToolPage>
  );
}
