import { plans } from '../content/facts/plans.ts';
import { PlanCard } from './plan-card.tsx';

/** The three plans, the same on /plans and /pricing. */
export function PlanCards() {
  return (
    <div className="section plans">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} />
      ))}
    </div>
  );
}
