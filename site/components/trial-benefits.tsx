import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';
import { TickList } from './tick-list.tsx';

/** The Free Trial Benefits panel: a counterfoil with what the trial costs, and what it holds. */
export function TrialBenefits() {
  useStyles('paper', 'trial');
  const { trial } = useSite().text;
  return (
    <section className="sheet counterfoil">
      <p className="counterfoil-stub" aria-hidden="true">
        <b>₹0</b>
        <span>{trial.stub}</span>
      </p>
      <div>
        <h3>{trial.benefitsHeading}</h3>
        <TickList items={Object.values(trial.benefits)} />
      </div>
    </section>
  );
}
