import { Fragment } from 'react';
import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

const ages = ['upTo30', 'upTo60', 'over60'] as const;

/** Who owes how much and since when: below each party a bar as long as what it owes, and its parts in words. */
export function AgingList() {
  useStyles('figures', 'aging-list');
  const { text, language } = useSite();
  const { parties, total } = outstandingTotals();
  const longest = Math.max(...parties.map((party) => party.total));
  return (
    <table className="figures aging">
      <tbody>
        {parties.map((party) => (
          <Fragment key={party.party}>
            <tr>
              <th scope="row">{text.samples.parties[party.party]}</th>
              <td>{rupees(party.total, language)}</td>
            </tr>
            <tr className="aging-parts">
              <td colSpan={2}>
                <AgingBar parts={ages.map((age) => party[age] / longest)} />
                {ages
                  .filter((age) => party[age] > 0)
                  .map((age) => (
                    <span key={age} className={`age-${age}`}>
                      {text.slides.fragments.ages[age](rupees(party[age], language))}
                    </span>
                  ))}
              </td>
            </tr>
          </Fragment>
        ))}
        <tr className="total">
          <th scope="row">{text.samples.total}</th>
          <td>{rupees(total, language)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/** Widths as attributes of a drawing: the content policy rightly forbids style attributes. */
function AgingBar({ parts }: { readonly parts: readonly number[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0));
  return (
    <svg className="aging-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {ages.map((age, index) => (
        <rect key={age} className={`bar-${age}`} x={percent(starts[index])} width={percent(parts[index])} height="8" />
      ))}
    </svg>
  );
}

const percent = (part = 0): number => Math.round(part * 1000) / 10;
