import type { Paise } from '../../base/money.ts';
import { type ColumnKinds, isColumnWithAmounts, isMoneyColumnWithNumbers } from './column-kinds.ts';
import type { ColumnHeading, HeadingKind } from './read-headings.ts';
import { splitIntoWords } from './split-into-words.ts';
import type { TableRow } from './tables.ts';

/** The columns from which the sums of a table are computed. */
export type BalanceColumns = {
  /** The column with the amounts left to pay; undefined if there is none. */
  readonly column: number | undefined;
  /** True if each row's balance includes the rows above. */
  readonly isRunning: boolean;
  /** True if the bills and payments of every row add up to its balance. */
  readonly isProved: boolean;
  /** Maps each row that states the opening balance of a ledger to that balance. */
  readonly openings: ReadonlyMap<TableRow, Paise>;
  /** Maps each row whose bills less payments differ from its balance to the bills less payments. */
  readonly differences: ReadonlyMap<TableRow, Paise>;
  /** The column with the whole amounts of bills. */
  readonly billed: number | undefined;
  /** Columns of which only one counts, so that the visitor has to choose. */
  readonly unclear: readonly number[];
};

/** Returns the amount in a cell in paise; null if it is empty or no amount. */
export const readColumnAmount = (row: TableRow, column: number): Paise | null => row.values[column] ?? null;

const sumAt = (row: TableRow, columns: readonly number[]): Paise =>
  columns.reduce((sum, column) => sum + (readColumnAmount(row, column) ?? 0), 0);
const takenAt = (row: TableRow, columns: readonly number[]): Paise =>
  columns.reduce((sum, column) => sum + Math.abs(readColumnAmount(row, column) ?? 0), 0);

/**
 * Returns -1 if a Dr/Cr column marks the amount as a credit, else 1. Reads the next Dr/Cr column to the right, else the
 * table's first Dr/Cr column.
 */
export function readCreditSign(row: TableRow, kinds: readonly HeadingKind[], column: number): 1 | -1 {
  const behind = kinds.indexOf('side', column);
  return /^c/i.test(row.cells[behind < 0 ? kinds.indexOf('side') : behind] ?? '') ? -1 : 1;
}

type Money = {
  readonly balances: readonly number[];
  readonly billed: readonly number[];
  readonly received: readonly number[];
  readonly opening: readonly number[];
  readonly taxes: readonly number[];
  readonly unknown: readonly number[];
};

/** Finds the column with the amounts left to pay. `asked` are columns that the visitor has chosen as owed amounts. */
export function findBalanceColumns(table: ColumnKinds, owner: string, asked: readonly number[]): BalanceColumns {
  const { kinds, rows } = table;
  const columnsOf = (...some: readonly HeadingKind[]): readonly number[] =>
    kinds.flatMap((kind, column) => (some.includes(kind) && isMoneyColumnWithNumbers(table, column) ? column : []));
  const countsBills = asked.some((column) => kinds[column] === 'billed');
  const money: Money = {
    balances: countsBills ? [] : columnsOf('balance'),
    billed: rankedBilled(columnsOf('billed'), table),
    received: columnsOf('received', 'deducted'),
    opening: columnsOf('opening'),
    taxes: columnsOf('taxes'),
    unknown: kinds.flatMap((kind, column) => (kind === 'unknown' && isColumnWithAmounts(rows, column) ? column : [])),
  };
  const [billed] = money.billed;
  const isLedger = kinds.includes('date') && money.received.length > 0 && billed !== undefined && rows.length > 1;
  const isOne = owner !== '' || !kinds.includes('party');
  const runningFrom = (column: number): ReadonlyMap<TableRow, Paise> | null =>
    isLedger && failing(column, money, table).length > 0
      ? (openingsOf(column, money, table, isOne) ?? openingsOf(column, money, table, true))
      : null;
  const column = chosenBalance(money, asked, table, (each) => runningFrom(each) !== null);
  if (column === undefined) {
    const hasAges = columnsOf('age').length > 0 && !countsBills;
    const unclear = hasAges ? [] : unclearBilled(money, table);
    return { column, isRunning: false, isProved: false, differences: new Map(), openings: new Map(), billed, unclear };
  }
  const contradicting = failing(column, money, table);
  const openings = runningFrom(column);
  const isRunning = openings !== null;
  const hasPayments = rows.some((row) => takenAt(row, money.received) > 0);
  const isProved =
    isRunning ||
    (contradicting.length === 0 && canProve(column, money) && hasPayments) ||
    isSumOfParts(column, money, table);
  const differences = new Map<TableRow, Paise>();
  if (!isRunning) {
    for (const row of contradicting) differences.set(row, provedSums(row, column, money)[0] ?? 0);
  }
  const others = money.balances.filter((other) => other === column || !addsUp(other, money.balances, rows));
  const unclear = isProved || contradicting.length > 0 ? [] : unclearBalances(others, column, rows);
  return { column, isRunning, isProved, differences, openings: openings ?? new Map(), billed, unclear };
}

