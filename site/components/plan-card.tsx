import { formatRupees } from '../base/format.ts';
import { type SubscriptionPlan, subscriptionPlans } from '../content/facts/subscription-plans.ts';
import { PageLink, TrialLink } from './links.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { RubberStamp } from './text-parts.tsx';

/** A plan's yearly price, and the price with GST. */
function PlanPrice({ plan }: { readonly plan: SubscriptionPlan }) {
  const { text } = useSiteContext();
  const { plans } = text;
  if (plan.yearlyPrice === null) {
    return (
      <p className="price">
        <b>{plans.custom}</b>
        <small>{plans.customNote}</small>
      </p>
    );
  }
  const gst = plans.gst(plan.yearlyPrice);
  return (
    <p className="price">
      <b>{formatRupees(plan.yearlyPrice)}</b> <small>{plans.perYear[plan.id]}</small>
      {gst && <small>{gst}</small>}
    </p>
  );
}

/** Shows a plan. A plan that is not on sale yet has muted colours, and a disabled button that says why. */
function PlanCard({ plan }: { readonly plan: SubscriptionPlan }) {
  useStyles('paper', 'rows', 'plan-cards');
  const { text } = useSiteContext();
  const { plans } = text;
  const { name, for: audience, features } = plans.items[plan.id];
  const isCurrent = plan.availability === 'current';
  const reasonId = `${plan.id}-reason`;
  return (
    <article className={`sheet plan plan-${plan.availability}`} aria-labelledby={`${plan.id}-name`}>
      <div className={isCurrent ? 'cloth sheet-title' : 'cloth sheet-title is-quiet'}>
        <h2 id={`${plan.id}-name`}>{name}</h2>
        <RubberStamp tone="trim">{isCurrent ? plans.current : plans.comingSoon}</RubberStamp>
      </div>
      <PlanPrice plan={plan} />
      <p className="plan-audience">{audience}</p>
      <ul className="rows">
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      {isCurrent ? (
        <p className="plan-action">
          <TrialLink className="button button-primary">{plans.startTrial}</TrialLink>
          <small>
            <PageLink to="/terms" className="lone-link">
              {plans.terms}
            </PageLink>
          </small>
        </p>
      ) : (
        <div className="plan-action">
          <button type="button" className="button" disabled aria-describedby={reasonId}>
            {plans.comingSoon}
          </button>
          <small id={reasonId}>{plans.comingSoonReason}</small>
        </div>
      )}
    </article>
  );
}

/** The three plans, as /plans and /pricing show them. */
export function PlanCards() {
  useStyles('plan-cards');
  return (
    <div className="section plans">
      {subscriptionPlans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </div>
  );
}
