import type { ReactNode } from 'react';
import { useSite } from '../site-context.ts';
import { Band } from './band.tsx';
import { PageLink } from './page-link.tsx';
import { PriceLine } from './price-line.tsx';
import { TrialLink } from './trial-link.tsx';

type ActionBandProps = {
  readonly heading?: string;
  readonly inNewTab?: boolean;
  /** In place of an account on our own page. */
  readonly children?: ReactNode;
};

/** The end of every main page: the trial in the application, an account on our own page, and what it costs. */
export function ActionBand({ heading, inNewTab = false, children }: ActionBandProps) {
  const { text } = useSite();
  return (
    <Band heading={heading ?? text.trial.bandHeading} note={<PriceLine />}>
      <TrialLink className="button button-thread" inNewTab={inNewTab}>
        {text.common.startFreeTrial}
      </TrialLink>
      {children ?? (
        <PageLink to="/login" className="button button-on-cloth">
          {text.common.createAccountHere}
        </PageLink>
      )}
    </Band>
  );
}
