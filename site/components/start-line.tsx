import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { PageLink } from './page-link.tsx';
import { PriceLine } from './price-line.tsx';

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
