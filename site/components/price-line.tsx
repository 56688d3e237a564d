import { useSite } from '../site-context.ts';
import { PageLink } from './page-link.tsx';

/** What it costs, in a line: in the first screen of home and at the end of each main page. */
export function PriceLine() {
  const { text, facts } = useSite();
  return (
    <PageLink to="/pricing" className="lone-link price-line">
      {text.trial.priceLine[facts.gstOnPrices ?? 'unknown']}
    </PageLink>
  );
}
