import { ExternalLink } from '../components/external-link.tsx';
import { FeatureCard } from '../components/feature-card.tsx';
import { PageLink } from '../components/page-link.tsx';
import { PageTitle } from '../components/page-title.tsx';
import { featureIds } from '../content/facts/features.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** Six parts of the product, and where to try them. */
export function FeaturesPage() {
  useStyles('features', 'band');
  const { text, env } = useSite();
  return (
    <>
      <PageTitle path="/features" lead={text.features.lead} />
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
