import { indianMobilePattern } from '../../../account/phone-number.ts';
import type { Paise } from '../../base/money.ts';
import { type DateMatch, type DateOrder, findDates, hasMonthBesideNumber } from '../reading/find-dates.ts';
import { isLineWithBothDirections } from './directions.ts';
import { askedOutcome, countedOutcome, type DebtEntry, type LineOutcome, notCountedOutcome } from './entry.ts';
import {
  conversationWords,
  entryKindWords,
  excludedEntryKinds,
  numberWords,
  paymentWords,
  shopAccountNames,
  unpaidWords,
} from './list-words.ts';
import { hasLetter, isTitle, trimPartyName } from './names.ts';
import { type FoundAmount, findAmounts, readCellAmount } from './read-amount.ts';
import { createPhraseFinder, splitIntoWords } from './split-into-words.ts';
import { cellSeparators } from './split-pasted-lines.ts';

export type NotebookLineContext = {
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly order: DateOrder;
  /** The party to whom lines without a name belong, or ''. */
  readonly above: string;
};

/** Matches Indian mobile numbers inside a text. */
const phones = new RegExp(
  `(^|[^\\d,.]|[^\\d],)(?:(?:\\+|00?)?91[ -]?|0)?(${indianMobilePattern('[ -]?')})(?!\\d)`,
  'g',
);

/** Returns the ten digits of a text's only phone number, or ''. */
export function findPhoneNumber(text: string): string {
  const [phone, other] = Array.from(text.matchAll(phones), ([, , digits = '']) => digits.replace(/[ -]/, ''));
  return other === undefined ? (phone ?? '') : '';
}

