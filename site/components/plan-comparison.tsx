import { planAspectIds, subscriptionPlans } from '../content/facts/subscription-plans.ts';
import { useSiteContext, useStyles } from './site-context.ts';

/**
 * Compares the plans in a table that screen readers can read, with a column for each plan, and a row for each aspect
 * and for the price.
 */
export function PlanComparison() {
  useStyles('paper', 'plan-comparison');
  const { plans: words } = useSiteContext().text;
  const { heading, caption, aspects, price, sum } = words.comparison;
  const nameOf = ({ id }: (typeof subscriptionPlans)[number]) => words.items[id].name;
  return (
    <section className="section plans-compared">
      <div className="sheet">
        <h2>{heading}</h2>
        <table className="comparison">
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              <td />
              {subscriptionPlans.map((plan) => (
                <th key={plan.id} scope="col">
                  {nameOf(plan)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {planAspectIds.map((aspect) => (
              <tr key={aspect}>
                <th scope="row">{aspects[aspect].aspect}</th>
                {subscriptionPlans.map((plan) => (
                  <td key={plan.id} data-plan={nameOf(plan)}>
                    {aspects[aspect][plan.id] || <NotListed />}
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">{price}</th>
              {subscriptionPlans.map((plan) => (
                <td key={plan.id} data-plan={nameOf(plan)}>
                  {plan.yearlyPrice === null ? words.custom : sum(plan.yearlyPrice)}
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** A dash for "not included", with a text for screen readers. */
function NotListed() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{useSiteContext().text.plans.comparison.notListed}</span>
    </>
  );
}
