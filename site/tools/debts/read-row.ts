import type { Paise } from '../../base/money.ts';
import { findDates } from '../reading/find-dates.ts';
import type { ColumnRole, QuestionAnswers } from './debt-list.ts';
import { isLineWithBothDirections } from './directions.ts';
import { askedOutcome, countedOutcome, type DebtEntry, type LineOutcome, notCountedOutcome } from './entry.ts';
import { readColumnAmount } from './find-balance-columns.ts';
import { type EntryKind, entryKindWords, nonDebtAccountGroups, paymentWords } from './list-words.ts';
import { cannotBeName, dateAtStartPattern, hasLetter, isTitle, trimPartyName } from './names.ts';
import { readCellAmount } from './read-amount.ts';
import {
  checkEntryDate,
  containsForeignCurrency,
  findPhoneNumber,
  isShopAccount,
  isStruckOut,
  type NotebookLineContext,
} from './read-notebook-line.ts';
import { readCellEntryKind, readRowEntryKind } from './row-kinds.ts';
import { computeRowSums, type RowSums } from './row-sums.ts';
import { createPhraseFinder, splitIntoWords } from './split-into-words.ts';
import type { TableColumnRoles } from './table-column-roles.ts';
import type { TableRow } from './tables.ts';

export type RowContext = NotebookLineContext & {
  /** The party of the ledger, or ''. */
  readonly owner: string;
  /** The last date in a ledger. Rows of the same day do not repeat it. */
  readonly day: string | null;
  readonly answers: QuestionAnswers;
};

export type ParsedRow = {
  readonly outcome: LineOutcome;
  /** The cell whose words name no known kind of entry, as pasted; null if there is no such cell. */
  readonly unknownKind: string | null;
};

const findPaymentWord = createPhraseFinder(paymentWords);
const findVoid = createPhraseFinder(entryKindWords.cancelled);

/** Data of a row that decide whether and how the row is counted. */
type Facts = {
  readonly row: TableRow;
  readonly roles: TableColumnRoles;
  readonly context: RowContext;
  readonly sums: RowSums;
  readonly kind: EntryKind;
  /** The outcome of a row that no check excludes or asks about. */
  readonly dated: LineOutcome;
  readonly entry: DebtEntry;
  /** True if the amount is a balance, which includes all payments. */
  readonly isByBalance: boolean;
  /** True if a cell beside the balance contains `Cr`. */
  readonly isCredit: boolean;
};

/** Reads a row of a table by the roles of its columns. */
export function readRow(row: TableRow, roles: TableColumnRoles, context: RowContext): ParsedRow {
  if (row.isBroken) return { outcome: askedOutcome('lostCells', null), unknownKind: null };
  const sums = computeRowSums(row, roles);
  if (cellsAs(row, roles, 'owed').some((cell) => /to pay|payable|ll give|will give/i.test(cell))) {
    return { outcome: notCountedOutcome('iOwe'), unknownKind: null };
  }
  if (sums.bad !== null) return { outcome: badCell(sums.bad, partyOf(row, roles, context)), unknownKind: null };
  const states = row.cells.filter((cell, column) => cell !== '' && roles.kinds[column] === 'status');
  const kinds = cellsAs(row, roles, 'kind').filter((cell) => !states.includes(cell));
  const { kind, unknown } = readRowEntryKind(kinds, states, context.answers);
  const facts = factsOf(row, roles, context, sums, kind);
  const outcome = firstOf(facts) ?? facts.dated;
  const isCounted = outcome.is === 'counted' || outcome.is === 'dateAsked';
  // If the table has columns of bills and of receipts, the column shows the kind of entry, so no question is needed.
  const isPlaced = roles.roles.includes('received') && roles.roles.includes('owed');
  return { outcome, unknownKind: isCounted && !isPlaced ? unknown : null };
}

const cellsAs = (row: TableRow, { roles }: TableColumnRoles, ...some: readonly ColumnRole[]): readonly string[] =>
  row.cells.filter((cell, column) => cell !== '' && some.includes(roles[column] ?? 'notCounted'));

