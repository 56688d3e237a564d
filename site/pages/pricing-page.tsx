import { ActionBand } from '../components/action-band.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { Questions } from '../components/questions.tsx';
import { RefundPanel } from '../components/refund-panel.tsx';
import { TrialBenefits } from '../components/trial-benefits.tsx';
import { YearlyBill } from '../components/yearly-bill.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** What it costs, to the paisa, how to get one's money back, and what buyers ask. */
export function PricingPage() {
  useStyles('pricing');
  const { text } = useSite();
  return (
    <>
      <PageTitle path="/pricing" lead={text.plans.pricingLead} />
      <div className="section side-by-side">
        <YearlyBill />
        <TrialBenefits />
        <RefundPanel />
      </div>
      <PlanCards leads="price" />
      <p className="section pricing-compare">
        <PageLink to="/plans" className="button">
          {text.plans.toPlans}
        </PageLink>
      </p>
      <section className="tinted">
        <div className="section">
          <h2>{text.faq.heading}</h2>
          <Questions items={text.faq.items} />
        </div>
      </section>
      <ActionBand />
    </>
  );
}
