import type { Paise } from '../../base/money.ts';
import { type ColumnKinds, isColumnWithAmounts, readColumnKinds } from './column-kinds.ts';
import { type ColumnRole, columnRoles, type Question, type QuestionAnswers, type TableColumn } from './debt-list.ts';
import { type BalanceColumns, findBalanceColumns } from './find-balance-columns.ts';
import type { HeadingKind } from './read-headings.ts';
import { type HeadingLine, isMoneyHeadingKind, type TableRow } from './tables.ts';

/** The roles of a table's columns, and other facts that are needed to compute the table's sums. */
export type TableColumnRoles = {
  readonly head: HeadingLine;
  readonly roles: readonly ColumnRole[];
  readonly kinds: readonly HeadingKind[];
  /** True if each row's balance includes the rows above. */
  readonly isRunning: boolean;
  /** Maps each row that states the opening balance of a ledger to that balance. */
  readonly openings: ReadonlyMap<TableRow, Paise>;
  /**
   * Maps a row to its bills less its payments. Empty unless the visitor has chosen to count these differences instead
   * of the balances.
   */
  readonly differences: ReadonlyMap<TableRow, Paise>;
  readonly columns: readonly TableColumn[];
  readonly questions: readonly Question[];
};

/** A table and the facts that determine the roles of its columns. */
type Table = ColumnKinds & {
  readonly balance: BalanceColumns;
  readonly owner: string;
  readonly chosen: readonly (ColumnRole | null)[];
  /** True if a column contains the amount left to pay of each row. */
  readonly usesBalance: boolean;
  /** True if the sums are computed from columns of ages. */
  readonly isByAge: boolean;
};

/** Determines the roles of columns from headings, cells and the visitor's answers. `at` is the table's index. */
export function findTableColumnRoles(
  head: HeadingLine,
  rows: readonly TableRow[],
  answers: QuestionAnswers,
  at: number,
  owner: string,
): TableColumnRoles {
  const ids = idsOf(head.headings.map(({ text }) => text));
  const chosen = ids.map((id) => columnRoles.find((role) => role === answers[id]) ?? null);
  const table = tableOf(readColumnKinds(head.headings, rows), chosen, owner);
  const roles = table.kinds.map((kind, column) => chosen[column] ?? roleOf(kind, column, table));
  const isAsked = roles.map((_, column) => chosen[column] === null && isUnclear(column, roles, table));
  const columns = head.headings.map(({ text, isCertain }, column): TableColumn => {
    const cells = rows.map((row) => row.cells[column] ?? '').filter(Boolean);
    return {
      id: ids[column] ?? '',
      heading: text,
      samples: cells.slice(0, 2),
      role: roles[column] ?? 'notCounted',
      isCertain: chosen[column] !== null || (isCertain && !isAsked[column]),
    };
  });
  const sumsId = `sums:${at}`;
  const { differences, isRunning } = table.balance;
  return {
    head,
    roles,
    kinds: table.kinds,
    isRunning,
    openings: table.balance.openings,
    differences: answers[sumsId] === 'difference' ? differences : new Map(),
    columns,
    questions: [
      ...columns.flatMap((column, index) => (isAsked[index] ? columnQuestion(column) : [])),
      ...sumsQuestion(sumsId, differences, answers),
    ],
  };
}

function tableOf(kinds: ColumnKinds, chosen: Table['chosen'], owner: string): Table {
  const asked = chosen.flatMap((role, column) => (role === 'owed' ? column : []));
  const balance = findBalanceColumns(kinds, owner, asked);
  const usesBalance = balance.column !== undefined && !balance.isRunning;
  const countsBills = asked.some((column) => kinds.kinds[column] === 'billed');
  const isByAge = kinds.kinds.includes('age') && !usesBalance && !countsBills;
  return { ...kinds, balance, owner, chosen, usesBalance, isByAge };
}

