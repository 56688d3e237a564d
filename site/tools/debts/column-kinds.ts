import { hasLetter, isNoName, startsWithDay } from './names.ts';
import type { Heading, HeadingKind } from './read-headings.ts';
import { isMoney, mayName, type Row } from './tables.ts';

/** What the headings of a table say, once the cells below have been looked at. */
export type ColumnKinds = {
  readonly headings: readonly Heading[];
  readonly rows: readonly Row[];
  readonly kinds: readonly HeadingKind[];
  /** The column of names, or -1. */
  readonly party: number;
};

/** Returns the filled cells of a column. */
const cellsBelow = (rows: readonly Row[], column: number): readonly string[] =>
  rows.map((row) => row.cells[column] ?? '').filter(Boolean);

/** Returns true if an amount other than 0 stands in a column. */
export const hasAmounts = (rows: readonly Row[], column: number): boolean =>
  rows.some((row) => Boolean(row.values[column]));

const hasNumbers = (rows: readonly Row[], column: number): boolean =>
  rows.some((row) => (row.values[column] ?? null) !== null);

const hasText = (rows: readonly Row[], column: number): boolean =>
  rows.some((row) => (row.cells[column] ?? '') !== '' && (row.values[column] ?? null) === null);

/** Returns true for a column of money that has numbers below. */
export const isFilledMoney = ({ kinds, rows }: ColumnKinds, column: number): boolean =>
  isMoney(kinds[column] ?? 'aside') && hasNumbers(rows, column);

/** Reads the kinds of columns: numbers below a note are sums, words below "Received" are states. */
export function columnKinds(headings: readonly Heading[], rows: readonly Row[]): ColumnKinds {
  const hasDates = headings.some(({ kind }) => kind === 'date');
  const kinds = headings.map(({ kind }, column) => kindBelow(kind, rows, column, hasDates));
  return { headings, rows, kinds, party: partyColumn(kinds, headings, rows) };
}

function kindBelow(kind: HeadingKind, rows: readonly Row[], column: number, hasDates: boolean): HeadingKind {
  const cells = cellsBelow(rows, column);
  if (cells.length === 0) return kind;
  const isText = !hasNumbers(rows, column);
  switch (kind) {
    case 'note':
    case 'particulars':
      return hasAmounts(rows, column) && !hasText(rows, column) ? 'unknown' : kind;
    case 'unknown':
      return !hasDates && cells.every((cell) => startsWithDay.test(cell)) ? 'date' : kind;
    case 'bill':
      // "Voucher" may have numbers or kinds below, "Bill" numbers or sums.
      if (cells.every((cell) => !/\d/.test(cell))) return 'kind';
      return !isText && !hasText(rows, column) && cells.some((cell) => /₹|\d,\d|\.\d\d$/.test(cell)) ? 'billed' : kind;
    case 'received':
      // "Paid on" has days below, "Paid?" words.
      if (isText && cells.every((cell) => startsWithDay.test(cell))) return 'paidOn';
      return isText ? 'status' : kind;
    default:
      return isMoney(kind) && isText ? 'note' : kind;
  }
}

/** Returns the column of names: of parties, of accounts, or one that may have them if no other does; or -1. */
function partyColumn(kinds: readonly HeadingKind[], headings: readonly Heading[], rows: readonly Row[]): number {
  for (const kind of ['party', 'particulars'] as const) {
    const columns = kinds.flatMap((each, column) => (each === kind ? column : []));
    // "Customer" may have numbers below and "Name" the names.
    const named = columns.find((column) => cellsBelow(rows, column).some((cell) => hasLetter(cell) && !isNoName(cell)));
    if (columns.length > 0) return named ?? columns[0] ?? -1;
  }
  return headings.findIndex(
    (heading, column) => mayName(heading, column) && cellsBelow(rows, column).some((cell) => hasLetter(cell)),
  );
}