function factsOf(row: TableRow, roles: TableColumnRoles, context: RowContext, sums: RowSums, kind: EntryKind): Facts {
  const isByBalance = roles.roles.some((role, column) => role === 'owed' && roles.kinds[column] === 'balance');
  const sideKinds: readonly string[] = ['kind', 'unknown', 'aside'];
  const isCredit = row.cells.some(
    (cell, column) => isByBalance && /^(?:cr\.?|advance)$/i.test(cell) && sideKinds.includes(roles.kinds[column] ?? ''),
  );
  const entry: DebtEntry = {
    party: partyOf(row, roles, context),
    paise: isCredit ? 0 - sums.total : sums.total,
    date: null,
    parts: isCredit ? [] : sums.parts,
    isOpening: isBeforeLedger(row, roles, context),
    bill: billOf(row, roles, sums.total),
    phone: findPhoneNumber(cellsAs(row, roles, 'phone', 'party').join(' , ')),
  };
  const dated = withDate(row, roles, entry, context);
  return { row, roles, context, sums, kind, dated, entry: dated.entry ?? entry, isByBalance, isCredit };
}

/** Returns true for an undated row before the first date of a ledger. */
const isBeforeLedger = (row: TableRow, roles: TableColumnRoles, { owner, day }: RowContext): boolean =>
  owner !== '' && day === null && roles.kinds.includes('date') && cellsAs(row, roles, 'date').length === 0;

function partyOf(row: TableRow, { roles, kinds }: TableColumnRoles, { owner, above }: RowContext): string {
  const cell = row.cells.filter((text, column) => text !== '' && roles[column] === 'party').join(' ');
  const isSaid = hasLetter(cell) && !isTitle(cell) && !cannotBeName(cell);
  if (owner !== '' && !kinds.includes('party')) return owner;
  return isSaid ? trimPartyName(cell) : owner || above;
}

/**
 * Returns the bill number of a row. For a payment, this is the number of the paid bill, not of the payment's voucher.
 */
function billOf(row: TableRow, { kinds, head }: TableColumnRoles, paise: Paise): string {
  const against = row.cells[kinds.indexOf('against')] ?? '';
  const at = kinds.indexOf('bill');
  const heading = head.headings[at]?.text ?? '';
  const isVoucher = /vch|voucher|ref|doc/i.test(heading) && !/bill/i.test(heading);
  const bill = against || (paise < 0 && isVoucher ? '' : (row.cells[at] ?? ''));
  return bill.replace(/^(?:agst|against)\.? ?(?:ref|bill)?\.? ?/i, '');
}

/** Asks for the amount in an unclear cell such as `5000/4500`. */
function badCell(cell: string, party: string): LineOutcome {
  const doubt = readCellAmount(cell)?.amount;
  const amounts = (cell.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).flatMap((number) => {
    const amount = readCellAmount(number)?.amount;
    return typeof amount === 'number' ? [amount] : [];
  });
  const entry: DebtEntry = { party, paise: 0, date: null, parts: [], bill: '', phone: '' };
  if (typeof doubt === 'string') return askedOutcome(doubt, null);
  return amounts.length > 1 ? askedOutcome('severalAmounts', entry, amounts) : askedOutcome('unclearAmount', null);
}

const reasons = {
  cancelled: 'cancelled',
  draft: 'draft',
  estimate: 'estimate',
  order: 'order',
  supplier: 'supplier',
  iOwe: 'iOwe',
  expense: 'expense',
  foreignCurrency: 'foreignCurrency',
} as const;

/** The checks that may exclude a row or ask about it. The first check with a result decides. */
const checks: readonly ((facts: Facts) => LineOutcome | null)[] = [
  ofKind,
  ofAlarm,
  ofPayable,
  ofMissing,
  ({ sums, entry }) => (sums.disagree.length > 0 ? askedOutcome('severalAmounts', entry, sums.disagree) : null),
  ofPaid,
  ofReceipt,
  ofPart,
];

function firstOf(facts: Facts): LineOutcome | null {
  for (const check of checks) {
    const outcome = check(facts);
    if (outcome !== null) return outcome;
  }
  return null;
}

/** Excludes drafts, orders, purchases and similar entries. */
function ofKind({ kind, entry }: Facts): LineOutcome | null {
  return kind in reasons ? notCountedOutcome(reasons[kind as keyof typeof reasons], entry) : null;
}

const ofShop = new Set(nonDebtAccountGroups.map((group) => splitIntoWords(group).join(' ')));

const findOtherSide = createPhraseFinder([...entryKindWords.supplier, ...entryKindWords.iOwe, 'we pay', 'dena hai']);

/** Returns true for a note about a supplier, or about an amount that the shop has to pay. */
const saysOtherSide = (note: string): boolean =>
  isLineWithBothDirections(note) || findOtherSide(splitIntoWords(note)) !== null;

