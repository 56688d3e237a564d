import { cannotBeName, dateAtStartPattern, hasLetter } from './names.ts';
import type { ColumnHeading, HeadingKind } from './read-headings.ts';
import { findPhoneNumber } from './read-notebook-line.ts';
import { readCellEntryKind } from './row-kinds.ts';
import { isMoneyHeadingKind, mayBeNameColumn, type TableRow } from './tables.ts';

export type ColumnKinds = {
  readonly headings: readonly ColumnHeading[];
  readonly rows: readonly TableRow[];
  readonly kinds: readonly HeadingKind[];
  /** Index of the column with the parties' names, or -1. */
  readonly party: number;
};

/** Returns the filled cells of a column. */
const cellsBelow = (rows: readonly TableRow[], column: number): readonly string[] =>
  rows.map((row) => row.cells[column] ?? '').filter(Boolean);

/** Returns true if a column contains an amount other than 0. */
export const isColumnWithAmounts = (rows: readonly TableRow[], column: number): boolean =>
  rows.some((row) => Boolean(row.values[column]));

const hasNumbers = (rows: readonly TableRow[], column: number): boolean =>
  rows.some((row) => (row.values[column] ?? null) !== null);

const hasText = (rows: readonly TableRow[], column: number): boolean =>
  rows.some((row) => (row.cells[column] ?? '') !== '' && (row.values[column] ?? null) === null);

/** Returns true if a column is for money and contains numbers. */
export const isMoneyColumnWithNumbers = ({ kinds, rows }: ColumnKinds, column: number): boolean =>
  isMoneyHeadingKind(kinds[column] ?? 'aside') && hasNumbers(rows, column);

/**
 * Determines the kind of each column by its heading and its cells: numbers below the heading "Note" are amounts, words
 * below "Received" are states of bills.
 */
export function readColumnKinds(headings: readonly ColumnHeading[], rows: readonly TableRow[]): ColumnKinds {
  const hasDates = headings.some(({ kind }) => kind === 'date');
  const plain = headings.map(({ kind }, column) => kindBelow(kind, rows, column, hasDates));
  const balance = plain.indexOf('balance');
  const kinds = plain.map((kind, column) =>
    isAdvance(headings[column], kind) && isInstead(rows, column, balance) ? 'creditBalance' : kind,
  );
  return { headings, rows, kinds, party: partyColumn(kinds, headings, rows) };
}

const isAdvance = (heading: ColumnHeading | undefined, kind: HeadingKind): boolean =>
  kind === 'received' && /^adv(?:ance)?s?$/i.test(heading?.text ?? '');

/** Returns true if no row has amounts in both columns, as in "Due" and "Advance". */
const isInstead = (rows: readonly TableRow[], column: number, balance: number): boolean =>
  balance >= 0 && rows.every((row) => !row.values[column] || !row.values[balance]);

function kindBelow(kind: HeadingKind, rows: readonly TableRow[], column: number, hasDates: boolean): HeadingKind {
  const cells = cellsBelow(rows, column);
  if (cells.length === 0) return kind;
  const isText = !hasNumbers(rows, column);
  switch (kind) {
    case 'note':
    case 'particulars':
      if (cells.every((cell) => findPhoneNumber(cell) !== '')) return 'phone';
      return isColumnWithAmounts(rows, column) && !hasText(rows, column) ? 'unknown' : kind;
    case 'unknown':
      return !hasDates && areDays(cells) ? 'date' : kind;
    case 'bill':
      // A column "Voucher" may contain numbers or kinds, "Bill" numbers or sums, and "Oldest invoice" dates.
      if (!hasDates && areDays(cells)) return 'date';
      if (cells.every((cell) => !/\d/.test(cell))) return cells.some(isKind) ? 'kind' : 'note';
      return !isText && !hasText(rows, column) && cells.some((cell) => /₹|\d,\d|\.\d\d$/.test(cell)) ? 'billed' : kind;
    case 'received':
      // A column "Paid on" contains dates, and "Paid?" contains words.
      if (isText && areDays(cells)) return 'paidOn';
      return isText ? 'status' : kind;
    default:
      if (!isMoneyHeadingKind(kind) || !isText) return kind;
      // Each cell of a column "Lena/Dena" contains one of these words.
      return cells.every(isKind) ? 'kind' : 'note';
  }
}

const areDays = (cells: readonly string[]): boolean => cells.every((cell) => dateAtStartPattern.test(cell));
const isKind = (cell: string): boolean => readCellEntryKind(cell) !== null;

/** Returns the index of the column with the parties' names, or -1. */
function partyColumn(
  kinds: readonly HeadingKind[],
  headings: readonly ColumnHeading[],
  rows: readonly TableRow[],
): number {
  for (const kind of ['party', 'particulars'] as const) {
    const columns = kinds.flatMap((each, column) => (each === kind ? column : []));
    // A column "Customer" may contain numbers while "Name" contains the names.
    const named = columns.find((column) =>
      cellsBelow(rows, column).some((cell) => hasLetter(cell) && !cannotBeName(cell)),
    );
    if (columns.length > 0) return named ?? columns[0] ?? -1;
  }
  const some = headings.findIndex(
    (heading, column) => mayBeNameColumn(heading, column) && cellsBelow(rows, column).some((cell) => hasLetter(cell)),
  );
  if (some >= 0) return some;
  // The first column may contain the names even if its heading is unknown, such as "House" or "Child".
  const first = cellsBelow(rows, 0);
  return kinds[0] === 'unknown' && first.length > 0 && first.every((cell) => hasLetter(cell) && !cannotBeName(cell))
    ? 0
    : -1;
}
