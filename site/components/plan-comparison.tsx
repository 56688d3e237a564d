import { comparison, comparisonRowIds, type Offer } from '../content/facts/comparison.ts';
import { plans } from '../content/facts/plans.ts';
import { useSite } from '../site-context.ts';
import { useStyles } from '../styles/use-styles.ts';

/** The tick is drawn by the stylesheet. */
const marks: Partial<Record<Offer, string>> = { yes: '', no: '–' };

/** What each plan contains, as a table that a screen reader can walk. */
export function PlanComparison() {
  useStyles('paper', 'ticks', 'plan-comparison');
  const { text } = useSite();
  const { heading, caption, feature, rows, offers, upTo } = text.plans.comparison;
  const words = (offer: Offer, limit: number | null) => (offer === 'upTo' ? upTo(limit ?? 0) : offers[offer]);
  return (
    <section className="section">
      <h2>{heading}</h2>
      <table className="sheet comparison">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{feature}</th>
            {plans.map(({ id }) => (
              <th key={id} scope="col">
                {text.plans.items[id].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonRowIds.map((row) => (
            <tr key={row}>
              <th scope="row">{rows[row]}</th>
              {plans.map(({ id, transactionsPerMonth }) => {
                const offer = comparison[row][id];
                return (
                  <td key={id} className={`offer-${offer}`}>
                    <OfferMark mark={marks[offer]} words={words(offer, transactionsPerMonth)} />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function OfferMark({ mark, words }: { readonly mark: string | undefined; readonly words: string }) {
  if (mark === undefined) return words;
  return (
    <>
      <span aria-hidden="true">{mark}</span>
      <span className="visually-hidden">{words}</span>
    </>
  );
}
