import type { Paise } from '../tax/paise.ts';
import { sayings } from './list-words.ts';
import { cellAmount } from './read-amount.ts';
import { checked, type Debt, type DebtIssue, readDate, separators } from './read-debt.ts';

/** What the columns of a table are called, the first that fits; an aside says nothing of how much. */
const roles = {
  status: /status/i,
  theirs: /payable|give|(?:advance|credit) bal|देना|देने/i,
  aside: /days|limit|phone|mobile|mode|type|opening|code|gstin?$|\bid$|(?:deliver|next|last) (?:\S+ )?date|दिन|फ़ोन/i,
  /** Beside these a bill may be paid in part, or wholly. */
  less: /discount|return|tds|paid\?|(?:pay|paid|recei)\S* (?:date|on)|date (?:of )?(?:pay|paid|recei)|छूट|वापस/i,
  due: /^due (?:date|on)/i,
  date: /date|since|^dt\.?$|तारीख|दिनांक|तिथि/i,
  side: /^(?:dr|debit)\.? ?[/|] ?(?:cr|credit)/i,
  balance: /balance|\bbal\b|pending|outstanding|due|receivable|unpaid|ba+ki|बाक|बकाया|शेष/i,
  credit: /credit|\bcr\b|\bgot\b|मिले|received|recd|paid|payment|receipt|advance|जमा|प्राप्त/i,
  total: /total|net|(?:bill|invoice) (?:amount|value)|कुल/i,
  amount: /amount|amt|value|^rs\.?$|₹|debit|\bdr\b|gave|udha+r|उधार|दिए|राशि|रकम|रुपय/i,
  party: /party|customer|client|buyer|debtor|dealer|^name$|पार्टी|ग्राहक|^नाम$/i,
  particulars: /particulars|account|ledger|name|विवरण|खाता/i,
};
type Role = keyof typeof roles;

/** In a cell: the row is no bill of ours, or is paid already. */
const theirs = /payable|give|advance|supplier|creditor|purchase|payment|receipt|return|note|देना|देने|एडवांस/i;
/** Amounts may be counted in these by all of a table. */
export const inUnits = /lakh|lac|crore|thousand|लाख|करोड़|हज़ार/i;

/** A table as the names over its columns make it. */
export type Table = { readonly separator: RegExp; readonly heads: readonly string[]; readonly roles: readonly Role[] };

/** The table that a line begins with the names of its columns; null where it does not. */
export function tableOf(line: string): Table | null {
  const names = Object.entries(roles) as [Role, RegExp][];
  for (const separator of /\d/.test(line) ? [] : separators) {
    const heads = cellsOf(line, separator);
    const found = heads.map((head): Role => names.find(([, words]) => words.test(head))?.[0] ?? 'aside');
    const has = (...some: readonly Role[]) => some.some((role) => found.includes(role));
    if (!has('party', 'particulars') || !has('balance', 'total', 'amount', 'credit')) continue;
    // In a ledger the balance runs on: it is no line's own.
    const isLedger = /debit|\bdr\b|gave|दिए/i.test(line) && has('credit');
    return { separator, heads, roles: found.map((role) => (isLedger && role === 'balance' ? 'aside' : role)) };
  }
  return null;
}

/** Reads a row by its column names; null where it has other columns. `above` names the party of an empty cell. */
export function readRow(line: string, table: Table, today: string, above: string): Debt | DebtIssue | null {
  const cells = cellsOf(line, table.separator);
  if (cells.length !== table.roles.length) return null;
  const at = (role: Role) => cells.find((cell, index) => cell !== '' && table.roles[index] === role);
  const date = readDate(at('date') ?? at('due') ?? '', today);
  if (typeof date === 'string') return date;
  const amount = rowAmount(cells, table);
  const party = at('party') ?? at('particulars') ?? '';
  return typeof amount === 'string' ? amount : checked({ party, date: date.iso, amount }, today, above);
}

function rowAmount(cells: readonly string[], table: Table): Paise | DebtIssue {
  const has = (role: Role) => table.roles.includes(role);
  const of = (role: Role) => cells.filter((cell, index) => cell !== '' && table.roles[index] === role);
  const unit = (role: Role) => inUnits.exec(table.heads[table.roles.indexOf(role)] ?? '')?.[0] ?? '';
  /** What the columns of a role agree on; null where they are empty. */
  const sumOf = (role: Role): Paise | DebtIssue | null => {
    const [sum = null, ...others] = of(role).map((cell) =>
      /^[-–—]$/.test(cell) ? 0 : (cellAmount(`${cell} ${unit(role)}`.trim())?.amount ?? 'noAmount'),
    );
    return others.some((other) => other !== sum) ? 'severalAmounts' : sum;
  };
  const isTheirs = [...of('status'), ...of('aside')].some((cell) => theirs.test(cell));
  if (isTheirs || sumOf('theirs')) return 'otherWords';
  const owing = (['balance', 'total', 'amount'] as const).find(has);
  if (owing === undefined) return 'otherWords';
  const owed = sumOf(owing);
  const paid = has('balance') ? null : sumOf('credit');
  // Without a balance, what else is said of a bill may be that it is paid, or some of it.
  const said = has('balance') ? [] : has('credit') ? of('status') : [...of('status'), ...of('aside')];
  if (said.some((cell) => /^(?:fully )?paid$|^चुकता$/i.test(cell))) return 0;
  if (said.some((cell) => sayings.test(cell)) || (!has('balance') && sumOf('less'))) return 'otherWords';
  const ofBill = sumOf(has('total') ? 'total' : 'amount') ?? (has('credit') ? 0 : Number.NaN);
  const isOver = Number(owed) > Number(ofBill) - Math.abs(Number(sumOf('credit') ?? 0));
  if (owing === 'balance' && isOver) return 'severalAmounts';
  if (typeof owed === 'string') return owed;
  if (typeof paid === 'string') return paid;
  if (owed === null && paid === null) return 'noAmount';
  const [side = 'dr'] = of('side');
  if (!/^(?:[dc]r|debit|credit)\b/i.test(side)) return 'otherWords';
  const amount = (owed ?? 0) - Math.abs(paid ?? 0);
  return /^c/i.test(side) ? 0 - amount : amount;
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