/** Computes the possible balances of a row from its bills and payments. */
function provedSums(
  row: TableRow,
  balance: number,
  { billed, balances, opening, received, unknown }: Money,
): readonly Paise[] {
  const single = [...billed, ...unknown, ...balances.filter((other) => other !== balance)].map((column) => [column]);
  // A table may have one column of bills for each month.
  const bases = unknown.length > 1 ? [...single, unknown] : single;
  const withOpening = bases.map((base) => sumAt(row, [...base, ...opening]) - takenAt(row, received));
  if (opening.length === 0) return withOpening;
  return [...withOpening, ...bases.map((base) => sumAt(row, base) - takenAt(row, received))];
}

/** Returns true if each row's balance is its bills, other charges and opening balance, less its payments. */
function isSumOfParts(
  balance: number,
  { billed, unknown, opening, taxes, received }: Money,
  { rows }: ColumnKinds,
): boolean {
  const parts = [...billed, ...unknown, ...opening, ...taxes];
  const isWhole = (row: TableRow): boolean =>
    sumAt(row, parts) - takenAt(row, received) === (readColumnAmount(row, balance) ?? 0);
  return (
    unknown.length > 0 &&
    rows.every(isWhole) &&
    rows.some((row) => parts.filter((part) => readColumnAmount(row, part)).length > 1)
  );
}

const canProve = (balance: number, { received, billed, balances, unknown }: Money): boolean =>
  received.length > 0 && (billed.length + unknown.length > 0 || balances.some((other) => other !== balance));

/** Returns the rows whose bills less payments differ from the balance. */
function failing(balance: number, money: Money, { rows, kinds }: ColumnKinds): readonly TableRow[] {
  if (!canProve(balance, money)) return [];
  return rows.filter((row) => {
    const value = readColumnAmount(row, balance);
    return value !== null && !provedSums(row, balance, money).includes(readCreditSign(row, kinds, balance) * value);
  });
}

/**
 * Returns the opening balances if each row's balance is the previous balance plus the row's bill and less its payment.
 * Otherwise returns null. `isOne` is true if all rows belong to one party.
 */
function openingsOf(
  balance: number,
  money: Money,
  { rows, kinds, party }: ColumnKinds,
  isOne: boolean,
): ReadonlyMap<TableRow, Paise> | null {
  const before = new Map<string, Paise>();
  const openings = new Map<TableRow, Paise>();
  for (const row of rows) {
    const value = readColumnAmount(row, balance);
    if (value === null) continue;
    const name = isOne ? '' : (row.cells[party] ?? '').toLowerCase();
    const last = before.get(name);
    const now = readCreditSign(row, kinds, balance) * value;
    const columns = [...money.billed.slice(0, 1), ...money.received];
    const added = sumAt(row, money.billed.slice(0, 1)) - takenAt(row, money.received);
    before.set(name, now);
    if (last !== undefined && Math.abs(last + added) !== Math.abs(now)) return null;
    if (last !== undefined || now === added) continue;
    // If a party's first row has a bill, and the balance differs from it, the opening balance is unknown.
    if (columns.some((column) => Boolean(readColumnAmount(row, column)))) return null;
    openings.set(row, now);
  }
  return openings;
}

