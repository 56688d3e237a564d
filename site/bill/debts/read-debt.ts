import { type FoundDate, findDates } from '../reading/find-dates.ts';
import type { Paise } from '../tax/paise.ts';
import type { Words } from '../tax/words.ts';
import { isTitle, sayings } from './list-words.ts';
import { cellAmount, type FoundAmount, findAmounts } from './read-amount.ts';

/** A bill, or below 0 what has been paid. */
export type Debt = { readonly party: string; readonly date: string; readonly amount: Paise };

/** Why a line is listed instead of read: whoever pasted it decides, nothing is guessed. */
export type DebtIssue =
  | Extract<FoundAmount['amount'], string>
  | Words<'noDate badDate severalDates farDate severalAmounts otherWords noParty noHeads'>;

/** Between the parts of a line, the plainest first: a comma may also stand inside an amount. */
export const separators = [/\t/, /;/, /\|/, / {2,}/, /, /, /,/];

/** Numbers that are no amounts: telephones, bills, days of waiting. */
const asides = [
  /(?:\+?91[ -]?)?[6-9]\d{9}(?!\d)/g,
  /(?:^|\s)(?:(?:inv(?:oice)?|vch|ref)[ .]*(?:no|number)?|(?:bill|बिल)[ .]*(?:no|number|नं|#|(?=[-/])))[.:#/ -]*\d[\d/-]*/gi,
  /(?:^|\s)(?:#\d+|\d{4}-\d\d\/\d+)/g,
  /(?:^|[\s,|])(?:party(?: name)?|name|date|dt|amount|amt)\s*[:=]/gi,
  /\(?\d+ ?(?:days?|din|दिन)\)?/gi,
];

/**
 * Reads a line of a spreadsheet or a notebook: a party, a date and an amount, in whatever order. `today` is an ISO
 * date; `above` names the party where the line has none.
 */
export function readDebt(line: string, today: string, above: string): Debt | DebtIssue {
  // In which column an amount stands may say that it is paid.
  if (/[\t;|] *[\t;|]/.test(line.trim())) return 'noHeads';
  const text = asides.reduce((rest, aside) => rest.replace(aside, ' '), line.replace(/["*]/g, ' ')).trim();
  const found = inColumns(text, today) ?? inRunningText(text, today);
  return typeof found === 'string' ? found : checked(found, today, above);
}

/** What holds for a bill wherever it stands. */
export function checked({ party, date, amount }: Debt, today: string, above: string): Debt | DebtIssue {
  if (date > today || Number(date.slice(0, 4)) < Number(today.slice(0, 4)) - 10) return 'farDate';
  if (sayings.test(party) || /[+@%×$€<>?✓✔]/.test(party)) return 'otherWords';
  const name = /[a-z\u0080-\uffff]/i.test(party) && !isTitle(party) ? tidyName(party) : above;
  return name === '' ? 'noParty' : { party: name, date, amount };
}

/** The one date of a text, and where it stands. */
export function readDate(text: string, today: string): (FoundDate & { readonly iso: string }) | DebtIssue {
  const [date, other] = findDates(text, today);
  if (date === undefined) return 'noDate';
  if (other !== undefined) return 'severalDates';
  return date.iso === null ? 'badDate' : { ...date, iso: date.iso };
}

/** Columns of which one is a date, one an amount (or what is left of it) and one neither; null where none are such. */
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
    if (!found || other || !date || dates.length > 1 || !party || names.length > 1) continue;
    return typeof found.amount === 'string' ? found.amount : { party, date, amount: found.amount };
  }
  return null;
}

/** What joins a name to its date and its amount, and brackets from which these are taken. */
const joints =
  /\(\s*\)|(?:^|\s)(?:bill|बिल) \d+|(?:[\s,;|.–—-]+(?:unpaid|pending|overdue|due|dr|dt|dated|as on|on|bill|inv|hai|है|k[aei]|का|के|की)(?=[\s,;|.–—-]|$))+[\s,;|.–—-]*$/gi;

function inRunningText(text: string, today: string): Debt | DebtIssue {
  const date = readDate(text, today);
  if (typeof date === 'string') return date;
  const rest = cut(text, date);
  const amounts = findAmounts(rest);
  const [owed = 0, paid = 0, left = 0] = amounts.map(({ amount }) => Number(amount));
  // `5000 जमा 2000 बाकी 3000`: three that prove each other.
  const isProved = amounts[2]?.is.left && paid < 0 && owed + paid === left;
  const marked = amounts.filter(({ is }) => is.marked);
  // A number before the one that is marked may be of the name, one behind it is of the sum.
  const isClear = marked.length === 1 && amounts[amounts.length - 1] === marked[0];
  const [found, other] = isProved ? amounts.slice(2) : isClear ? marked : amounts;
  if (found === undefined) return 'noAmount';
  if (other !== undefined) return 'severalAmounts';
  if (typeof found.amount === 'string') return found.amount;
  const party = (isProved ? amounts.reduceRight(cut, rest) : cut(rest, found)).replace(joints, ' ');
  return { party, date: date.iso, amount: found.amount };
}

const cut = (text: string, { start, end }: Omit<FoundDate, 'iso'>): string =>
  `${text.slice(0, start)}\t${text.slice(end)}`;

/** A name without what stood between it and its neighbours, and without the "M/s" that only some lines have. */
export const tidyName = (party: string): string =>
  party
    .replace(/[\s,;|]+/g, (gap) => (/^\s*,\s*$/.test(gap) ? ', ' : ' '))
    .replace(/^[\s,;:|=./–—-]+|[\s,;:|=./–—_-]+$/g, '')
    .replace(/^(?:m\/s|messrs)[.\s]+/i, '');
