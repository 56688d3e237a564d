import { AgingBar } from '../../components/aging-bar.tsx';
import type { Catalogue } from '../../content/catalogue.ts';
import { rupees } from '../../format.ts';
import { type Age, groups } from './collect-debts.ts';

export type AgingRow = Readonly<{ party: string; total: number; undated?: number } & Record<Age, number>>;

/** Amounts in paise. */
type AgingTableProps = Readonly<{ rows: readonly AgingRow[]; total: number; text: Catalogue['debts'] }>;

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
              <AgingBar parts={partsOf(row).map(([, part]) => part / longest)} />
              {partsOf(row)
                .filter(([, part]) => part > 0)
                .map(([group, part]) => (
                  <span key={group} className={`age-${group}`}>
                    {text.ages[group](rupees(part / 100))}
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

const partsOf = (row: AgingRow) =>
  groups.filter((group) => group in row).map((group) => [group, row[group] ?? 0] as const);
