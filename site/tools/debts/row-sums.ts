import type { Paise } from '../../base/money.ts';
import type { AmountByAge, ColumnRole } from './debt-list.ts';
import { readColumnAmount, readCreditSign } from './find-balance-columns.ts';
import type { TableColumnRoles } from './table-column-roles.ts';
import type { TableRow } from './tables.ts';

/** Sums of a row's amounts, in paise. */
export type RowSums = {
  /** The amount that the row adds to the debt of its party. */
  readonly total: Paise;
  /** True if the row contains a bill, a balance or an age. */
  readonly hasOwed: boolean;
  readonly received: Paise;
  readonly iOwe: Paise;
  readonly isEmpty: boolean;
  readonly parts: readonly AmountByAge[];
  /** The possible totals of the row if its amounts contradict each other; else empty. */
  readonly disagree: readonly Paise[];
  /** The text of a cell that should contain an amount but contains none; or null. */
  readonly bad: string | null;
};

/** Adds up a row by the roles of its columns. */
export function computeRowSums(row: TableRow, roles: TableColumnRoles): RowSums {
  const { head } = roles;
  const filled: Partial<Record<ColumnRole, number[]>> = { owed: [], received: [], iOwe: [], age: [] };
  for (const [column, role] of roles.roles.entries()) if (row.cells[column]) filled[role]?.push(column);
  const { owed: owedColumns = [], received: receivedColumns = [], iOwe: iOweColumns = [], age: ages = [] } = filled;
  const money = [...owedColumns, ...receivedColumns, ...iOweColumns, ...ages];
  const bad = money.find((column) => readColumnAmount(row, column) === null);
  const add = (columns: readonly number[]): Paise =>
    columns.reduce((sum, column) => sum + (readColumnAmount(row, column) ?? 0), 0);
  const addSizes = (columns: readonly number[]): Paise =>
    columns.reduce((sum, column) => sum + Math.abs(readColumnAmount(row, column) ?? 0), 0);
  // `Dr` or `Cr` beside a running balance is about the balance, not about the bill.
  const side = roles.isRunning ? 1 : readCreditSign(row, roles.kinds, owedColumns[0] ?? 0);
  const owed = add(owedColumns) * side;
  const received = addSizes(receivedColumns);
  const byAge = add(ages);
  const hasAges = ages.length > 0 && (byAge !== 0 || owedColumns.length === 0);
  const base = owedColumns.length > 0 ? owed : byAge;
  const disagree = hasAges ? disagreement(row, roles, owedColumns.length > 0 ? owed : null, byAge, received) : [];
  const isWhole = received === 0 && disagree.length === 0 && byAge === base;
  return {
    total: roles.differences.get(row) ?? roles.openings.get(row) ?? base - received,
    hasOwed: owedColumns.length > 0 || hasAges,
    received,
    iOwe: addSizes(iOweColumns),
    isEmpty: money.length === 0 && !roles.openings.has(row),
    parts: isWhole ? partsOf(row, ages, head) : [],
    disagree,
    bad: bad === undefined ? null : (row.cells[bad] ?? ''),
  };
}

function partsOf(
  row: TableRow,
  ages: readonly number[],
  { headings }: TableColumnRoles['head'],
): readonly AmountByAge[] {
  return ages.flatMap((column): readonly AmountByAge[] => {
    const paise = readColumnAmount(row, column) ?? 0;
    const [from, to] = headings[column]?.days ?? [0, Number.POSITIVE_INFINITY];
    return paise === 0 ? [] : [{ paise, from, to }];
  });
}

/**
 * Returns the possible totals of a row if its amounts contradict each other; else an empty list. Compares the whole
 * amount with the sum of the age columns, less payments on account.
 */
function disagreement(
  row: TableRow,
  { roles, kinds }: TableColumnRoles,
  owed: Paise | null,
  byAge: Paise,
  received: Paise,
): readonly Paise[] {
  const wholes = roles.flatMap((role, column) => {
    const isWhole = role === 'compared' && (kinds[column] === 'balance' || kinds[column] === 'billed');
    const value = isWhole ? readColumnAmount(row, column) : null;
    return value === null ? [] : [value];
  });
  const onAccount = kinds.reduce(
    (sum, kind, column) => (kind === 'received' ? sum + Math.abs(readColumnAmount(row, column) ?? 0) : sum),
    0,
  );
  const sums = [byAge, byAge - onAccount];
  if (owed !== null) return sums.includes(owed) ? [] : [owed, byAge];
  if (wholes.some((whole) => whole === byAge - received)) return [];
  if (received !== 0) return [byAge, byAge - received];
  const [whole] = wholes;
  return whole === undefined || wholes.includes(byAge) ? [] : [whole, byAge];
}
