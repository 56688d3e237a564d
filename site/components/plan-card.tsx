import type { Plan } from '../content/facts/plans.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { PageLink } from './page-link.tsx';
import { PlanPrice } from './plan-price.tsx';
import { Stamp } from './stamp.tsx';
import { TrialLink } from './trial-link.tsx';

/** What a card says first. */
export type Leads = 'audience' | 'price';

/** One plan. What cannot be bought yet is slim, and has a disabled button that says why. */
export function PlanCard({ plan, leads }: { readonly plan: Plan; readonly leads: Leads }) {
  useStyles('paper', 'rows', 'plan-cards');
  const { text } = useSite();
  const { plans } = text;
  const { name, for: audience, features } = plans.items[plan.id];
  const isCurrent = plan.availability === 'current';
  const reasonId = `${plan.id}-reason`;
  return (
    <article className={`sheet plan plan-${plan.availability} plan-leads-${leads}`} aria-labelledby={`${plan.id}-name`}>
      <div className="cloth sheet-title">
        <h2 id={`${plan.id}-name`}>{name}</h2>
        <Stamp tone="thread">{isCurrent ? plans.current : plans.comingSoon}</Stamp>
      </div>
      <div className="plan-body">
        {leads === 'price' && <PlanPrice plan={plan} />}
        <p className="plan-audience">{audience}</p>
        {leads === 'audience' && <PlanPrice plan={plan} />}
        <ul className="rows">
          {features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
        {isCurrent ? (
          <p className="plan-action">
            <TrialLink className="button button-primary">{plans.startTrial}</TrialLink>
            <small>
              <PageLink to="/login" className="lone-link">
                {text.common.createAccountHere}
              </PageLink>
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
      </div>
    </article>
  );
}
