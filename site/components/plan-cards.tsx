import { plans } from '../content/facts/plans.ts';
import { useStyles } from '../styles/use-styles.ts';
import { type Leads, PlanCard } from './plan-card.tsx';

/** The three plans; /plans leads with who each is for, /pricing with what it costs. */
export function PlanCards({ leads }: { readonly leads: Leads }) {
  useStyles('plan-cards');
  return (
    <div className="section plans">
      {plans.map((plan) => (
        <PlanCard key={plan.id} plan={plan} leads={leads} />
      ))}
    </div>
  );
}
