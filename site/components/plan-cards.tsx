import { plans } from '../content/facts/plans.ts';
import { useStyles } from '../styles/use-styles.ts';
import { PlanCard } from './plan-card.tsx';

/** The three plans, the same on /plans and /pricing. */
export function PlanCards() {
  useStyles('plan-cards');
  return (
    <div className="section plans">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </div>
  );
}
