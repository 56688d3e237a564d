import { useSite } from '../site-context.ts';
import { Band } from './band.tsx';
import { ExternalLink } from './external-link.tsx';
import { PageLink } from './page-link.tsx';

/** The landing page's call to action: the application's trial, or an account on our own page. */
export function ActionBand() {
  const { text, env } = useSite();
  return (
    <Band {...text.trial.band}>
      <ExternalLink href={env.appLoginUrl} className="button button-thread">
        {text.common.startFreeTrial}
      </ExternalLink>
      <PageLink to="/login" className="button button-on-cloth">
        {text.common.createAccountHere}
      </PageLink>
    </Band>
  );
}