const billNumber =
  /(?:^|\s)(?:(?:inv(?:oice)?|vch|ref)[ .]*(?:no|number)?|(?:bill|बिल)[ .]*(?:no|number|नं|#|(?=[-/])))[.:#/ -]*(\d[\d/-]*)/i;

/** Matches numbers that are not amounts, such as bill numbers, counts of days, times and dates. */
const asides: readonly RegExp[] = [
  // A landline number.
  /(?:^|\s)0\d{2,4}-\d{6,8}(?!\d)/g,
  // A financial year.
  /\(?\b20[12]\d-(?:20)?\d\d\)?(?![\d-])/g,
  /(?:^|[\s,–-])\d{1,2} ?(?:bills?|invoices?|बिल)(?=$|[\s,;:–-])/gi,
  /^\s*(?:pending|outstanding|unpaid|due|baki|bakaya|बाकी|बकाया)\s*:/gi,
  new RegExp(billNumber, 'gi'),
  /(?:^|\s)(?:#\d+|\d{4}-\d\d\/\d+)/g,
  /(?:^|[\s,|])(?:party(?: name)?|name|date|dt|amount|amt)\s*[:=]/gi,
  // No letter may follow `din`, because names such as Dinesh begin with it.
  /\(?\d+ ?(?:days?|din|दिन)(?![a-z\u0900-\u0dff])\)?/gi,
  /\([^()\d]*\d+ ?(?:kgs?|ltr|litres?|pcs|bags?|nos|gm|box(?:es)?|किलो|नग)\)/gi,
  /(?:^|\s)(?:at )?\d{1,2}:\d\d(?::\d\d)? ?(?:[ap]\.? ?m\b\.?)?/gi,
  /(?:^|\s)\d{1,2}\.\d\d ?[ap]\.? ?m\b\.?/gi,
  /\((?:bill|inv(?:oice)?|बिल)[^()]*\)/gi,
  /\([^()\d]*(?:hundred|thousand|lakh|only)[^()\d]*\)/gi,
  // Registration numbers, which contain letters and digits.
  /(?:^|\s)(?=[a-z\d]*\d)(?=[a-z\d]*[a-z])[a-z\d]{8,}(?=$|\s)/gi,
  /(?:^|\s)\d{1,2} ?(?:[ap]\.?m\b\.?|baje|बजे|o.?clock)/gi,
  /(?:^|\s)\d{1,2}(?:st|nd|rd|th)(?=$|[\s.,])(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))/gi,
];

/** Matches a month and year without a day: the period of a list, not the date of a bill. */
const months = /(^|[^\d\s./-])\s*(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[ ,.'’-]*20\d\d(?!\d)/gi;

/** Matches a line such as `500 Din Dayal`, in which `Din` may begin a name or be the Hindi word for days. */
const daysFirst = /^\s*\d+ (?:days?|din|दिन)\s[^\d]*[a-z\u0900-\u0dff][^\d]*$/i;

/** Matches words that show that the number after them is not an amount. */
const otherNumberWords = new RegExp(
  `\\b(?:${[
    'no|qty|page|chapter|age|pin|otp|code|pnr|token|seat|table|flight|train|bus',
    'a/c|ac|acct?|account',
    'shop|plot|sector|ward|flat|room|house|gali|block|lane|road|street|nagar',
  ].join('|')})[. -]*\\d|(?:नं|दुकान|मकान)[. -]*\\d`,
  'i',
);
/** Matches a PIN code, a year, or a house number or line number at the start of the line. */
const otherNumbers: readonly RegExp[] = [
  /^\d\d?\s+\D/,
  /(?:^|[\s,–-])(?:[1-9]\d{5}|20[23]\d)(?=$|[\s,.)])/,
  /^\d+,? .*(?:road|street|nagar|marg\b)/i,
];

const countedGoods = /\d+ ?(?:bags?|kgs?|pcs|box(?:es)?|nos|ltr|बोरी|किलो|नग)/gi;
const struckOut = /\((?:cut|kata|kaat diya|काटा|काट दिया)\)|[✓✔✅☑❌✗✘]|👍|🆗|~[^~]+~|\[x\]/iu;
const foreignMoney = /[$€£¥]|\b(?:usd|eur|gbp|aed)\b/i;
/** Matches a ditto mark, which repeats the word above. */
const dittoAhead = /^\s*(?:[„〃″]|"\s[^"]*$)/;
const theyOwe = /\s+owes?(?:\s+(?:you|me|us))?\b/i;
const weOwe = /(?:^you|\b(?:i|we))\s+owe\b/i;

const findPayment = createPhraseFinder(paymentWords);
const findNumberWord = createPhraseFinder(numberWords);
const findTalk = createPhraseFinder(conversationWords);
const waiting = new Set(unpaidWords);
const alarms = excludedEntryKinds.map((kind) => ({ kind, find: createPhraseFinder(entryKindWords[kind]) }));
/** Matches words after an amount that mean that it is fully paid. */
const paidBehind = /\d[\s/:–-]*(?:fully )?(?:paid|settled|cleared|chukta|चुकता)[\s.)]*$/i;
const findPaid = createPhraseFinder(entryKindWords.paid);

/** Returns true if a text contains a tick or a cross, or is struck out. */
export const isStruckOut = (text: string): boolean => struckOut.test(text);

export const containsForeignCurrency = (text: string): boolean => foreignMoney.test(text);

/** Returns the reason why a line with this text is not counted, or null. */
export function findExclusionReason(text: string) {
  const words = splitIntoWords(text);
  if (containsForeignCurrency(text)) return 'foreignCurrency';
  return alarms.find(({ find }) => find(words) !== null)?.kind ?? null;
}

const accounts = shopAccountNames.map((name) => splitIntoWords(name).join(' '));
/** Returns true for an account of the shop itself: "HDFC Bank", "Cash". */
export function isShopAccount(name: string): boolean {
  const words = splitIntoWords(name);
  const plain = (words[0] === 'to' || words[0] === 'by' ? words.slice(1) : words).join(' ');
  return accounts.includes(plain) || /\bbank(?: (?:a\/c|account|ltd))?$/.test(plain);
}

/** Returns the reason to ask about a text with words for a payment, or with words of a conversation; else null. */
export const findQuestionReason = (text: string): 'maybePayment' | 'otherWords' | null => {
  const words = splitIntoWords(text);
  if (findPayment(words) !== null) return 'maybePayment';
  return findTalk(words) !== null ? 'otherWords' : null;
};

/** Reads a line of a notebook or of a spreadsheet without headings. Its parts may have any order. */
export function readNotebookLine(line: string, around: NotebookLineContext): LineOutcome {
  const plain = line
    .replace(/["*]|\[ ?\]/g, ' ')
    .replace(/:-|,,/g, (sign) => sign.charAt(0))
    .replace(/\bnot paid\b/gi, 'unpaid')
    .trim();
  if (dittoAhead.test(line)) return askedOutcome('otherWords', null);
  // A struck-out amount is removed, because the amount that counts follows it.
  const corrected = plain.replace(/~[₹\d,./ -]+~/g, ' ');
  if (corrected !== plain && /\d/.test(corrected) && hasLetter(corrected)) return readNotebookLine(corrected, around);
  if (isLineWithBothDirections(plain)) return askedOutcome('otherWords', null);
  if (weOwe.test(plain)) return notCountedOutcome('iOwe', readPlain(plain.replace(weOwe, ' '), around).entry);
  const outcome = readPlain(withResult(plain.replace(theyOwe, ' ')), around);
  if (struckOut.test(plain))
    return notCountedOutcome('struckOut', readPlain(plain.replace(/[~✓✔✅☑❌✗✘]/gu, ' '), around).entry);
  if (paidBehind.test(plain) && outcome.is === 'asked' && outcome.entry !== null && outcome.amounts.length === 0)
    return notCountedOutcome('paid', outcome.entry);
  const alarm = findExclusionReason(plain);
  if (alarm !== null && /\d/.test(plain)) return notCountedOutcome(alarm, outcome.entry);
  return outcome;
}

const sumInLine = /(\d[\d,]*(?: ?[+–-] ?\d[\d,]*)+) ?= ?(?:₹ ?|rs\.? ?)?(\d[\d,]*)/i;

const plainSum = /(?:^|\s)(\d[\d,]*(?: ?\+ ?\d[\d,]*)+)(?=\s*$)/;

/** Replaces `500 + 250 = 750` by 750 if this result is right, and replaces `500+250` at the end of a line by 750. */
function withResult(line: string): string {
  const [added = '', addends = ''] = plainSum.exec(line) ?? [];
  if (added !== '') {
    const sum = addends.split('+').reduce((all, part) => all + Number(part.replace(/[, ]/g, '')), 0);
    return line.replace(added, ` ₹${sum}`);
  }
  const [whole = '', terms = '', result = ''] = sumInLine.exec(line) ?? [];
  if (whole === '') return line;
  const parts =
    terms
      .replace(/[, ]/g, '')
      .replace(/–/g, '-')
      .match(/[+-]?\d+/g) ?? [];
  const sum = parts.reduce((all, part) => all + Number(part), 0);
  return sum === Number(result.replace(/,/g, '')) ? line.replace(whole, `₹${result}`) : line;
}

function readPlain(line: string, around: NotebookLineContext): LineOutcome {
  // A line with an empty cell leads to a question, because that cell may belong to a column of payments.
  if (/[\t;|] *[\t;|]/.test(line)) return askedOutcome('lostCells', null);
  if (daysFirst.test(line)) return askedOutcome('otherNumber', null);
  const known = line.replace(phones, '$1').replace(months, '$1 ');
  const text = asides.reduce((rest, aside) => rest.replace(aside, ' '), known).trim();
  if (!/\d/.test(text)) {
    const words = splitIntoWords(text);
    if (findNumberWord(words) !== null) return askedOutcome('unclearAmount', null);
    // "Munna chukta" says that Munna's debt in another line is paid. The single word "Advance" in a line below a party
    // may say the same about the party's debt.
    const isAlone = words.length === 1 && around.above !== '' && payments.has(words[0] ?? '');
    const isPaid = words.length > 1 && findPaid(words) !== null;
    return isPaid || isAlone ? askedOutcome('maybePayment', null) : notCountedOutcome('noAmount');
  }
  const dates = findDates(text, around.today, around.order);
  if (dates.length === 0) {
    if (hasMonthBesideNumber(text)) return askedOutcome('otherNumber', null);
    // `Ram,1,200` may contain two numbers or one.
    if (/[^\d\s],\d{1,2}(?:,\d\d)*,\d{3}/.test(text))
      return askedOutcome('severalAmounts', null, choicesOf(findAmounts(text)));
    const isOther = otherNumberWords.test(text) || otherNumbers.some((form) => form.test(text));
    if (isOther && !/[\t₹]|\brs\b/i.test(text)) return askedOutcome('otherNumber', null, choicesOf(findAmounts(text)));
  }
  const found = inColumns(text, dates) ?? inRunningText(text, around, dates);
  if ('is' in found) return found;
  const [, bill = ''] = billNumber.exec(line) ?? [];
  return checkedNote({ ...found, bill, phone: findPhoneNumber(line), parts: [] }, around);
}

const payments = new Set(paymentWords);
const withoutPayment = (name: string): string =>
  name
    .split(/([ \t]+)/)
    .filter((word) => !payments.has(word.toLowerCase()))
    .join('')
    .replace(/ {2,}/g, ' ')
    .replace(/^ | $/g, '');

/** Maximum number of words in a name. */
const longestName = 6;

/** Checks the party and the date of an entry, and asks if one is unclear. */
function checkedNote(entry: DebtEntry, around: NotebookLineContext): LineOutcome {
  const said = withoutWaiting(entry.party);
  const name = hasLetter(said) && !isTitle(said) ? trimPartyName(said) : '';
  const isOdd = /[+@%×<>?=]|\d ?[-–*/x] ?\d|\d{3}/.test(entry.party);
  const named = { ...entry, party: name || around.above };
  const isSentence = splitIntoWords(name).length > longestName;
  const more = isOdd || isSentence ? 'otherWords' : findQuestionReason(entry.party);
  if (findPaid(splitIntoWords(entry.party)) !== null || more === 'maybePayment') {
    return askedOutcome('maybePayment', { ...named, party: withoutPayment(named.party) });
  }
  if (more !== null) return askedOutcome(more, named);
  if (named.party === '') return askedOutcome('noParty', named);
  if (isShopAccount(name)) return askedOutcome('otherWords', named);
  return checkEntryDate(named, around);
}

/** Asks about the date of an entry if it is in the future or more than ten years ago. */
export function checkEntryDate(entry: DebtEntry, { today }: Pick<NotebookLineContext, 'today'>): LineOutcome {
  const { date } = entry;
  const isFar = date !== null && (date > today || Number(date.slice(0, 4)) < Number(today.slice(0, 4)) - 10);
  return isFar ? { is: 'dateAsked', entry: { ...entry, date: null }, days: [date] } : countedOutcome(entry);
}

type Found = Pick<DebtEntry, 'party' | 'date' | 'paise'>;

/**
 * Reads a line as columns. Returns null unless the columns contain one name, one amount or balance, and at most one
 * date.
 */
function inColumns(text: string, found: readonly DateMatch[]): Found | LineOutcome | null {
  for (const separator of cellSeparators) {
    const dates: string[] = [];
    const amounts: FoundAmount[] = [];
    const names: string[] = [];
    const columns = text.split(separator).map((each) => each.trim().replace(/^[-–—=:] +/, ''));
    if (columns.length < 2) continue;
    for (const column of columns) {
      const date = found.find(({ start, end }) => text.slice(start, end).trim() === column);
      const amount = readCellAmount(column);
      if (date?.iso) dates.push(date.iso);
      else if (amount) amounts.push(amount);
      else if (column !== '' && !splitIntoWords(column).every((word) => waiting.has(word))) names.push(column);
    }
    const left = amounts.filter(({ isLeft }) => isLeft);
    const [amount, other] = left.length > 0 ? left : amounts;
    const [date = null] = dates;
    const [party] = names;
    if (!amount || other || dates.length > 1 || !party || names.length > 1) continue;
    // A comma between digits does not separate columns: `Gupta 1,200`.
    if (date === null && (found.length > 0 || (separator.source === ',' && /\d,\d/.test(text)))) continue;
    if (/\d/.test(party) && findAmounts(party).length > 0 && date === null) continue;
    return typeof amount.amount === 'number'
      ? { party, date, paise: amount.amount }
      : askedOutcome(amount.amount, null);
  }
  return null;
}

/** Matches words between name and amount, as in `Sohan se 1500 lena hai`. */
const fromWhom = / (?:se|से|par|पर|ke paas|के पास|kade|कडे|कडून) ?(?=\t)/i;

function inRunningText(
  text: string,
  { above }: NotebookLineContext,
  [date, otherDate]: readonly DateMatch[],
): Found | LineOutcome {
  const rest = (date ? cut(text, date) : text).replace(/\bfor\b[^\d]*$/i, '');
  const amounts = findAmounts(rest);
  const named = (cuts: readonly FoundAmount[], paise: Paise): DebtEntry => {
    const around = cuts.reduceRight(cut, rest);
    const words = cuts.some(({ isLeft }) => isLeft) ? around.replace(fromWhom, '') : around;
    const party = withoutWaiting(cuts.length > 1 && isProved(amounts) ? withoutPayment(words) : words);
    return { party: trimPartyName(party) || above, date: date?.iso ?? null, paise, parts: [], bill: '', phone: '' };
  };
  if (date && otherDate) return askedOutcome('severalDates', null, choicesOf(amounts));
  const found = theAmount(amounts);
  if (found === null) {
    if (amounts.length > 0) return askedOutcome('severalAmounts', named(amounts, 0), choicesOf(amounts));
    return /\d/.test(rest.replace(countedGoods, ' '))
      ? askedOutcome('unclearAmount', null)
      : notCountedOutcome('noAmount');
  }
  if (typeof found.amount !== 'number') return askedOutcome(found.amount, null);
  const entry = named(isProved(amounts) ? amounts : [found], found.amount);
  if (date && date.iso === null) return { is: 'dateAsked', entry, days: [] };
  // `5.11` may be a date.
  if (!date && !found.isMarked && /^\d\d?\.\d\d?$/.test(rest.slice(found.start, found.end).trim()))
    return askedOutcome('unclearAmount', entry);
  // A list seldom has words on both sides of an amount, except for a note in brackets.
  const behind = withoutWaiting(`\t${rest.slice(found.end).replace(/\([^)\d]*\)/g, ' ')}`);
  const saysBoth = hasLetter(trimPartyName(rest.slice(0, found.start))) && hasLetter(behind);
  const plain = { ...entry, party: withoutPayment(entry.party) };
  if (saysBoth && !isProved(amounts)) return askedOutcome(findQuestionReason(behind) ?? 'otherWords', plain);
  return entry;
}

/** Returns the possible debts of a line: each of its amounts, and their difference if some are payments. */
function choicesOf(amounts: readonly FoundAmount[]): readonly Paise[] {
  const sums = amounts.flatMap(({ amount }) => (typeof amount === 'number' ? amount : []));
  return sums.some((sum) => sum < 0) ? [...sums, sums.reduce((all, sum) => all + sum, 0)] : sums;
}

/**
 * Returns true if the last of three amounts is the first less the second, as in `5000 जमा 2000 बाकी 3000`, and all
 * earlier amounts are for goods.
 */
function isProved(amounts: readonly FoundAmount[]): boolean {
  const before = amounts.slice(0, -3);
  const [first, second, third] = amounts.slice(-3);
  const [owed, paid, left] = [first, second, third].map((each) => Number(each?.amount));
  const areGoods = before.every(({ isSized, amount }) => isSized && typeof amount !== 'number');
  return areGoods && third?.isLeft === true && Number(owed) - Math.abs(Number(paid)) === left;
}

const isMarkedLast = (amounts: readonly FoundAmount[]): boolean =>
  amounts.filter(({ isMarked }) => isMarked).length === 1 && amounts[amounts.length - 1]?.isMarked === true;

/**
 * Returns the debt of a line: its only amount, its only amount with a currency sign, or an amount that follows from the
 * line's other amounts.
 */
function theAmount(amounts: readonly FoundAmount[]): FoundAmount | null {
  const last = amounts[amounts.length - 1] ?? null;
  // A number before the amount with the currency sign may be part of the name.
  return amounts.length === 1 || isProved(amounts) || isMarkedLast(amounts) ? last : null;
}

const cut = (text: string, { start, end }: Pick<DateMatch, 'start' | 'end'>): string =>
  `${text.slice(0, start)}\t${text.slice(end)}`;

/** Removes words that only mean that an amount is unpaid (`bill`, `since`, `बाकी है`). */
function withoutWaiting(text: string): string {
  const parts = text
    .replace(/\(\s*\)/g, ' ')
    .replace(/(?:^|\s)(?:bill|बिल) \d+/gi, ' ')
    .split('\t');
  return parts.map((part, at) => withoutEnds(part, at > 0 && parts.slice(0, at).some(hasLetter))).join('\t');
}

function withoutEnds(part: string, isBehind: boolean): string {
  const words = part.split(/\s+/).filter(Boolean);
  const isWaiting = (word = ''): boolean => splitIntoWords(word).every((each) => waiting.has(each));
  while (words.length > 0 && isWaiting(words[words.length - 1])) words.pop();
  while (isBehind && words.length > 0 && isWaiting(words[0])) words.shift();
  return words.join(' ');
}
