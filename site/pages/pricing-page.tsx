import { PageTitle } from '../components/page-title.tsx';
import { PlanCards } from '../components/plan-cards.tsx';
import { Questions } from '../components/questions.tsx';
import { RefundPanel } from '../components/refund-panel.tsx';
import { TrialBenefits } from '../components/trial-benefits.tsx';
import { YearlyBill } from '../components/yearly-bill.tsx';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** The prices, to the paisa, and how to get one's money back. */
export function PricingPage() {
  useStyles('pricing');
  const { text } = useSite();
  return (
    <>
      <PageTitle path="/pricing" lead={text.plans.pricingLead} />
      <PlanCards />
      <div className="section side-by-side">
        <YearlyBill />
        <RefundPanel />
        <TrialBenefits />
      </div>
      <section className="tinted">
        <div className="section">
          <h2>{text.faq.heading}</h2>
          <Questions items={text.faq.items} />
        </div>
      </section>
    </>
  );
}