/** Excludes rows that are cancelled, of a supplier, or in a foreign currency. */
function ofAlarm({ row, roles, entry, isCredit }: Facts): LineOutcome | null {
  if (row.cells.some((cell) => hasLetter(cell) && findVoid(splitIntoWords(cell)) !== null))
    return notCountedOutcome('cancelled', entry);
  if (row.cells.some((cell) => isStruckOut(cell))) return notCountedOutcome('struckOut', entry);
  const beside = cellsAs(row, roles, 'kind', 'note', 'notCounted');
  if (beside.some((cell) => ofShop.has(splitIntoWords(cell).join(' ')))) return notCountedOutcome('ownAccount', entry);
  const exact = cellsAs(row, roles, 'note', 'notCounted').map(readCellEntryKind);
  const notes = row.cells.filter((cell, column) => cell !== '' && roles.kinds[column] === 'note');
  if (exact.includes('supplier') && !isCredit) return notCountedOutcome('supplier', entry);
  const saysGive = row.cells.some(
    (cell, column) => roles.roles[column] === 'bill' && readCellEntryKind(cell) === 'iOwe',
  );
  if (!isCredit && (saysGive || exact.includes('iOwe') || notes.some(saysOtherSide)))
    return askedOutcome('otherWords', entry);
  const { headings } = roles.head;
  const isInRupees = headings.some(
    ({ text }, column) => /fcy/i.test(text) || (roles.roles[column] === 'owed' && /inr|₹|rs\b|rupee/i.test(text)),
  );
  const isForeign = exact.includes('foreignCurrency') || row.cells.some((cell) => containsForeignCurrency(cell));
  return isForeign && !isInRupees ? notCountedOutcome('foreignCurrency', entry) : null;
}

/** Excludes amounts that the shop owes. */
function ofPayable({ sums, entry }: Facts): LineOutcome | null {
  if (sums.iOwe === 0) return null;
  if (sums.hasOwed && sums.total !== 0) return askedOutcome('severalAmounts', entry, [sums.total, 0 - sums.iOwe]);
  return notCountedOutcome('iOwe', { ...entry, paise: sums.iOwe });
}

/** Excludes rows without an amount or a party, or asks about them. */
function ofMissing({ row, roles, kind, sums, entry }: Facts): LineOutcome | null {
  if (sums.isEmpty && kind === 'owed' && isSettled(row, roles)) return notCountedOutcome('paid');
  if (sums.isEmpty)
    return hasOtherAmount(row, roles) ? askedOutcome('unclearAmount', null) : notCountedOutcome('noAmount');
  if (entry.party === '' && sums.total === 0) return notCountedOutcome('balance');
  if (entry.party === '') return askedOutcome('noParty', null);
  return isShopAccount(entry.party) ? notCountedOutcome('ownAccount', entry) : null;
}

/** Excludes paid bills. */
function ofPaid({ kind, isByBalance, sums, entry }: Facts): LineOutcome | null {
  if (kind !== 'paid' || sums.total === 0) return null;
  return isByBalance ? askedOutcome('maybePayment', entry) : notCountedOutcome('paid', entry);
}

/** Subtracts a receipt, unless the balance already includes it. */
function ofReceipt({
  row,
  roles,
  context,
  kind,
  isByBalance,
  isCredit,
  sums,
  entry,
  dated,
}: Facts): LineOutcome | null {
  if (kind !== 'received' || isCredit) return null;
  if (isByBalance && context.owner !== '' && sums.total === 0) {
    // A receipt for a bill outside the statement reduces the party's whole balance.
    const paid = row.values.find((value, column) => value !== null && roles.kinds[column] === 'received') ?? 0;
    return paid === 0 ? null : askedOutcome('maybePayment', { ...entry, paise: 0 - Math.abs(paid) });
  }
  if (isByBalance) return sums.total <= 0 ? null : askedOutcome('maybePayment', entry);
  if (sums.received !== 0) {
    return sums.hasOwed && sums.total + sums.received !== 0
      ? askedOutcome('severalAmounts', entry, [sums.total])
      : null;
  }
  // An amount outside the column of receipts may be a payment by the shop.
  if (roles.roles.includes('received') && entry.paise !== 0) return askedOutcome('maybePayment', entry);
  const bill = roles.kinds.includes('against') ? entry.bill : billOf(row, roles, -1);
  const credit: DebtEntry = { ...entry, paise: 0 - Math.abs(entry.paise), parts: [], bill };
  return dated.is === 'dateAsked' ? { ...dated, entry: credit } : countedOutcome(credit);
}

