import { formatRupees } from '../base/format.ts';
import type { Catalogue } from '../content/catalogue.ts';
import { ageGroups, type DebtAge } from '../tools/debts/debt-ages.ts';

export type AgingRow = Readonly<{ party: string; total: number; undated?: number } & Record<DebtAge, number>>;

/** Amounts in paise. */
type AgingTableProps = Readonly<{ rows: readonly AgingRow[]; total: number; text: Catalogue }>;

/** Shows each party's debts by age, both as text and as a bar with a part for each age. */
export function AgingTable({ rows, total, text: { debts, debtsPage } }: AgingTableProps) {
  const longest = Math.max(...rows.map((row) => row.total));
  return (
    <table className="figures aging">
      <thead>
        <tr>
          <th scope="col">{debts.party}</th>
          <th scope="col">{debtsPage.owes}</th>
        </tr>
      </thead>
      {rows.map((row) => (
        <tbody key={row.party}>
          <tr>
            <th scope="rowgroup">{row.party}</th>
            <td>{formatRupees(row.total / 100)}</td>
          </tr>
          <tr className="aging-parts">
            <td colSpan={2}>
              <AgingBar parts={partsOf(row).map(([, part]) => part / longest)} />
              {partsOf(row)
                .filter(([, part]) => part > 0)
                .map(([group, part]) => (
                  <span key={group} className={`age-${group}`}>
                    {debts.ages[group](formatRupees(part / 100))}
                  </span>
                ))}
            </td>
          </tr>
        </tbody>
      ))}
      <tbody>
        <tr className="total">
          <th scope="row">{debts.total}</th>
          <td>{formatRupees(total / 100)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const partsOf = (row: AgingRow) =>
  ageGroups.filter((group) => group in row).map((group) => [group, row[group] ?? 0] as const);

/**
 * A bar with a part for each age group. The last part is for the debts without a date. Widths are attributes, since the
 * Content Security Policy forbids inline styles.
 */
export function AgingBar({ parts }: { readonly parts: readonly number[] }) {
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part, 0));
  return (
    <svg className="aging-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {parts.map((part, index) => (
        <rect
          key={ageGroups[index]}
          className={`bar-${ageGroups[index]}`}
          x={percent(starts[index])}
          width={percent(part)}
          height="8"
        />
      ))}
    </svg>
  );
}

const percent = (part = 0): number => Math.round(part * 1000) / 10;
