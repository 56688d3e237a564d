import type { ReactNode } from 'react';
import { PageLink, TrialLink } from './links.tsx';
import { PriceLine } from './price-line.tsx';
import { useSiteContext, useStyles } from './site-context.ts';

type CallToActionProps = { readonly heading: string; readonly note?: ReactNode; readonly children: ReactNode };

/** A coloured band with a call to action; the children are its links. */
export function CallToAction({ heading, note, children }: CallToActionProps) {
  useStyles('band');
  return (
    <section className="cloth band">
      <div className="section">
        <div>
          <h2>{heading}</h2>
          {note && <p>{note}</p>}
        </div>
        <p className="actions">{children}</p>
      </div>
    </section>
  );
}

type TrialCallToActionProps = {
  readonly heading?: string;
  readonly inNewTab?: boolean;
  /** Replaces the second link of the band, which leads to the site's own sign-up page. */
  readonly children?: ReactNode;
};

/** The last section of every main page: links to the trial and to the site's own sign-up page, and the price. */
export function TrialCallToAction({ heading, inNewTab = false, children }: TrialCallToActionProps) {
  const { text } = useSiteContext();
  return (
    <CallToAction heading={heading ?? text.trial.bandHeading} note={<PriceLine />}>
      <TrialLink className="button button-thread" inNewTab={inNewTab}>
        {text.common.startFreeTrial}
      </TrialLink>
      {children ?? (
        <PageLink to="/login" className="button button-on-cloth">
          {text.common.createAccountHere}
        </PageLink>
      )}
    </CallToAction>
  );
}
