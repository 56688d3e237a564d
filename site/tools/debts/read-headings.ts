import { type HeadingWord, headingWords, notDueWords, openEndedAgeWords } from './list-words.ts';
import { readPowerOfTen } from './read-amount.ts';
import { splitIntoWords } from './split-into-words.ts';

/** The kind of a column according to its heading. */
export type HeadingKind =
  | 'party'
  | 'particulars'
  | 'balance'
  /** Amounts that the shop owes to the party. */
  | 'creditBalance'
  | 'billed'
  | 'received'
  /** Deductions from a bill: tax deducted at source, a discount, returned goods. */
  | 'deducted'
  | 'iOwe'
  | 'opening'
  | 'taxes'
  | 'age'
  | 'date'
  | 'dueDate'
  /** Dates of payments. */
  | 'paidOn'
  | 'kind'
  | 'status'
  | 'side'
  | 'bill'
  /** Numbers of the bills that payments are for. */
  | 'against'
  | 'phone'
  | 'note'
  | 'aside'
  | 'unknown';

export type ColumnHeading = {
  readonly text: string;
  readonly kind: HeadingKind;
  /** True if all words of the heading are known, and none contradicts another. */
  readonly isCertain: boolean;
  /** The range of days in the heading of an age column. `to` may be infinite. */
  readonly days: readonly [from: number, to: number] | null;
  /** The number of zeros that the heading adds to its numbers: 5 for `in lakh`. */
  readonly zeros: number;
  /** True if the shop owes money to the parties of the column. */
  readonly isOfCreditors: boolean;
};

const meaningsOf = new Map<string, readonly HeadingWord[]>();
for (const [meaning, words] of Object.entries(headingWords) as [HeadingWord, readonly string[]][]) {
  for (const word of words) meaningsOf.set(word, [...(meaningsOf.get(word) ?? []), meaning]);
}

/** Words of columns that are never counted: "Credit Limit", "Overdue Days". */
const alwaysAside = new Set(
  'limit, days, months, weeks, terms, mode, method, qty, quantity, rate, code, group, category, gstin, hsn, percent, currency, sr, sl, sno, srno, serial, क्रम, दिन'.split(
    ', ',
  ),
);
/** Words before `date` in the heading of a balance: "Balance as on date". */
const untilWords = ['as', 'till', 'to', 'upto'];

/** Dates and rates inside a heading: "Balance as on 22-11-2026", "Pending Nov 2026", "TDS 10%". */
const datesInside = new RegExp(
  [
    '\\d{1,4}[-/.]\\d{1,2}[-/.]\\d{2,4}',
    '\\d{1,2}(?:st|nd|rd|th)?[ -]?[a-z]{3,9}[ ,-]*\\d{2,4}',
    "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ ,'’-]*(?:20)?\\d\\d(?!\\d)",
    '@? ?\\d+(?:\\.\\d+)? ?%',
  ].join('|'),
  'gi',
);

/** Reads the heading of a column. `before` contains the headings to its left. */
export function readHeading(text: string, before: readonly ColumnHeading[]): ColumnHeading {
  const days = readAgeRange(text, before);
  const words = splitIntoWords(apart(text).replace(datesInside, ' ').replace(/#/g, ' # ')).concat(
    text.includes('#') ? ['#'] : [],
  );
  const has = (...meanings: readonly HeadingWord[]): boolean =>
    words.some((word) => meaningsOf.get(word)?.some((meaning) => meanings.includes(meaning)));
  const kind = days === null ? kindOf(words, has) : 'age';
  const isKnown = words.length > 0 && words.every((word) => meaningsOf.has(word));
  const contradicts =
    (kind === 'balance' && has('received') && !has('opening')) ||
    (kind === 'iOwe' && (has('received', 'party') || words.includes('receivable'))) ||
    (kind === 'received' && (has('aside') || words.includes('sale') || words.includes('sales')));
  return {
    text,
    kind: text === '' ? 'aside' : kind,
    isCertain: text === '' || kind === 'age' || (isKnown && !contradicts && kind !== 'unknown'),
    days,
    zeros: readPowerOfTen(words),
    isOfCreditors: has('creditor'),
  };
}

/** Separates words that a program has joined: `AmountDue`, `BILLDATE`. */
const apart = (text: string): string =>
  text.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/\b(bill|inv|invoice|due|voucher)(date)\b/gi, '$1 $2');

