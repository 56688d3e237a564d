import { TrialCallToAction } from '../components/call-to-action.tsx';
import { FeatureCard } from '../components/feature-card.tsx';
import { PageLink } from '../components/links.tsx';
import { PriceAndSignUpLine } from '../components/price-line.tsx';
import { SampleBill } from '../components/sample-bill.tsx';
import { useSiteContext } from '../components/site-context.ts';
import { PageTitle } from '../components/text-parts.tsx';
import { ToolTeaser } from '../components/tool-page.tsx';
import { SampleAgingTable } from '../components/tools.tsx';
import { featureIds } from '../content/facts/features.ts';

/** The features page: six parts of the product, two free tools, and links to try them. */
export function FeaturesPage() {
  const { text } = useSiteContext();
  return (
    <>
      <PageTitle path="/features" lead={text.features.lead}>
        <PriceAndSignUpLine />
      </PageTitle>
      <div className="section features">
        {featureIds.map((id) => (
          <FeatureCard key={id} id={id} />
        ))}
      </div>
      <div className="tinted">
        <ToolTeaser id="bill" path="/gst-bill-maker" heading={text.bill.heading}>
          <SampleBill />
        </ToolTeaser>
        <ToolTeaser id="debts" path="/who-owes-me" heading={text.debtsPage.heading}>
          <div className="sheet ledger">
            <SampleAgingTable />
          </div>
        </ToolTeaser>
      </div>
      <TrialCallToAction heading={text.features.ctaHeading} inNewTab>
        <PageLink to="/plans" className="button button-on-cloth">
          {text.common.viewPlans}
        </PageLink>
      </TrialCallToAction>
    </>
  );
}
