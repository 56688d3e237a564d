import { useSite } from '../site-context.ts';
import { Band } from './band.tsx';
import { PageLink } from './page-link.tsx';
import { TrialLink } from './trial-link.tsx';

/** The landing page's call to action: the application's trial, or an account on our own page. */
export function ActionBand() {
  const { text } = useSite();
  return (
    <Band {...text.trial.band}>
      <TrialLink className="button button-thread">{text.common.startFreeTrial}</TrialLink>
      <PageLink to="/login" className="button button-on-cloth">
        {text.common.createAccountHere}
      </PageLink>
    </Band>
  );
}
