import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { PlanComparison } from '../components/plan-comparison.tsx';
import { TrialBenefits } from '../components/trial-benefits.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** The three plans, side by side and row by row. */
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
    </>
  );
}
