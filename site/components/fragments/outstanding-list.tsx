import { AgingBar } from '../../bill/debts/aging-bar.tsx';
import { ages } from '../../bill/debts/collect-debts.ts';
import { outstandingTotals } from '../../content/facts/sample-totals.ts';
import { rupees, shortDate } from '../../format.ts';
import { useSite } from '../../site-context.ts';
import { useStyles } from '../../styles/use-styles.ts';
import { OutstandingAges } from './outstanding-ages.tsx';

/**
 * Who owes how much and since when: a bar as long as what each party owes, in its parts by age, and what these are
 * together.
 */
export function OutstandingList() {
  useStyles('figures', 'aging-list', 'outstanding-list');
  const { text, language } = useSite();
  const { fragments } = text.slides;
  const { parties, total } = outstandingTotals();
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
                <small>{fragments.since(shortDate(party.oldest, language))}</small>
                <span className="visually-hidden">
                  {', '}
                  {ages
                    .filter((age) => party[age] > 0)
                    .map((age) => fragments.ages[age](rupees(party[age])))
                    .join(', ')}
                </span>
              </td>
              <td>{rupees(party.total)}</td>
            </tr>
          ))}
          <tr className="total">
            <th scope="row" colSpan={2}>
              {text.samples.total}
            </th>
            <td>{rupees(total)}</td>
          </tr>
        </tbody>
      </table>
      <OutstandingAges />
    </>
  );
}
