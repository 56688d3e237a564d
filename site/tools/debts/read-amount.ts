import type { Paise } from '../../base/money.ts';
import { readDecimal } from '../reading/written-text.ts';

/** An amount found in a text, or why it is none. What is paid is below 0. */
export type FoundAmount = {
  readonly amount: Paise | 'noAmount' | 'croreOrCredit' | 'minusOrDash';
  /** Beside it: `₹` or the like; a word for lakhs or bags; a word for what is left to pay (`बाकी`). */
  readonly is: { readonly marked: boolean; readonly sized: boolean; readonly left: boolean };
  readonly start: number;
  readonly end: number;
};

const credit = 'cr|(?:jama|जमा)(?: (?:kar )?(?:kiy|diy|karay|hu)[ae]| (?:कर )?(?:कि|दि|करा|हु)(?:या|ए|आ))?';
const left = 'ba+ki|due|unpaid|pending|outstanding|balance|bal|udha+r|lena(?: hai)?|बाकी|बाक़ी|बकाया|उधार|लेना(?: है)?';
const side = `${credit}|${left}|dr|debit`;
const size = 'k|hundred|thousand|ha[jz]a+r|lakhs?|lacs?|crores?|सौ|हज़ार|हजार|लाख|करोड़|करोड';
const zeros = { 2: /^(?:hu|सौ)/i, 3: /^(?:k$|th|ha|हज)/i, 5: /^(?:la|ला)/i, 7: /^(?:cr|कर)/i };
const currency = '₹|rs\\.?|rupees?|re\\.?|inr|रु\\.?|रुपय[ेा]|रुपए';
/** After these a number counts goods. */
const goods = 'bags?|kgs?|pcs|box|nos|ltr|बोरी|किलो|नग';

/** All parts of an amount; `digits`: how its number is grouped. */
const form = (digits: string): string =>
  `(?:\\(?(${side})\\)?[.:]? ?)?(\\()?([-−–]?)((?:(?:${currency}) ?)?)([-−–]?)(${digits}(?:\\.\\d+)?)(?: ?(${size}|${goods}))?` +
  `( ?(?:/[-=]|${currency}))?(\\))?(?: only)?(?: ?\\(?(${side})\\)?\\.?(?! ?[\\d₹]))?`;

/** In running text a comma separates as well as groups, so only Indian grouping is one number here. */
const running = new RegExp(`(^|[\\s,;|:=])${form('(?:\\d{1,2}(?:,\\d\\d)*,\\d{3}|\\d+)')}(?=$|[\\s,;|)])`, 'gi');
const whole = new RegExp(`^()${form('[\\d,]+')}$`, 'i');
const isCredit = new RegExp(`^(?:${credit})$`);
const isLeft = new RegExp(`^(?:${left})$`);

/** Returns the amount that fills a table's cell, or null. */
export function cellAmount(cell: string): FoundAmount | null {
  const match = whole.exec(cell);
  return match && amountOf(match, true);
}

/** The amounts of a line without its dates. */
export const findAmounts = (text: string): readonly FoundAmount[] =>
  Array.from(text.matchAll(running), (match) => amountOf(match, false));

function amountOf(match: RegExpMatchArray, isCell: boolean): FoundAmount {
  const [all, gap = '', before, open, minus, sign, inner, digits = '', sized = '', mark, close, after] = match;
  const said = (before ?? after ?? '').toLowerCase();
  const isNegative = Boolean(minus || inner || open);
  const power = Number(Object.entries(zeros).find(([, words]) => words.test(sized))?.[0] ?? 0);
  const read = readDecimal(digits, power + 2);
  const amount = (): FoundAmount['amount'] => {
    // A grouped number counts no thousands; sums beyond the exact integers are refused.
    const isOdd = sized ? power === 0 || /,/.test(digits) : /\.\d{3}/.test(digits);
    if (typeof read !== 'number' || read > 1e13 || isOdd || (before && after) || !open !== !close) return 'noAmount';
    if (isNegative && !isCell) return 'minusOrDash';
    if (said === 'cr' && /^\d\d?(?:\.\d+)?$/.test(digits)) return 'croreOrCredit';
    return isCredit.test(said) !== isNegative ? 0 - read : read;
  };
  const start = (match.index ?? 0) + gap.length;
  const is = { marked: Boolean(sign || mark), sized: sized !== '', left: isLeft.test(said) && !(before && after) };
  return { amount: amount(), is, start, end: start - gap.length + all.length };
}