/** Maps the kind of a heading to the role of its column, if the role depends only on the heading. */
const plainRoles = {
  age: 'age',
  iOwe: 'iOwe',
  creditBalance: 'received',
  taxes: 'notCounted',
  date: 'date',
  dueDate: 'dueDate',
  paidOn: 'notCounted',
  kind: 'kind',
  status: 'kind',
  side: 'side',
  bill: 'bill',
  against: 'bill',
  phone: 'phone',
  note: 'note',
  aside: 'notCounted',
  particulars: 'note',
  party: 'note',
} as const satisfies Partial<Record<HeadingKind, ColumnRole>>;

function roleOf(kind: HeadingKind, column: number, table: Table): ColumnRole {
  const { balance, usesBalance, isByAge, owner, party, rows } = table;
  const isOwnLedger = owner !== '' && kind !== 'party';
  if (column === party && !isOwnLedger && !isMoneyHeadingKind(kind)) return 'party';
  // "First Name" and "Last Name" are combined to one name.
  if (kind === 'party' && /\b(?:last name|surname)\b/i.test(table.headings[column]?.text ?? '')) return 'party';
  const hasSums = usesBalance || isByAge || balance.billed !== undefined;
  switch (kind) {
    case 'balance':
      return usesBalance && column === balance.column ? 'owed' : 'compared';
    case 'billed':
      return !usesBalance && !isByAge && column === balance.billed ? 'owed' : 'compared';
    case 'received':
    case 'deducted':
      return usesBalance ? 'compared' : 'received';
    case 'opening':
      return usesBalance || isByAge || balance.isRunning ? 'compared' : 'owed';
    case 'unknown':
      if (!isColumnWithAmounts(rows, column)) return 'note';
      return hasSums ? 'notCounted' : 'owed';
    default:
      return plainRoles[kind];
  }
}

/** Returns true if the role of a column is uncertain and another role would change a sum or an oldest date. */
function isUnclear(column: number, roles: readonly ColumnRole[], table: Table): boolean {
  const { headings, kinds, rows, balance } = table;
  const heading = headings[column];
  const kind = kinds[column];
  if (kind === 'date' && heading?.kind === 'unknown') return true;
  if (balance.unclear.includes(column)) return true;
  if (balance.isProved || !isColumnWithAmounts(rows, column)) return false;
  if (kind === 'unknown') return true;
  // A column of sales does not show which sales are unpaid.
  if (
    kind === 'billed' &&
    roles[column] === 'owed' &&
    /^sales?$/i.test(heading?.text ?? '') &&
    !kinds.includes('kind')
  ) {
    return !kinds.includes('received');
  }
  if (kind === 'opening' && roles[column] === 'owed' && kinds.includes('date')) return true;
  const isAlone = roles[column] === 'received' && !roles.some((role) => role === 'owed' || role === 'age');
  return isAlone || (heading?.isCertain === false && isMoneyHeadingKind(heading.kind));
}

const columnQuestion = ({ id, heading, role }: TableColumn): Question => ({
  id,
  kind: 'column',
  about: heading,
  why: null,
  choices: columnRoles,
  suggested: role,
  reading: null,
});

function sumsQuestion(
  id: string,
  differences: ReadonlyMap<TableRow, Paise>,
  answers: QuestionAnswers,
): readonly Question[] {
  const choices = ['balance', 'difference'];
  const [first] = differences.keys();
  if (first === undefined || choices.includes(answers[id] ?? '')) return [];
  return [{ id, kind: 'sums', about: first.pasted.raw, why: null, choices, suggested: null, reading: null }];
}

/** Returns the id of each column: `column:HEADING`, with a number if the heading is repeated. */
function idsOf(headings: readonly string[]): readonly string[] {
  return headings.map((heading, at) => {
    const before = headings.slice(0, at).filter((other) => other === heading).length;
    return `column:${heading}${before === 0 ? '' : `#${before + 1}`}`;
  });
}
