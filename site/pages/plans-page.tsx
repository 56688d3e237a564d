import { ActionBand } from '../components/action-band.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { PlanComparison } from '../components/plan-comparison.tsx';
import { StartLine } from '../components/start-line.tsx';
import { TrialBenefits } from '../components/trial-benefits.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Which plan is for whom: the three side by side, and row by row. What it comes to stands on /pricing. */
export function PlansPage() {
  useStyles('trial');
  const { text } = useSite();
  return (
    <>
      <PageTitle path="/plans" lead={text.plans.plansLead}>
        <StartLine />
      </PageTitle>
      <PlanCards leads="audience" />
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
