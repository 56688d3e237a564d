import { PageLink } from './links.tsx';
import { useSiteContext, useStyles } from './site-context.ts';

/** The price in one line, for the first screen of the home page and the end of each main page. */
export function PriceLine() {
  const { text } = useSiteContext();
  return (
    <PageLink to="/pricing" className="lone-link price-line">
      {text.trial.priceLine}
    </PageLink>
  );
}

/** The price and a link to the sign-up, on the first screen of a main page. */
export function PriceAndSignUpLine() {
  useStyles('start-line');
  const { text } = useSiteContext();
  return (
    <p className="start-line">
      <PriceLine />{' '}
      <PageLink to="/login" className="lone-link">
        {text.common.createAccountHere}
      </PageLink>
    </p>
  );
}
