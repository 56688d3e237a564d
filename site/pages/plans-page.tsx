import { TrialCallToAction } from '../components/call-to-action.tsx';
import { TrialBenefits } from '../components/free-trial-section.tsx';
import { PageLink } from '../components/links.tsx';
import { PlanCards } from '../components/plan-card.tsx';
import { PlanComparison } from '../components/plan-comparison.tsx';
import { useSiteContext, useStyles } from '../components/site-context.ts';
import { PageTitle } from '../components/text-parts.tsx';

/** The plans page: three plans as cards and in a table. The pricing page has the exact sums. */
export function PlansPage() {
  useStyles('trial');
  const { text } = useSiteContext();
  return (
    <>
      <PageTitle path="/plans" lead={text.plans.plansLead} />
      <PlanCards />
      <PlanComparison />
      <section className="tinted">
        <div className="section trial">
          <div>
            <h2>{text.trial.heading}</h2>
            <p className="lead">{text.trial.lead}</p>
            <p className="actions">
              <PageLink to="/pricing" className="button">
                {text.plans.toPricing}
              </PageLink>
            </p>
          </div>
          <TrialBenefits />
        </div>
      </section>
      <TrialCallToAction />
    </>
  );
}
