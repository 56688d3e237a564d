import { PageLink, TrialLink } from './links.tsx';
import { OwnerFactList } from './owner-facts.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { CheckmarkList, RubberStamp } from './text-parts.tsx';

/** The offer, drawn as a sheet with a tear-off part: free today, then a yearly price. */
export function OfferSheet() {
  useStyles('paper', 'pricing');
  const { plans, trial } = useSiteContext().text;
  const { offer } = plans;
  return (
    <section className="sheet offer" aria-label={offer.heading}>
      <div>
        <h2>{offer.today}</h2>
        <p className="offer-price offer-free">
          <b>₹0</b> <span>{offer.free}</span>
        </p>
        <CheckmarkList items={[trial.promises.card, trial.promises.cancel]} className="ticks-inline" />
        <p className="actions">
          <TrialLink className="button button-primary">{plans.startTrial}</TrialLink>
        </p>
      </div>
      <div>
        <h2>{offer.later}</h2>
        <p className="offer-price">
          <b>{offer.price}</b> <span>{offer.year}</span>
        </p>
        {offer.sum && <p className="offer-sum">{offer.sum}</p>}
        <p className="note">{offer.note}</p>
        <OwnerFactList names={['renewal', 'cancellationEffect']} />
      </div>
    </section>
  );
}

/** The refund guarantee: its period, the payments that it covers, and how to ask for a refund. */
export function RefundPanel() {
  useStyles('paper', 'pricing');
  const { refund } = useSiteContext().text.plans;
  return (
    <section className="sheet refund">
      <div className="refund-head">
        <h2>{refund.heading}</h2>
        <RubberStamp>{refund.stamp}</RubberStamp>
      </div>
      <p>{refund.text}</p>
      <PageLink to="/refund" className="lone-link">
        {refund.link}
      </PageLink>
    </section>
  );
}
