import { TrialCallToAction } from '../components/call-to-action.tsx';
import { TrialBenefits } from '../components/free-trial-section.tsx';
import { PageLink } from '../components/links.tsx';
import { OfferSheet, RefundPanel } from '../components/offer-sheet.tsx';
import { PlanCards } from '../components/plan-card.tsx';
import { QuestionList } from '../components/question-list.tsx';
import { useSiteContext, useStyles } from '../components/site-context.ts';
import { PageTitle } from '../components/text-parts.tsx';

/** The pricing page: the exact price, the plans, the refund, and buyers' questions. */
export function PricingPage() {
  useStyles('pricing');
  const { text } = useSiteContext();
  return (
    <>
      <PageTitle path="/pricing" lead={text.plans.pricingLead} />
      <div className="section offer-section">
        <OfferSheet />
      </div>
      <PlanCards />
      <div className="section side-by-side">
        <RefundPanel />
        <TrialBenefits hasStub={false} />
      </div>
      <p className="section pricing-compare">
        <PageLink to="/plans" className="button">
          {text.plans.toPlans}
        </PageLink>
      </p>
      <section className="tinted">
        <div className="section faq">
          <h2>{text.faq.heading}</h2>
          <QuestionList items={text.faq.items} />
        </div>
      </section>
      <TrialCallToAction />
    </>
  );
}
