import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { PlanComparison } from '../components/plan-comparison.tsx';
import { TrialBenefits } from '../components/trial-benefits.tsx';
import { useSite } from '../site-context.ts';

/** The three plans, side by side and row by row. */
export function PlansPage() {
  const { text } = useSite();
  return (
    <>
      <PageTitle address="/plans" lead={text.plans.plansLead} />
      <PlanCards />
      <PlanComparison />
      <div className="section side-by-side">
        <TrialBenefits />
        <p>
          <PageLink to="/pricing">{text.plans.toPricing}</PageLink>
        </p>
      </div>
    </>
  );
}
