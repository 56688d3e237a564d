import type { Catalogue } from '../../content/catalogue.ts';
import { rupees } from '../../format.ts';
import { AgingBar } from './aging-bar.tsx';
import { type Age, ages } from './collect-debts.ts';

export type AgingRow = { readonly party: string; readonly total: number } & Readonly<Record<Age, number>>;

type AgingTableProps = {
  /** Amounts in paise. */
  readonly rows: readonly AgingRow[];
  readonly total: number;
  readonly text: Catalogue['debts'];
};

/** Who owes how much and since when: below each party a bar as long as what it owes, and its parts in words. */
export function AgingTable({ rows, total, text }: AgingTableProps) {
  const longest = Math.max(...rows.map((row) => row.total));
  return (
    <table className="figures aging">
      <thead>
        <tr>
          <th scope="col">{text.party}</th>
          <th scope="col">{text.owes}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.party}>
          <tr>
            <th scope="rowgroup">{row.party}</th>
            <td>{rupees(row.total / 100)}</td>
          </tr>
          <tr className="aging-parts">
            <td colSpan={2}>
              <AgingBar parts={ages.map((age) => row[age] / longest)} />
              {ages
                .filter((age) => row[age] > 0)
                .map((age) => (
                  <span key={age} className={`age-${age}`}>
                    {text.ages[age](rupees(row[age] / 100))}
                  </span>
                ))}
            </td>
          </tr>
        </tbody>
      ))}
      <tbody>
        <tr className="total">
          <th scope="row">{text.total}</th>
          <td>{rupees(total / 100)}</td>
        </tr>
      </tbody>
    </table>
  );
}
