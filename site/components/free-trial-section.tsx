import { PageLink, TrialLink } from './links.tsx';
import { useSiteContext, useStyles } from './site-context.ts';
import { CheckmarkList, NumberedSteps } from './text-parts.tsx';

/** The Free Trial Benefits panel: the trial's contents, next to a tear-off part with the trial's price. */
export function TrialBenefits({ hasStub = true }: { readonly hasStub?: boolean }) {
  useStyles('paper', 'trial');
  const { trial } = useSiteContext().text;
  return (
    <section className="sheet counterfoil">
      {hasStub && (
        <p className="counterfoil-stub" aria-hidden="true">
          <b>₹0</b>
          <span>{trial.stub}</span>
        </p>
      )}
      <div>
        <h3>{trial.benefitsHeading}</h3>
        <CheckmarkList items={Object.values(trial.benefits)} />
      </div>
    </section>
  );
}

/** The landing page's free-trial section: contents and steps. */
export function FreeTrialSection() {
  useStyles('trial');
  const { text } = useSiteContext();
  const { trial } = text;
  return (
    <section className="tinted">
      <div className="section trial">
        <div>
          <h2>{trial.heading}</h2>
          <p className="lead">{trial.lead}</p>
          <h3>{trial.stepsHeading}</h3>
          <NumberedSteps items={trial.steps} />
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
