import type { Paise } from '../../base/money.ts';
import { sayings } from './list-words.ts';
import { cellAmount } from './read-amount.ts';
import { checked, type Debt, type DebtIssue, phoneOf, readDate } from './read-debt.ts';
import { cellsOf, daysOf, type Role, type Table } from './table-heads.ts';

/** In a cell: the row is no bill of ours, or is paid already. */
const theirs = /payable|give|advance|supplier|creditor|purchase|purc\b|pymt|payment|receipt|return|note|देना|देने|एडवांस/i;
/** A type that takes off what a party owes. */
const receipt =
  /^(?:receipt|rcpt|rct|payment|payment[ -]?(?:in|received)|(?:credit|cr\.?) ?note|crnt|cn|sales? return|advance(?: received)?|(?:you )?got|received|जमा|रसीद|प्राप्ति|भुगतान मिला|एडवांस)$/i;
/** Amounts may be counted in these by all of a table. */
export const inUnits = /lakh|lac|crore|thousand|लाख|करोड़|हज़ार/i;

/** Whether a row lacks a bill number, and whether it has sums on both sides, as no voucher has. */
export function sumIn(line: string, { separator, roles: of }: Table) {
  const cells = cellsOf(line, separator);
  const has = (role: Role) => cells.some((cell, index) => of[index] === role && cell !== '');
  return { isBare: !has('bill'), isOfBoth: has('amount') && has('credit') };
}

/** Reads a row by its heads, or null. `above`: the party of an empty cell; `day`: the last date of a ledger. */
export function readRow(line: string, table: Table, today: string, above: string, day: string | null) {
  const cells = cellsOf(line, table.separator);
  if (cells.length !== table.roles.length) return null;
  const at = (role: Role) => cells.find((cell, index) => cell !== '' && table.roles[index] === role) ?? '';
  const found = readDate(at('date') || at('due'), today);
  if (typeof found === 'string' && (found !== 'noDate' || at('date') || at('due'))) return found;
  const date = typeof found === 'string' ? (table.owner ? day : null) : found.iso;
  const amount = rowAmount(cells, table);
  if (typeof amount === 'string') return amount;
  // A voucher's own number is no bill that a payment names.
  const isOwn = /vch|voucher|ref|doc/i.test(table.heads[table.roles.indexOf('bill')] ?? '');
  const bill = at('against') || (amount < 0 && isOwn ? '' : at('bill'));
  const party = table.owner || at('party') || at('particulars');
  const debt = checked({ party, date, amount, bill, phone: phoneOf(at('phone') || party) }, today, above);
  if (typeof debt === 'string') return debt;
  const parts: Debt[] = [];
  for (const [index, cell] of cells.entries()) {
    const days = daysOf(table.heads[index] ?? '');
    if (!days || /^[-–—]?$/.test(cell)) continue;
    const part = cellAmount(cell)?.amount ?? 'noAmount';
    if (typeof part === 'string') return isTwo(cell) ? 'twoInCell' : part;
    parts.push({ ...debt, amount: part, days });
  }
  if (parts.length === 0) return [debt];
  const hasSum = (['balance', 'total', 'amount'] as const).some((role) => at(role) !== '');
  if (hasSum && parts.reduce((sum, part) => sum + part.amount, 0) !== amount) return 'severalAmounts';
  return date === null ? parts : [{ ...debt, amount: parts.reduce((sum, part) => sum + part.amount, 0) }];
}

/** A cell of two numbers: `5000/4500`. */
const isTwo = (cell: string): boolean => (cell.match(/\d[\d,.]*/g) ?? []).length > 1;

