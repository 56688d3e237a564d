import { separators } from './read-debt.ts';

/** What the columns of a table are called, the first that fits; an aside says nothing of how much. */
const roles = {
  status: /status/i,
  theirs: /payable|give|(?:advance|credit|^cr\.?) bal|bal\S* \(?cr(?:edit)?\.?\)?$|\bden[ae]\b|देना|देने/i,
  against: /against|agst|adjust/i,
  bill: /(?:bill|inv\S*|ref|vch|voucher|doc)\S* ?(?:no|num|#)|^(?:bill|ref|inv)\.?$|बिल (?:नं|नंबर|संख्या)/i,
  type: /^(?:(?:vch|voucher|txn|transaction|entry|doc\S*)\.? ?)?type$|^प्रकार$/i,
  phone: /phone|mobile|whatsapp|फ़ोन|मोबाइल/i,
  opening: /opening/i,
  remark: /remark|\bnotes?$|narration|comment|टिप्पणी/i,
  aside: /days|limit|mode|type|code|gstin?$|\bid$|(?:deliver|next|last) (?:\S+ )?date|दिन/i,
  /** Beside these a bill may be paid in part, or wholly. */
  less: /on account|discount|return|tds|paid\?|(?:pay|paid|recei)\S* (?:date|on)|date (?:of )?(?:pay|paid|recei)|छूट|वापस/i,
  due: /^due (?:date|on)/i,
  date: /date|since|^dt\.?$|तारीख|दिनांक|तिथि/i,
  side: /^(?:dr|debit)\.? ?[/|] ?(?:cr|credit)/i,
  balance: /balance|\bbal\b|pending|outstanding|due|receivable|unpaid|closing|will get|ll get|ba+ki|बाक|बकाया|शेष/i,
  credit:
    /credit|\bcr\b|\bgot\b|मिले|received|recd|paid|payment|receipt|advance|^collect(?:ed|ions?)\b|\bjama\b|जमा|प्राप्त/i,
  total: /total|net|(?:bill|invoice) (?:amount|value)|कुल/i,
  amount: /amount|amt|value|^sales$|^rs\.?$|₹|debit|\bdr\b|gave|udha+r|उधार|दिए|राशि|रकम|रुपय/i,
  party: /party|customer|client|buyer|debtor|dealer|^name$|पार्टी|ग्राहक|^नाम$/i,
  particulars: /particulars|account|ledger|name|विवरण|खाता/i,
};
/** `age`: how long what stands below has waited (`31-60`). */
export type Role = keyof typeof roles | 'age';

/** In a table with these, no cell says whose ledger it is. */
const counterpart = /^(?:to|by)\b|^(?:\S+ )?sales?\b|^opening balance|^बिक्री/i;
/** A table by its column names; `owner`: whose ledger it is. */
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
/** The days of a column like `31-60`, `< 30 days` or `90+`, or null. */
export function daysOf(head: string): readonly [number, number] | null {
  if (/^(?:current|not (?:yet )?due)$/i.test(head)) return [0, Number.POSITIVE_INFINITY];
  const [, below, above, from, to, plus] = ageHead.exec(head) ?? [];
  if (from === undefined) return null;
  if (below) return [0, Number(from)];
  if (above || plus) return [Number(from), Number.POSITIVE_INFINITY];
  return to === undefined ? null : [Number(from), Number(to)];
}

/** Returns the table whose column names a line has, or null. `owner`: whose ledger it may be. */
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
    // Between dates the balance runs on: neither it nor its side is a line's own.
    const isRunning = isLedger && has('date');
    const isItsSide = (role: Role) => role === 'side' && found.includes('balance');
    const used = found.map((role) => (isRunning && (role === 'balance' || isItsSide(role)) ? 'aside' : role));
    return {
      separator,
      heads,
      roles: used,
      isSummary: !has('date') && has('balance') && (isLedger || (has('opening') && has('credit'))),
      owner: has('party') || !has('date') ? '' : owner,
    };
  }
  return null;
}

/** Adds a second line of names, which says debit or credit of each column; null if a line is none. */
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

/** Whether the rows name what stands against each sum, not whose ledger it is. */
export const isOfOne = (rows: readonly string[], { separator, roles: of }: Table): boolean =>
  of.includes('date') &&
  !of.includes('party') &&
  rows.some((row) => counterpart.test(cellsOf(row, separator)[of.indexOf('particulars')] ?? ''));

/** The cells of a line; a quoted one may hold what else separates. */
export function cellsOf(line: string, separator: RegExp): readonly string[] {
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
