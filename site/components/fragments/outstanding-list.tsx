import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';

const ages = ['upTo30', 'upTo60', 'over60'] as const;

/** Who owes how much and since when: a bar as long as what each party owes, in its parts by age, and what these are together. */
export function OutstandingList() {
  useStyles('figures', 'aging-list', 'outstanding-list');
  const { text, language } = useSite();
  const { fragments } = text.slides;
  const { parties, byAge, total } = outstandingTotals();
  const longest = Math.max(...parties.map((party) => party.total));
  return (
    <>
      <table className="figures outstanding">
        <thead>
          <tr>
            <th scope="col">{fragments.party}</th>
            <th scope="col">{fragments.age}</th>
            <th scope="col">{fragments.outstanding}</th>
          </tr>
        </thead>
        <tbody>
          {parties.map((party) => (
            <tr key={party.party}>
              <th scope="row">{text.samples.parties[party.party]}</th>
              <td className="outstanding-parts">
                <AgingBar parts={ages.map((age) => party[age] / longest)} />
                <span className="visually-hidden">
                  {ages
                    .filter((age) => party[age] > 0)
                    .map((age) => fragments.ages[age](rupees(party[age], language)))
                    .join(', ')}
                </span>
              </td>
              <td>{rupees(party.total, language)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row" colSpan={2}>
              {text.samples.total}
            </th>
            <td>{rupees(total, language)}</td>
          </tr>
        </tbody>
      </table>
      <ul className="outstanding-ages">
        {ages.map((age) => (
          <li key={age} className={`age-${age}`}>
            {fragments.ages[age](rupees(byAge[age], language))}
          </li>
        ))}
      </ul>
    </>
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
