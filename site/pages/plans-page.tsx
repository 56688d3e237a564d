import { ActionBand } from '../components/band.tsx';
import { TrialBenefits } from '../components/free-trial.tsx';
import { PageLink } from '../components/links.tsx';
import { PlanCards } from '../components/plan-card.tsx';
import { PlanComparison } from '../components/plan-comparison.tsx';
import { useSite, useStyles } from '../components/site-context.ts';
import { PageTitle } from '../components/text-parts.tsx';

/** The three plans side by side and row by row. /pricing has the sums. */
export function PlansPage() {
  useStyles('trial');
  const { text } = useSite();
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
      <ActionBand />
    </>
  );
}