function rowAmount(cells: readonly string[], table: Table): Paise | DebtIssue {
  const has = (role: Role) => table.roles.includes(role);
  const of = (role: Role) => cells.filter((cell, index) => cell !== '' && table.roles[index] === role);
  const unit = (role: Role) => inUnits.exec(table.heads[table.roles.indexOf(role)] ?? '')?.[0] ?? '';
  /** What the columns of a role agree on; null if they are empty. */
  const sumOf = (role: Role): Paise | DebtIssue | null => {
    const [sum = null, ...others] = of(role).map((cell) =>
      /^[-–—]$/.test(cell)
        ? 0
        : (cellAmount(`${cell} ${unit(role)}`.trim())?.amount ?? (isTwo(cell) ? 'twoInCell' : 'noAmount')),
    );
    return others.some((other) => other !== sum) ? 'severalAmounts' : sum;
  };
  const isReceipt = of('type').some((cell) => receipt.test(cell));
  const isTheirs = [...of('status'), ...of('aside'), ...of('remark'), ...(isReceipt ? [] : of('type'))].some((cell) =>
    theirs.test(cell),
  );
  const isEither = !has('credit') && of('type').some((cell) => /journal|jrnl|contra|\bjv\b/i.test(cell));
  if (isTheirs || isEither || sumOf('theirs')) return 'otherWords';
  const owing = (['balance', 'total', 'amount'] as const).find(has);
  if (owing === undefined) return has('age') && !sumOf('less') ? 0 : 'otherWords';
  const owed = sumOf(owing);
  if (owed === null && owing === 'balance' && has('age')) return 0;
  const paid = has('balance') ? null : sumOf('credit');
  // Beside a balance `Cr` is its side, under any heading.
  const beside = has('balance') ? [...of('type'), ...of('aside')].filter((cell) => /^[dc]r\.?$/i.test(cell)) : [];
  const [side = 'dr'] = [...of('side'), ...beside];
  if (!/^(?:[dc]r|debit|credit)\b/i.test(side)) return 'otherWords';
  const sign = /^c/i.test(side) ? -1 : 1;
  if (typeof owed === 'string') return owed;
  if (typeof paid === 'string') return paid;
  if (isReceipt) {
    // What it came to elsewhere is in the balances already; in a ledger a receipt stands on one side alone.
    if (has('balance')) return owed === 0 ? 0 : 'otherWords';
    if (has('credit')) return owed || paid === null ? 'otherWords' : 0 - Math.abs(paid);
    return owed === null ? 'noAmount' : 0 - Math.abs(owed);
  }
  if (table.isSummary) {
    const [before, given, got] = (['opening', 'amount', 'credit'] as const).map(sumOf);
    return owed !== null && Number(before) + Number(given) - Math.abs(Number(got)) === owed * sign
      ? owed * sign
      : 'severalAmounts';
  }
  // Without a balance, what else is said of a bill may be that it is paid, or some of it.
  const isPaid = (cell: string) => /^(?:fully )?paid$|^चुकता$/i.test(cell);
  if (has('balance') && owed && of('status').some(isPaid)) return 'otherWords';
  const said = has('balance') ? [] : has('credit') ? of('status') : [...of('status'), ...of('aside'), ...of('type')];
  if (said.some(isPaid)) return 0;
  // `100 left` beside a sum is another sum.
  const isMore = !has('balance') && of('remark').some((cell) => /\d/.test(cell) || sayings.test(cell));
  if (isMore || said.some((cell) => sayings.test(cell)) || (!has('balance') && sumOf('less'))) return 'otherWords';
  const ofBill = sumOf(has('total') ? 'total' : 'amount') ?? (has('credit') ? 0 : Number.NaN);
  const isOver = Number(owed) > Number(ofBill) - Math.abs(Number(sumOf('credit') ?? 0));
  if (owing === 'balance' && isOver) return 'severalAmounts';
  // Without a balance, what was owed before counts too; it has no date of its own.
  const before = has('balance') ? 0 : sumOf('opening');
  if (before && (has('date') || typeof before === 'string')) return 'severalAmounts';
  if (owed === null && paid === null && before === null) return 'noAmount';
  return (Number(before) + (owed ?? 0) - Math.abs(paid ?? 0)) * sign;
}
