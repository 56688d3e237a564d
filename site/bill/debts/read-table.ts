import type { Paise } from '../tax/paise.ts';
import { sayings } from './list-words.ts';
import { cellAmount } from './read-amount.ts';
import { checked, type Debt, type DebtIssue, phoneOf, readDate, separators } from './read-debt.ts';

/** What the columns of a table are called, the first that fits; an aside says nothing of how much. */
const roles = {
  status: /status/i,
  theirs: /payable|give|(?:advance|credit) bal|देना|देने/i,
  against: /against|agst|adjust/i,
  bill: /(?:bill|inv\S*|ref|vch|voucher|doc)\S* ?(?:no|num|#)|^(?:bill|ref|inv)\.?$|बिल (?:नं|नंबर|संख्या)/i,
  type: /^(?:(?:vch|voucher|txn|transaction|entry|doc\S*)\.? ?)?type$|^प्रकार$/i,
  phone: /phone|mobile|whatsapp|फ़ोन|मोबाइल/i,
  opening: /opening/i,
  aside: /days|limit|mode|type|code|gstin?$|\bid$|(?:deliver|next|last) (?:\S+ )?date|दिन/i,
  /** Beside these a bill may be paid in part, or wholly. */
  less: /on account|discount|return|tds|paid\?|(?:pay|paid|recei)\S* (?:date|on)|date (?:of )?(?:pay|paid|recei)|छूट|वापस/i,
  due: /^due (?:date|on)/i,
  date: /date|since|^dt\.?$|तारीख|दिनांक|तिथि/i,
  side: /^(?:dr|debit)\.? ?[/|] ?(?:cr|credit)/i,
  balance: /balance|\bbal\b|pending|outstanding|due|receivable|unpaid|closing|will get|ll get|ba+ki|बाक|बकाया|शेष/i,
  credit: /credit|\bcr\b|\bgot\b|मिले|received|recd|paid|payment|receipt|advance|जमा|प्राप्त/i,
  total: /total|net|(?:bill|invoice) (?:amount|value)|कुल/i,
  amount: /amount|amt|value|^rs\.?$|₹|debit|\bdr\b|gave|udha+r|उधार|दिए|राशि|रकम|रुपय/i,
  party: /party|customer|client|buyer|debtor|dealer|^name$|पार्टी|ग्राहक|^नाम$/i,
  particulars: /particulars|account|ledger|name|विवरण|खाता/i,
};
/** `age`: how long what stands below has waited (`31-60`). */
type Role = keyof typeof roles | 'age';

/** In a cell: the row is no bill of ours, or is paid already. */
const theirs = /payable|give|advance|supplier|creditor|purchase|purc\b|pymt|payment|receipt|return|note|देना|देने|एडवांस/i;
/** A type that takes off what a party owes. */
const receipt =
  /^(?:receipt|rcpt|rct|payment|payment[ -]?(?:in|received)|(?:credit|cr\.?) ?note|crnt|cn|sales? return|advance(?: received)?|(?:you )?got|received|जमा|रसीद|प्राप्ति|भुगतान मिला|एडवांस)$/i;
/** Whose ledger it is says no cell of a table in which these stand. */
const counterpart = /^(?:to|by)\b|^(?:\S+ )?sales?\b|^opening balance|^बिक्री/i;
/** Amounts may be counted in these by all of a table. */
export const inUnits = /lakh|lac|crore|thousand|लाख|करोड़|हज़ार/i;

/** A table as the names over its columns make it; of a ledger with whose it is. */
export type Table = {
  readonly separator: RegExp;
  readonly heads: readonly string[];
  readonly roles: readonly Role[];
  /** Debit, credit and a balance that is each line's own. */
  readonly isSummary: boolean;
  readonly owner: string;
};

const ageHead =
  /^[\s(]*(<|under|below|up ?to|less than)?\s*((?:>|over|above|more than)\s*)?(\d{1,3})(?:\s*(?:-|–|to|से)\s*(\d{1,3})|(\s*\+))?\s*(?:days?|din|दिन)?[\s).]*$/i;
/** The days of a column like `31-60`, `< 30 days` or `90+`; null where it is none. */
function daysOf(head: string): readonly [number, number] | null {
  if (/^(?:current|not (?:yet )?due)$/i.test(head)) return [0, Number.POSITIVE_INFINITY];
  const [, below, above, from, to, plus] = ageHead.exec(head) ?? [];
  if (from === undefined) return null;
  if (below) return [0, Number(from)];
  if (above || plus) return [Number(from), Number.POSITIVE_INFINITY];
  return to === undefined ? null : [Number(from), Number(to)];
}

/** The table that a line begins with the names of its columns; null where it does not. `owner`: whose ledger it may be. */
export function tableOf(line: string, owner: string): Table | null {
  const names = Object.entries(roles) as [Role, RegExp][];
  for (const separator of separators) {
    const heads = cellsOf(line, separator);
    if (heads.some((head) => /\d/.test(head) && !daysOf(head))) continue;
    const found = heads.map(
      (head): Role => (daysOf(head) ? 'age' : (names.find(([, is]) => is.test(head))?.[0] ?? 'aside')),
    );
    const has = (...some: readonly Role[]) => some.some((role) => found.includes(role));
    const isLedgerOf = owner !== '' && has('date') && has('credit');
    if (!has('party', 'particulars') && !isLedgerOf) continue;
    if (!has('balance', 'total', 'amount', 'credit', 'age')) continue;
    const isLedger = /debit|\bdr\b|gave|दिए/i.test(line) && has('credit');
    // Between dates the balance runs on: it is no line's own.
    const isRunning = isLedger && has('date');
    const used = found.map((role) => (isRunning && role === 'balance' ? 'aside' : role));
    return {
      separator,
      heads,
      roles: used,
      isSummary: isLedger && !isRunning && has('balance'),
      owner: has('party') || !has('date') ? '' : owner,
    };
  }
  return null;
}

/** A table whose second line of names says which column is debit and which is credit; null where a line is none. */
export function withSides(line: string, table: Table): Table | null {
  const sides = cellsOf(line, table.separator);
  if (!sides.some((side) => side !== '') || !sides.every((side) => /^(?:debit|credit|dr\.?|cr\.?|)$/i.test(side)))
    return null;
  let over = '';
  const heads = Array.from({ length: Math.max(sides.length, table.heads.length) }, (_, index) => {
    over = table.heads[index] || over;
    return `${sides[index] ? over : (table.heads[index] ?? '')} ${sides[index] ?? ''}`.trim();
  });
  const closes = heads.some((head) => /closing/i.test(head));
  const used = heads.map((head, index): Role => {
    if (!sides[index]) return table.roles[index] ?? 'aside';
    if (/opening/i.test(head) || (closes && !/closing/i.test(head))) return 'aside';
    return /^c/i.test(sides[index]) ? 'credit' : 'amount';
  });
  return { ...table, heads, roles: used, isSummary: false };
}

/** Whether the rows of a table name not whose ledger it is but what stands against each sum. */
export const isOfOne = (rows: readonly string[], { separator, roles: of }: Table): boolean =>
  of.includes('date') &&
  !of.includes('party') &&
  rows.some((row) => counterpart.test(cellsOf(row, separator)[of.indexOf('particulars')] ?? ''));

/** No number of a bill in a row; and whether it has sums on both sides, as no voucher has. */
export function sumIn(line: string, { separator, roles: of }: Table) {
  const cells = cellsOf(line, separator);
  const has = (role: Role) => cells.some((cell, index) => of[index] === role && cell !== '');
  return { isBare: !has('bill'), isOfBoth: has('amount') && has('credit') };
}

/**
 * Reads a row by its column names: several debts where columns say how long each waits; null where it has other
 * columns. `above` names the party of an empty cell, `day` the date of one in a ledger.
 */
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
  /** What the columns of a role agree on; null where they are empty. */
  const sumOf = (role: Role): Paise | DebtIssue | null => {
    const [sum = null, ...others] = of(role).map((cell) =>
      /^[-–—]$/.test(cell)
        ? 0
        : (cellAmount(`${cell} ${unit(role)}`.trim())?.amount ?? (isTwo(cell) ? 'twoInCell' : 'noAmount')),
    );
    return others.some((other) => other !== sum) ? 'severalAmounts' : sum;
  };
  const isReceipt = of('type').some((cell) => receipt.test(cell));
  const isTheirs = [...of('status'), ...of('aside'), ...(isReceipt ? [] : of('type'))].some((cell) =>
    theirs.test(cell),
  );
  const isEither = !has('credit') && of('type').some((cell) => /journal|jrnl|contra|\bjv\b/i.test(cell));
  if (isTheirs || isEither || sumOf('theirs')) return 'otherWords';
  const owing = (['balance', 'total', 'amount'] as const).find(has);
  if (owing === undefined) return has('age') && !sumOf('less') ? 0 : 'otherWords';
  const owed = sumOf(owing);
  if (owed === null && owing === 'balance' && has('age')) return 0;
  const paid = has('balance') ? null : sumOf('credit');
  const [side = 'dr'] = of('side');
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
  const said = has('balance') ? [] : has('credit') ? of('status') : [...of('status'), ...of('aside'), ...of('type')];
  if (said.some((cell) => /^(?:fully )?paid$|^चुकता$/i.test(cell))) return 0;
  if (said.some((cell) => sayings.test(cell)) || (!has('balance') && sumOf('less'))) return 'otherWords';
  const ofBill = sumOf(has('total') ? 'total' : 'amount') ?? (has('credit') ? 0 : Number.NaN);
  const isOver = Number(owed) > Number(ofBill) - Math.abs(Number(sumOf('credit') ?? 0));
  if (owing === 'balance' && isOver) return 'severalAmounts';
  if (owed === null && paid === null) return 'noAmount';
  return ((owed ?? 0) - Math.abs(paid ?? 0)) * sign;
}

/** The cells of a line; a quoted one may hold what else separates. */
function cellsOf(line: string, separator: RegExp): readonly string[] {
  const cells: string[] = [];
  let open = '';
  for (const part of line.replace(/^\s*\||\|\s*$/g, '').split(separator)) {
    open = open === '' ? part : `${open},${part}`;
    if (open.split('"').length % 2 === 0) continue;
    cells.push(open.replace(/"/g, '').trim());
    open = '';
  }
  return cells;
}
