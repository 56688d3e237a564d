import { cannotBeName, hasLetter, startsWithDay } from './names.ts';
import type { ColumnHeading, HeadingKind } from './read-headings.ts';
import { phoneOf } from './read-note.ts';
import { kindOfCell } from './row-kinds.ts';
import { isMoneyKind, mayHoldNames, type TableRow } from './tables.ts';

/** The kinds of a table's columns, by headings and cells. */
export type ColumnKinds = {
  readonly headings: readonly ColumnHeading[];
  readonly rows: readonly TableRow[];
  readonly kinds: readonly HeadingKind[];
  /** The column of names, or -1. */
  readonly party: number;
};

/** Returns the filled cells of a column. */
const cellsBelow = (rows: readonly TableRow[], column: number): readonly string[] =>
  rows.map((row) => row.cells[column] ?? '').filter(Boolean);

/** Returns true if an amount other than 0 stands in a column. */
export const columnHasAmounts = (rows: readonly TableRow[], column: number): boolean =>
  rows.some((row) => Boolean(row.values[column]));

const hasNumbers = (rows: readonly TableRow[], column: number): boolean =>
  rows.some((row) => (row.values[column] ?? null) !== null);

const hasText = (rows: readonly TableRow[], column: number): boolean =>
  rows.some((row) => (row.cells[column] ?? '') !== '' && (row.values[column] ?? null) === null);

/** Returns true for a column of money that has numbers below. */
export const isFilledMoneyColumn = ({ kinds, rows }: ColumnKinds, column: number): boolean =>
  isMoneyKind(kinds[column] ?? 'aside') && hasNumbers(rows, column);

/** Reads the kinds of columns: numbers below a note are sums, words below "Received" are states. */
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

/** Returns true if each row has an amount in one of two columns: "Due" or "Advance". */
const isInstead = (rows: readonly TableRow[], column: number, balance: number): boolean =>
  balance >= 0 && rows.every((row) => !row.values[column] || !row.values[balance]);

function kindBelow(kind: HeadingKind, rows: readonly TableRow[], column: number, hasDates: boolean): HeadingKind {
  const cells = cellsBelow(rows, column);
  if (cells.length === 0) return kind;
  const isText = !hasNumbers(rows, column);
  switch (kind) {
    case 'note':
    case 'particulars':
      if (cells.every((cell) => phoneOf(cell) !== '')) return 'phone';
      return columnHasAmounts(rows, column) && !hasText(rows, column) ? 'unknown' : kind;
    case 'unknown':
      return !hasDates && areDays(cells) ? 'date' : kind;
    case 'bill':
      // "Voucher" may have numbers or kinds below, "Bill" numbers or sums, "Oldest invoice" its day.
      if (!hasDates && areDays(cells)) return 'date';
      if (cells.every((cell) => !/\d/.test(cell))) return cells.some(isKind) ? 'kind' : 'note';
      return !isText && !hasText(rows, column) && cells.some((cell) => /₹|\d,\d|\.\d\d$/.test(cell)) ? 'billed' : kind;
    case 'received':
      // "Paid on" has days below, "Paid?" words.
      if (isText && areDays(cells)) return 'paidOn';
      return isText ? 'status' : kind;
    default:
      if (!isMoneyKind(kind) || !isText) return kind;
      // "Lena/Dena" has one of the two words below.
      return cells.every(isKind) ? 'kind' : 'note';
  }
}

const areDays = (cells: readonly string[]): boolean => cells.every((cell) => startsWithDay.test(cell));
const isKind = (cell: string): boolean => kindOfCell(cell) !== null;

/** Returns the column of names: of parties, of accounts, or one that may have them if no other does; or -1. */
function partyColumn(
  kinds: readonly HeadingKind[],
  headings: readonly ColumnHeading[],
  rows: readonly TableRow[],
): number {
  for (const kind of ['party', 'particulars'] as const) {
    const columns = kinds.flatMap((each, column) => (each === kind ? column : []));
    // "Customer" may have numbers below and "Name" the names.
    const named = columns.find((column) =>
      cellsBelow(rows, column).some((cell) => hasLetter(cell) && !cannotBeName(cell)),
    );
    if (columns.length > 0) return named ?? columns[0] ?? -1;
  }
  const some = headings.findIndex(
    (heading, column) => mayHoldNames(heading, column) && cellsBelow(rows, column).some((cell) => hasLetter(cell)),
  );
  if (some >= 0) return some;
  // "House", "Child": names below a first heading that is not known.
  const first = cellsBelow(rows, 0);
  return kinds[0] === 'unknown' && first.length > 0 && first.every((cell) => hasLetter(cell) && !cannotBeName(cell))
    ? 0
    : -1;
}
