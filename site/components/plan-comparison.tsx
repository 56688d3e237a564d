import { aspectIds, plans } from '../content/facts/plans.ts';
import { useSite, useStyles } from './site-context.ts';

/**
 * The plans aspect by aspect, as a table that a screen reader can walk: a column for each plan, a row for each aspect.
 */
export function PlanComparison() {
  useStyles('paper', 'plan-comparison');
  const { text } = useSite();
  const { heading, caption, aspects, notListed } = text.plans.comparison;
  return (
    <section className="section plans-compared">
      <h2>{heading}</h2>
      <table className="sheet comparison">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <td />
            {plans.map(({ id }) => (
              <th key={id} scope="col">
                {text.plans.items[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {aspectIds.map((aspect) => (
            <tr key={aspect}>
              <th scope="row">{aspects[aspect].aspect}</th>
              {plans.map(({ id }) => (
                <td key={id} data-plan={text.plans.items[id].name}>
                  {aspects[aspect][id] || <span className="not-listed">{notListed}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
