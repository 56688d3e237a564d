import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { PageLink } from './page-link.tsx';
import { Steps } from './steps.tsx';
import { TrialBenefits } from './trial-benefits.tsx';
import { TrialLink } from './trial-link.tsx';

/** The landing page's free-trial section: what it holds, and how it goes. */
export function FreeTrial() {
  useStyles('trial');
  const { text } = useSite();
  const { trial } = text;
  return (
    <section className="tinted">
      <div className="section trial">
        <div>
          <h2>{trial.heading}</h2>
          <p className="lead">{trial.lead}</p>
          <h3>{trial.stepsHeading}</h3>
          <Steps items={trial.steps} />
          <p className="actions">
            <TrialLink className="button button-primary">{text.common.startFreeTrial}</TrialLink>
            <PageLink to="/pricing" className="button">
              {text.common.seePricing}
            </PageLink>
          </p>
        </div>
        <TrialBenefits />
      </div>
    </section>
  );
}
