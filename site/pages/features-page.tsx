import { BillMaker } from '../components/bill-maker.tsx';
import { ExternalLink } from '../components/external-link.tsx';
import { FeatureCard } from '../components/feature-card.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { WhoOwesMe } from '../components/who-owes-me.tsx';
import { featureIds } from '../content/facts/features.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** A bill to make and a list to sort out, then the six parts of the product, and where to try them. */
export function FeaturesPage() {
  useStyles('features', 'band');
  const { text, env } = useSite();
  return (
    <>
      <PageTitle path="/features" lead={text.features.lead} />
      <section className="section bill-section" id="bill" aria-labelledby="bill-heading">
        <h2 id="bill-heading">{text.bill.heading}</h2>
        <p className="lead">{text.bill.lead}</p>
        <BillMaker layout="whole" />
      </section>
      <WhoOwesMe />
      <div className="section features">
        {featureIds.map((id) => (
          <FeatureCard key={id} id={id} />
        ))}
      </div>
      <section className="cloth band">
        <div className="section">
          <h2>{text.features.ctaHeading}</h2>
          <p className="actions">
            <ExternalLink href={env.appLoginUrl} className="button button-thread">
              {text.common.startFreeTrial}
            </ExternalLink>
            <PageLink to="/plans" className="button button-on-cloth">
              {text.common.viewPlans}
            </PageLink>
          </p>
        </div>
      </section>
    </>
  );
}
