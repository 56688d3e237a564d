import { indianMobilePattern } from '../../../account/phone-number.ts';
import type { Paise } from '../../base/money.ts';
import { type FoundDate, findDates, hasMonthBeside, isPlausible } from '../reading/find-dates.ts';
import { isAccount, isTitle, sayings } from './list-words.ts';
import { cellAmount, type FoundAmount, findAmounts } from './read-amount.ts';

/** A bill, or below 0 what has been paid. */
export type Debt = {
  readonly party: string;
  /** ISO; null if undated. */
  readonly date: string | null;
  readonly amount: Paise;
  /** Its number; of a payment the bill that it names. */
  readonly bill?: string;
  readonly phone?: string;
  /** Days waited, if a column says that instead of a date. */
  readonly days?: readonly [number, number];
};

/** Why a line is listed, not read: the visitor decides, nothing is guessed. */
export type DebtIssue =
  | Extract<FoundAmount['amount'], string>
  | 'noDate'
  | 'badDate'
  | 'severalDates'
  | 'farDate'
  | 'wrongClock'
  | 'severalAmounts'
  | 'twoInCell'
  | 'maybeSum'
  | 'otherNumber'
  | 'otherWords'
  | 'noParty'
  | 'noHeads'
  | 'noColumn';

/** Between the parts of a line, the plainest first: a comma may also stand inside an amount. */
export const separators = [/\t/, /;/, /\|/, / {2,}/, /, /, /,/];

/** Indian mobile numbers inside a text. */
const phones = new RegExp(
  `(^|[^\\d,.]|[^\\d],)(?:(?:\\+|00?)?91[ -]?|0)?(${indianMobilePattern('[ -]?')})(?!\\d)`,
  'g',
);

/** Returns the ten digits of a text's only telephone number, or ''. */
export function phoneOf(text: string): string {
  const [phone, other] = Array.from(text.matchAll(phones), ([, , digits = '']) => digits.replace(/[ -]/, ''));
  return other === undefined ? (phone ?? '') : '';
}