function kindOf(words: readonly string[], has: (...meanings: readonly HeadingWord[]) => boolean): HeadingKind {
  const says = (...some: readonly string[]): boolean => some.some((word) => words.includes(word));
  const isDebit = says('dr', 'debit');
  const isCredit = says('cr', 'credit', 'credits');
  if ((isDebit && isCredit) || says('d/c')) return 'side';
  // A column "Collected by" contains persons, and "Is Return" contains yes or no.
  if ((words.length > 1 && words[words.length - 1] === 'by') || words[0] === 'is') return 'aside';
  if (words.length === 1 && says('to')) return 'party';
  if (has('phone')) return 'phone';
  if (says('against', 'agst')) return 'against';
  const isOfDay = has('balance') && words.some((word, at) => untilWords.includes(word) && !says('due') && at > 0);
  if (has('date') && !isOfDay) return dateKindOf(says, has);
  if (words[0] === 'due' && says('on', 'by')) return 'dueDate';
  if (words[0] === 'due' && words[1] === 'in') return 'aside';
  if (says('last') && has('received')) return 'aside';
  // The date after "As on" is the date of the list, not of a bill.
  if (words.join(' ') === 'as on') return 'aside';
  if (has('status')) return 'status';
  if (has('kind')) return has('party') || says('payment', 'mode') ? 'aside' : 'kind';
  if (words.some((word) => alwaysAside.has(word))) return 'aside';
  if (has('note') || (words.length === 1 && says('note', 'notes'))) return 'note';
  if (has('document', 'number') && !has('balance', 'billed', 'received', 'iOwe', 'taxes', 'deducted', 'party'))
    return 'bill';
  return moneyKindOf(says, has, isCredit) ?? nameKindOf(has);
}

function dateKindOf(
  says: (...some: readonly string[]) => boolean,
  has: (...meanings: readonly HeadingWord[]) => boolean,
): HeadingKind {
  if (says('due', 'देय')) return 'dueDate';
  if (has('received')) return 'paidOn';
  return says('next', 'last', 'delivery', 'reminder', 'followup') ? 'aside' : 'date';
}

function moneyKindOf(
  says: (...some: readonly string[]) => boolean,
  has: (...meanings: readonly HeadingWord[]) => boolean,
  isCredit: boolean,
): HeadingKind | null {
  if (has('iOwe')) return says('receivable') ? 'unknown' : 'iOwe';
  if (says('last') && has('balance')) return 'opening';
  if (has('opening') && (has('balance', 'billed') || !has('party', 'received'))) return 'opening';
  // "प्राप्त करना है" means that the amount has not been received yet.
  if (has('received') && says('करना')) return 'balance';
  if (has('balance')) return isCredit || says('advance') ? 'creditBalance' : 'balance';
  if (says('account') && says('on')) return 'received';
  if (isCredit && says('note', 'notes')) return 'deducted';
  if (has('deducted')) return 'deducted';
  if (has('taxes')) return says('incl', 'including') && has('billed') ? 'billed' : 'taxes';
  if (has('received')) return says('sale', 'sales') ? 'billed' : 'received';
  return has('billed') ? 'billed' : null;
}

function nameKindOf(has: (...meanings: readonly HeadingWord[]) => boolean): HeadingKind {
  if (has('party', 'creditor')) return 'party';
  if (has('particulars')) return 'particulars';
  return has('aside') ? 'aside' : 'unknown';
}

const belowWords = ['<', 'under', 'below', 'upto', 'less', 'within', 'तक'];
const aboveWords = ['>', '+', 'over', 'above', 'more', 'older', 'beyond', 'से', 'ऊपर', 'अधिक', 'ज़्यादा'];
const monthDays = 30;
const ageFillers = [
  'm',
  'month',
  'months',
  'days',
  'day',
  'din',
  'दिन',
  'to',
  'than',
  'and',
  'or',
  'up',
  'past',
  'due',
  'overdue',
  'old',
  '&',
  'dr',
];

/**
 * Returns the days of a heading such as `31-60`, `< 30 days` or `91 and over`, else null. For `Older`, the days begin
 * where the last age column in `before` ends.
 */
export function readAgeRange(text: string, before: readonly ColumnHeading[] = []): readonly [number, number] | null {
  const plain = text.toLowerCase().replace(/[()]/g, ' ').trim();
  const last = before.filter(({ days }) => days !== null).pop()?.days ?? null;
  if (notDueWords.includes(plain)) return [0, Number.POSITIVE_INFINITY];
  if (openEndedAgeWords.includes(plain)) return last === null ? null : [last[1], Number.POSITIVE_INFINITY];
  const parts = plain.match(/\d+|[<>+&]|[^\s\d<>+&–-]+/g) ?? [];
  const numbers = parts.filter((part) => /^\d{1,3}$/.test(part)).map(Number);
  const isBelow = parts.some((part) => belowWords.includes(part)) || /up ?to/.test(plain);
  const isAbove = parts.some((part) => aboveWords.includes(part)) && !/\d\s*से\s*\d/.test(plain);
  const isAge = parts.every(
    (part) => /^\d{1,3}$/.test(part) || [belowWords, aboveWords, ageFillers].flat().includes(part),
  );
  const [from = 0, to] = numbers;
  if (!isAge || numbers.length === 0 || numbers.length > 2) return null;
  const isMonths = /month|\bm\b/.test(plain);
  const unit = isMonths ? monthDays : 1;
  if (to !== undefined) return from < to ? [from * unit, to * unit] : null;
  if (isBelow) return [0, from * unit];
  if (isAbove) return [from * unit, Number.POSITIVE_INFINITY];
  return isMonths ? [from * unit, (from + 1) * unit] : null;
}