/** Matches ways to pay a bill. */
const means = /^(?:cash|upi|card|g-?pay|phonepe|paytm|cheque|neft|imps|bank|online|नकद)$/i;

/** Asks about bills that may be partly paid, because of a state, a payment date or a note. */
function ofPart({ row, roles, isByBalance, sums, entry, context }: Facts): LineOutcome | null {
  if (sums.total > 0 && saysSettled(row, roles, context)) return notCountedOutcome('paid', entry);
  if (isByBalance) return null;
  const isPart = cellsAs(row, roles, 'kind').some((cell) => /part/i.test(cell)) && sums.received === 0;
  const isPaidOn = roles.kinds.some((kind, column) => kind === 'paidOn' && (row.cells[column] ?? '') !== '');
  const notes = row.cells.filter((cell, column) => cell !== '' && roles.kinds[column] === 'note');
  const saysPaid = notes.some((cell) => /\d/.test(cell) || findPaymentWord(splitIntoWords(cell)) !== null);
  const saysHow = cellsAs(row, roles, 'notCounted').some((cell) => means.test(cell)) && sums.received === 0;
  return isPart || ((isPaidOn || saysPaid || saysHow) && context.owner === '')
    ? askedOutcome('maybePayment', entry)
    : null;
}

/** Returns true for a note such as `PAID 18 Nov`, which contains no other amount or word. */
function saysSettled(row: TableRow, { kinds }: TableColumnRoles, { today, order }: RowContext): boolean {
  return row.cells.some((cell, column) => {
    if (kinds[column] !== 'note') return false;
    const days = findDates(cell, today, order);
    const rest = days.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), cell);
    return (
      rest.trim() !== '' &&
      !/\d/.test(rest) &&
      readCellEntryKind(rest) === 'paid' &&
      !/^(?:yes|true)$/i.test(rest.trim())
    );
  });
}

/** Returns true if the balance is empty because the row's payments cover its bills. */
function isSettled(row: TableRow, { roles, kinds }: TableColumnRoles): boolean {
  const sumAs = (...some: readonly string[]) =>
    kinds.reduce((sum, kind, column) => (some.includes(kind) ? sum + (readColumnAmount(row, column) ?? 0) : sum), 0);
  const hasBalance = roles.some((role, column) => role === 'owed' && kinds[column] === 'balance');
  const bills = sumAs('opening', 'billed');
  return hasBalance && bills !== 0 && bills === sumAs('received', 'deducted');
}

/** Returns true if any cell may contain an amount. Ignores columns of phone numbers, dates and bill numbers. */
const hasOtherAmount = (row: TableRow, { roles }: TableColumnRoles): boolean =>
  row.cells.some((cell, column) => {
    const isKnown = ['phone', 'date', 'dueDate', 'bill'].includes(roles[column] ?? '');
    return (
      !isKnown &&
      /[1-9]/.test(cell) &&
      findPhoneNumber(cell) === '' &&
      (row.values[column] !== null || /₹|rs\b|\d,\d/i.test(cell))
    );
  });

/** Adds the date of a row: the bill's date, else the due date. */
function withDate(row: TableRow, { roles }: TableColumnRoles, entry: DebtEntry, context: RowContext): LineOutcome {
  const at = (role: ColumnRole): string =>
    row.cells.find((cell, column) => cell !== '' && roles[column] === role) ?? '';
  const party = at('party');
  const cell = at('date') || (dateAtStartPattern.test(party) ? party : '');
  const due = cell === '' ? at('dueDate') : '';
  const text = cell || due;
  if (text === '') return countedOutcome({ ...entry, date: context.owner === '' ? null : context.day });
  // Counts a payment without a readable date, because the age of a debt depends only on the dates of its bills.
  if (entry.paise < 0 && findDates(text, context.today, context.order).length === 0) return countedOutcome(entry);
  const iso = serialDay(text);
  if (iso !== null) return checkEntryDate({ ...entry, date: iso, parts: [] }, context);
  const [found] = findDates(text, context.today, context.order);
  if (found === undefined || found.iso === null) return { is: 'dateAsked', entry, days: [] };
  if (due !== '' && found.iso > context.today) return countedOutcome(entry);
  return checkEntryDate({ ...entry, date: found.iso, parts: [] }, context);
}

/**
 * Converts a spreadsheet's date such as 46331, a number of days since the end of 1899. Returns null for other texts.
 */
function serialDay(text: string): string | null {
  if (!/^[34]\d{4}$/.test(text)) return null;
  return new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10);
}
