import { ToolPage } from '../components/tool-page.tsx';
import { WhoOwesMe } from '../components/who-owes-me.tsx';
import { useSite } from '../site-context.ts';

/** A list of bills to sort out: who owes how much, and since when. */
export function DebtsPage() {
  return (
    <ToolPage path="/who-owes-me" lead={useSite().text.debts.lead}>
      <WhoOwesMe />
    </ToolPage>
  );
}