const billNumber =
  /(?:^|\s)(?:(?:inv(?:oice)?|vch|ref)[ .]*(?:no|number)?|(?:bill|बिल)[ .]*(?:no|number|नं|#|(?=[-/])))[.:#/ -]*(\d[\d/-]*)/i;
/** Numbers that are no amounts: telephones, bills, days of waiting. */
const asides = [
  new RegExp(billNumber, 'gi'),
  /(?:^|\s)(?:#\d+|\d{4}-\d\d\/\d+)/g,
  /(?:^|[\s,|])(?:party(?: name)?|name|date|dt|amount|amt)\s*[:=]/gi,
  /\(?\d+ ?(?:days?|din|दिन)\)?/gi,
];
/** If no date stands beside it: a PIN code, a year, a house or line number. ₹ makes it an amount. */
const otherNumber =
  /^\d\d?\s+\D|(?:^|[\s,–-])(?:[1-9]\d{5}|20[23]\d)(?=$|[\s,.)])|(?:\bno\b|\b(?:shop|flight|train|bus|table|token|otp|code|pnr|seat|age|qty|a\/c|ac|acct?|account)|plot|sector|ward|flat|room|house|gali|block|lane|road|street|nagar|\bpage|chapter|नं|दुकान|मकान)[. -]*\d|^\d+,? .*(?:road|street|nagar|marg\b)/i;

/** Reads a line of a spreadsheet or notebook in any order. `today`: ISO; `above`: the party if the line has none. */
export function readDebt(line: string, today: string, above: string): Debt | DebtIssue {
  // The column of an amount may say that it is paid.
  if (/[\t;|] *[\t;|]/.test(line.trim())) return 'noHeads';
  const text = asides
    .reduce((rest, aside) => rest.replace(aside, ' '), line.replace(/["*]/g, ' ').replace(phones, '$1'))
    .trim();
  if (findDates(text, today).length === 0) {
    if (hasMonthBeside(text)) return 'noDate';
    // `Ram,1,200` may have two numbers or one.
    if (/[^\d\s],\d{1,2}(?:,\d\d)*,\d{3}/.test(text)) return 'severalAmounts';
    if (!/[\t₹]/.test(text) && otherNumber.test(text)) return 'otherNumber';
  }
  const found = inColumns(text, today) ?? inRunningText(text, today);
  const [, bill = ''] = billNumber.exec(line) ?? [];
  return typeof found === 'string' ? found : checked({ ...found, bill, phone: phoneOf(line) }, today, above);
}

/** Checks the date and party of a debt; `above` is the party of a line without one. */
export function checked(debt: Debt, today: string, above: string): Debt | DebtIssue {
  const { party, date } = debt;
  if (date !== null && (date > today || Number(date.slice(0, 4)) < Number(today.slice(0, 4)) - 10)) return 'farDate';
  const name = /[a-z\u0080-\uffff]/i.test(party) && !isTitle(party) ? tidyName(party) : '';
  if (sayings.test(party) || isAccount(name) || /[+@%×$€~<>?✓✔✅☑❌]|👍|🆗/.test(party)) return 'otherWords';
  return name === '' && above === '' ? 'noParty' : { ...debt, party: name || above };
}

/** Returns the only date of a text and its place. */
export function readDate(text: string, today: string): (FoundDate & { readonly iso: string }) | DebtIssue {
  const [date, other] = findDates(text, today);
  if (date === undefined) return 'noDate';
  // Missing years, ages and the limit of ten years would all be wrong.
  if (!isPlausible(today)) return 'wrongClock';
  if (other !== undefined) return 'severalDates';
  return date.iso === null ? 'badDate' : { ...date, iso: date.iso };
}

/** Reads columns: at most one date, one amount (or what is left of it), one name; null if they differ. */
function inColumns(text: string, today: string): Debt | DebtIssue | null {
  for (const separator of separators) {
    const dates: string[] = [];
    const amounts: FoundAmount[] = [];
    const names: string[] = [];
    for (const column of text.split(separator).map((each) => each.trim())) {
      const date = readDate(column, today);
      const amount = cellAmount(column);
      if (typeof date !== 'string' && date.start === 0 && date.end === column.length) dates.push(date.iso);
      else if (amount) amounts.push(amount);
      else if (column !== '') names.push(column);
    }
    const left = amounts.filter(({ is }) => is.left);
    const [found, other] = left.length > 0 ? left : amounts;
    const [[date], [party]] = [dates, names];
    if (!found || other || dates.length > 1 || !party || names.length > 1) continue;
    // Nor may a comma that groups divide `Gupta 1,200`.
    if (date === undefined && (findDates(text, today).length > 0 || (`${separator}` === '/,/' && /\d,\d/.test(text))))
      continue;
    return typeof found.amount === 'string' ? found.amount : { party, date: date ?? null, amount: found.amount };
  }
  return null;
}

/** What joins a name to its date and its amount, and brackets from which these are taken. */
const joints =
  /\(\s*\)|(?:^|\s)(?:bill|बिल) \d+|(?:[\s,;|.–—-]+(?:unpaid|pending|overdue|due|old|purana|pich?hla|opening|previous|पुराना|पिछला|dr|dt|dated|as on|since|on|bill|inv|hai|है|k[aei]|का|के|की)(?=[\s,;|.–—-]|$))+[\s,;|.–—-]*$/gi;

function inRunningText(text: string, today: string): Debt | DebtIssue {
  const date = readDate(text, today);
  const isDated = typeof date !== 'string';
  if (!isDated && date !== 'noDate') return date;
  const rest = isDated ? cut(text, date) : text;
  const amounts = findAmounts(rest);
  const [owed = 0, paid = 0, left = 0] = amounts.map(({ amount }) => Number(amount));
  // `5000 जमा 2000 बाकी 3000`: three that prove each other.
  const isProved = amounts[2]?.is.left && paid < 0 && owed + paid === left;
  const marked = amounts.filter(({ is }) => is.marked);
  // A number before the marked one may belong to the name; one behind it belongs to the sum.
  const isClear = marked.length === 1 && amounts[amounts.length - 1] === marked[0];
  const [found, other] = isProved ? amounts.slice(2) : isClear ? marked : amounts;
  if (found === undefined) return 'noAmount';
  if (other !== undefined) return 'severalAmounts';
  if (typeof found.amount === 'string') return found.amount;
  if (!isDated) {
    // `5.11` may be a day. Words on both sides of a sum say more than a list does.
    if (!found.is.marked && /^\d\d?\.\d\d?$/.test(rest.slice(found.start, found.end).trim())) return 'noAmount';
    const sides = [rest.slice(0, found.start), rest.slice(found.end).replace(joints, '')];
    if (!isProved && sides.every((side) => /[a-z\u0900-\u0dff]/i.test(side))) return 'otherWords';
  }
  const party = (isProved ? amounts.reduceRight(cut, rest) : cut(rest, found)).replace(joints, ' ');
  return { party, date: isDated ? date.iso : null, amount: found.amount };
}

const cut = (text: string, { start, end }: Omit<FoundDate, 'iso'>): string =>
  `${text.slice(0, start)}\t${text.slice(end)}`;

/** Bullets, signs and emoji at either end of a name. */
const edges = '[\\s,;:|=./_·–—•▪●►➤*#\\u200b-\\u2bff\\ufe0f\\ud83c-\\ud83e\\udc00-\\udfff-]+';
const labels = 'rupees?|rupaye|rs|inr|amt|amount|dt|dated|date|दि|दिनांक|ता|तारीख|रु|रुपये|रुपए|रकम';
const atEnds = new RegExp(
  `^${edges}|${edges}$|^(?:${labels})(?=[\\s.:])|\\s(?:${labels}|re)$|^(?:m/s|messrs)[.\\s]+`,
  'gi',
);

/** Strips a name of separators, labels and the "M/s" that only some lines have. */
export function tidyName(party: string): string {
  const name = party.replace(/[\s,;|]+/g, (gap) => (/^\s*,\s*$/.test(gap) ? ', ' : ' ')).replace(atEnds, '');
  return name === party ? name : tidyName(name);
}