/**
 * Returns the column with the amounts left to pay. It is the visitor's choice, else a column whose amounts follow from
 * other columns, else the closing balance.
 */
function chosenBalance(
  money: Money,
  asked: readonly number[],
  table: ColumnKinds,
  isRunning: (column: number) => boolean,
): number | undefined {
  const chosen = money.balances.find((column) => asked.includes(column));
  // A column that contains the running sums of another column adds nothing to the debt.
  const balances = money.balances.filter((column) => !addsUp(column, money.balances, table.rows));
  if (chosen !== undefined || balances.length < 2) return chosen ?? balances[0];
  const running = balances.find(isRunning);
  if (running !== undefined) return running;
  const proved = balances.filter((column) => canProve(column, money) && failing(column, money, table).length === 0);
  const named = balances.find((column) => /clos|net|शेष/i.test(table.headings[column]?.text ?? ''));
  return proved[proved.length - 1] ?? named ?? balances[balances.length - 1];
}

/** Returns true if a column adds up the amounts of another column from row to row. */
function addsUp(column: number, others: readonly number[], rows: readonly TableRow[]): boolean {
  return others.some((other) => {
    let last = 0;
    let goesOn = false;
    const isSum = rows.every((row) => {
      const [own, sum] = [readColumnAmount(row, other) ?? 0, readColumnAmount(row, column) ?? 0];
      const isNext = sum === last + own;
      goesOn ||= isNext && last !== 0 && own !== 0;
      last = sum;
      return isNext || sum === own;
    });
    return other !== column && isSum && goesOn;
  });
}

function unclearBalances(balances: readonly number[], chosen: number, rows: readonly TableRow[]): readonly number[] {
  const differ = balances.filter((column) =>
    rows.some((row) => readColumnAmount(row, column) !== readColumnAmount(row, chosen)),
  );
  return differ.length > 0 ? [...differ, chosen] : [];
}

const totalWords: readonly (readonly string[])[] = [['amount', 'value', 'amt'], ['total', 'net', 'कुल'], ['grand']];

/** Returns the columns of bills in the order in which they are used: "Grand Total" before "Total" before "Amount". */
function rankedBilled(billed: readonly number[], { headings, rows }: ColumnKinds): readonly number[] {
  const rank = (column: number): number => rankOf(headings[column]);
  const filled = (column: number): number => rows.filter((row) => readColumnAmount(row, column) !== null).length;
  return [...billed].sort((one, other) => rank(other) - rank(one) || filled(other) - filled(one));
}

function rankOf(heading: ColumnHeading | undefined): number {
  const words = splitIntoWords(heading?.text ?? '');
  return totalWords.reduce((best, some, at) => (words.some((word) => some.includes(word)) ? at : best), 0);
}

/**
 * Returns the columns of bills with different amounts, if neither headings nor taxes show which column is the total.
 */
function unclearBilled({ billed, taxes }: Money, { headings, rows }: ColumnKinds): readonly number[] {
  const [best, ...others] = billed;
  if (best === undefined || rankOf(headings[best]) > 0) return [];
  const unclear = others.filter((column) => {
    const differs = rows.some(
      (row) => (readColumnAmount(row, column) ?? readColumnAmount(row, best)) !== readColumnAmount(row, best),
    );
    return differs && !rows.every((row) => sumAt(row, [column, ...taxes]) === readColumnAmount(row, best));
  });
  return unclear.length > 0 ? [...unclear, best] : [];
}
