import { findDates } from '../reading/find-dates.ts';
import { latinDigits } from '../reading/latin-digits.ts';
import { readDecimal } from '../reading/read-decimal.ts';
import { writtenText } from '../reading/written-text.ts';
import type { Paise } from '../tax/paise.ts';

export type Debt = { readonly party: string; readonly date: string; readonly amount: Paise };

/** Why a line is listed instead of read: whoever pasted it decides, nothing is guessed. */
export type DebtIssue =
  | 'noDate'
  | 'badDate'
  | 'severalDates'
  | 'futureDate'
  | 'noAmount'
  | 'severalAmounts'
  | 'amountInWords'
  | 'notPositive'
  | 'noParty';

/** Between the parts of a line, the plainest first: a comma may also stand inside an amount. */
const separators = [/\t/, /;/, /\|/, / {2,}/, /, /, /,/];

/**
 * Reads a line of a spreadsheet or a notebook: a party, a date and an amount, in whatever order. `today` is an ISO
 * date: what is dated later is owed by nobody yet.
 */
export function readDebt(line: string, today: string): Debt | DebtIssue {
  const text = latinDigits(writtenText(line.replace(/["\u00a0]/g, ' ')));
  const found = inColumns(text) ?? inRunningText(text);
  if (typeof found === 'string') return found;
  if (found.date > today) return 'futureDate';
  if (found.amount <= 0) return 'notPositive';
  return /[a-z\u0080-\uffff]/i.test(found.party) ? found : 'noParty';
}

/** Three columns of which one is a date, one an amount and one neither; null where no separator makes such. */
function inColumns(text: string): Debt | null {
  for (const separator of separators) {
    const columns = text.split(separator).map((column) => column.trim());
    const filled = columns.filter((column) => column !== '');
    if (filled.length !== 3) continue;
    const dates = filled.filter((column) => wholeDate(column) !== null);
    const amounts = filled.filter((column) => typeof wholeAmount(column) === 'number');
    const party = filled.find((column) => !dates.includes(column) && !amounts.includes(column));
    if (dates.length !== 1 || amounts.length !== 1 || party === undefined) continue;
    const date = wholeDate(dates[0] ?? '');
    const amount = wholeAmount(amounts[0] ?? '');
    if (date !== null && typeof amount === 'number') return { party: tidy(party), date, amount };
  }
  return null;
}

function wholeDate(column: string): string | null {
  const [date] = findDates(column);
  return date !== undefined && date.start === 0 && date.end === column.length ? date.iso : null;
}

const wholeAmount = (column: string): number | null => {
  const amount = /\d/.test(column) ? readDecimal(column, 2) : null;
  return typeof amount === 'number' ? amount : null;
};

/** In running text a comma separates as well as groups, so only Indian grouping is one number here. */
const amountForm =
  /(^|[\s,;|:=])((?:₹|rs\.?|inr)?) ?([-−–]?)((?:\d{1,2}(?:,\d\d)*,\d{3}|\d+)(?:\.\d{1,2})?)( ?\/-)?(?=$|[\s,;|])/gi;
const magnitude = /\d\s*(?:lakhs?|lacs?|crores?|cr|thousand|hundred|k|लाख|करोड़|करोड़|हज़ार|हज़ार|हजार|सौ)(?=$|[\s,;|])/i;

function inRunningText(text: string): Debt | DebtIssue {
  const dates = findDates(text);
  const [date] = dates;
  if (date === undefined) return 'noDate';
  if (dates.length > 1) return 'severalDates';
  if (date.iso === null) return 'badDate';
  const rest = `${text.slice(0, date.start)}\t${text.slice(date.end)}`;
  if (magnitude.test(rest)) return 'amountInWords';
  const amounts = findAmounts(rest);
  const marked = amounts.filter(({ isMarked }) => isMarked);
  const [amount, other] = marked.length > 0 ? marked : amounts;
  if (amount === undefined) return 'noAmount';
  if (other !== undefined) return 'severalAmounts';
  if (amount.isNegative) return 'notPositive';
  const value = readDecimal(amount.digits, 2);
  if (typeof value !== 'number') return 'noAmount';
  const party = tidy(`${rest.slice(0, amount.start)} ${rest.slice(amount.end)}`);
  return { party, date: date.iso, amount: value };
}

function findAmounts(text: string) {
  const found: { digits: string; isMarked: boolean; isNegative: boolean; start: number; end: number }[] = [];
  amountForm.lastIndex = 0;
  for (let match = amountForm.exec(text); match !== null; match = amountForm.exec(text)) {
    const [whole, before = '', currency = '', minus = '', digits = '', mark] = match;
    const start = match.index + before.length;
    const isMarked = currency !== '' || mark !== undefined;
    found.push({ digits, isMarked, isNegative: minus !== '', start, end: match.index + whole.length });
  }
  return found;
}

/** A name without what stood between it and its neighbours. */
const tidy = (party: string): string =>
  party.replace(/[\s,;|]+/g, (gap) => (/^\s*,\s*$/.test(gap) ? ', ' : ' ')).replace(/^[\s,;:|=.-]+|[\s,;:|=-]+$/g, '');
