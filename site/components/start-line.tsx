import { useSite, useStyles } from '../site-context.ts';
import { PageLink } from './links.tsx';

/** What it costs, in a line: in the first screen of home and at the end of each main page. */
export function PriceLine() {
  const { text } = useSite();
  return (
    <PageLink to="/pricing" className="lone-link price-line">
      {text.trial.priceLine}
    </PageLink>
  );
}

/** In the first screen of a main page: what it costs, and an account on our own page. */
export function StartLine() {
  useStyles('start-line');
  const { text } = useSite();
  return (
    <p className="start-line">
      <PriceLine />{' '}
      <PageLink to="/login" className="lone-link">
        {text.common.createAccountHere}
      </PageLink>
    </p>
  );
}
