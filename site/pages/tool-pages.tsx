import { useSiteContext } from '../components/site-context.ts';
import { ToolPage } from '../components/tool-page.tsx';
import { BillMaker, WhoOwesMe } from '../components/tools.tsx';

/** The bill maker's page, to make, print and share a bill. */
export function BillMakerPage() {
  return (
    <ToolPage path="/gst-bill-maker" lead={useSiteContext().text.bill.lead}>
      <BillMaker />
    </ToolPage>
  );
}

/** The page of "Who owes me", which shows who owes how much, and since when. */
export function DebtsPage() {
  return (
    <ToolPage path="/who-owes-me" lead={useSiteContext().text.debtsPage.lead}>
      <WhoOwesMe />
    </ToolPage>
  );
}
