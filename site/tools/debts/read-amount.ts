import type { Paise } from '../../base/money.ts';
import { readDecimal } from '../reading/clean-text.ts';

/** Reasons why a number is not a clear amount. */
export type UnclearAmountReason = 'unclearAmount' | 'croreOrCredit' | 'minusOrDash';

/** An amount in a text, negative for a payment, or the reason why it is unclear. */
export type FoundAmount = {
  readonly amount: Paise | UnclearAmountReason;
  /** True if a currency sign such as `₹` is beside the amount. */
  readonly isMarked: boolean;
  /** True if a word such as `lakh`, or one for goods, is beside the amount. */
  readonly isSized: boolean;
  /** True if a word for an unpaid amount (`बाकी`) is beside the amount. */
  readonly isLeft: boolean;
  readonly start: number;
  readonly end: number;
};

const credits = 'cr|jama|जमा|જમા';
const helpers = '(?: (?:kar |कर )?(?:kiy|diy|karay|hu|कि|दि|करा|हु)(?:[ae]|या|ए|आ))?';
const left =
  'ba+ki|bakaya|due|unpaid|pending|outstanding|balance|bal|udha+r|lena(?: hai)?|बाकी|बाक़ी|बकाया|उधार|लेना(?: है)?|येणे|yene(?: baki)?|બાકી|ബാക്കി|rest|remaining|to collect|to receive|you.?ll get';
const debits = 'dr|debit';
const currency = '₹|rs\\.?|rupees?|rupaye|re\\.?|inr|रु\\.?|रुपय[ेा]|रुपए|টাকা|રૂપિયા|ரூபாய்|రూపాయలు|ರೂಪಾಯಿ|ਰੁਪਏ';

/** Words that multiply a number, each with the number of zeros that it adds. */
const sizes: readonly (readonly [words: RegExp, zeros: number])[] = [
  [/^(?:hundred|sau|सौ)$/, 2],
  [/^(?:k|thousands?|ha[jz]a+r|हज़ार|हजार)$/, 3],
  [/^(?:lakhs?|lacs?|लाख)$/, 5],
  [/^(?:crores?|करोड़|करोड)$/, 7],
];
/** Matches a unit of goods. A number before one is not an amount of money. */
const goods = /^(?:bags?|kgs?|pcs|box|boxes|nos|ltr|qtl|बोरी|किलो|नग)$/;
const sizeWord =
  /^ ?(k|hundred|sau|thousands?|ha[jz]a+r|lakhs?|lacs?|crores?|सौ|हज़ार|हजार|लाख|करोड़|करोड|bags?|kgs?|pcs|box|boxes|nos|ltr|qtl|बोरी|किलो|नग)(?![a-z\u0900-\u0dff])/i;

/** Returns the number of zeros that the words of a heading add to its numbers: 5 for `Balance (Rs. in lakh)`. */
export function readPowerOfTen(words: readonly string[]): number {
  for (const word of words) {
    const size = sizes.find(([is]) => word.length > 1 && is.test(word));
    if (size) return size[1];
  }
  return 0;
}

const sideBefore = new RegExp(`^\\(?(${credits}|${left}|${debits})\\)?[.:]? ?(?=[^a-z])`, 'i');
const sideAfter = new RegExp(
  `^ ?\\(?((?:${credits})${helpers}|${left}|${debits})\\)?\\.?(?=$|[\\s,;|):.])(?! ?[\\d₹])`,
  'i',
);
const isCredit = new RegExp(`^(?:${credits})`, 'i');
const isLeft = new RegExp(`^(?:${left})$`, 'i');
const currencyAtStart = new RegExp(`^(?:${currency}) ?`, 'i');
const currencyAtEnd = new RegExp(`^ ?(?:/[-=]|(?:${currency})(?![a-z\\u0900-\\u0dff])(?! ?\\d))`, 'i');

/** A word for credit or debit beside a number, and the position of the word. */
type Side = { readonly isBefore: boolean; readonly isAfter: boolean; readonly side: string };

/** Matches a cell without an amount: `-`, `₹ -`, `nil`. */
const emptyCell = new RegExp(`^(?:${currency})? ?(?:[-–—]+|nil|शून्य)$`, 'i');

const plainNumber = /^\d[\d,]*(?:\.\d+)?$/;
const unsaid: Side = { isBefore: false, isAfter: false, side: '' };

/**
 * Returns the amount of a cell that contains no other text; else null. `zeros` is the number of zeros that the heading
 * adds to the amount.
 */
export function readCellAmount(cell: string, zeros = 0): FoundAmount | null {
  const text = cell.trim();
  const whole = { start: 0, end: text.length };
  const bare = { isMarked: false, isSized: false, isLeft: false, ...whole };
  if (plainNumber.test(text)) return { amount: paiseOf(text, '', zeros, unsaid), ...bare };
  if (emptyCell.test(text)) return { amount: 0, ...bare };
  if (!/\d/.test(text)) return null;
  // SAP writes a credit as `3,100.00-`.
  const isMinusBehind = /\d ?-$/.test(text);
  let rest = (isMinusBehind ? text.slice(0, -1) : text).replace(/ ?only$/i, '');
  const [before = '', said = ''] = sideBefore.exec(rest) ?? [];
  rest = rest.slice(before.length);
  let isNegative = isMinusBehind;
  let isMarked = false;
  for (let last = ''; last !== rest; ) {
    last = rest;
    const inside = /^\((.*)\)$/.exec(rest)?.[1];
    if (inside !== undefined || /^[-–−]/.test(rest)) isNegative = true;
    isMarked ||= currencyAtStart.test(rest);
    rest = (inside ?? rest).replace(/^[-–−] ?/, '').replace(currencyAtStart, '');
  }
  const number = /^[\d,]+(?:\.\d+)?/.exec(rest)?.[0] ?? '';
  if (number === '') return null;
  rest = rest.slice(number.length);
  const size = sizeWord.exec(rest)?.[1]?.toLowerCase() ?? '';
  rest = rest.slice(size === '' ? 0 : (sizeWord.exec(rest)?.[0].length ?? 0));
  if (currencyAtEnd.test(rest)) isMarked = true;
  rest = rest.replace(currencyAtEnd, '').replace(/ ?only$/i, '');
  const [after = '', saidAfter = ''] = sideAfter.exec(rest) ?? [];
  if (rest.slice(after.length).trim() !== '') return null;
  const side = said || saidAfter;
  const amount = paiseOf(number, size, zeros, { isBefore: said !== '', isAfter: saidAfter !== '', side });
  const isOnCredit = isCredit.test(side);
  return {
    // A minus and `Cr` beside the same amount make it negative only once.
    amount: typeof amount === 'number' && (isOnCredit || isNegative) ? 0 - amount : amount,
    isMarked,
    isSized: size !== '',
    isLeft: isLeft.test(side),
    ...whole,
  };
}

function paiseOf(
  number: string,
  size: string,
  zeros: number,
  { isBefore, isAfter, side }: Side,
): Paise | UnclearAmountReason {
  if (goods.test(size) || (isBefore && isAfter)) return 'unclearAmount';
  const added = size === '' ? zeros : (sizes.find(([is]) => is.test(size))?.[1] ?? 0);
  const paise = readDecimal(number, added + 2);
  // Refuses a comma before a word such as `lakh`, three decimals in a number of rupees, and an amount that cannot be
  // computed exactly.
  const isOdd = size === '' ? zeros === 0 && /\.\d{3}/.test(number) : number.includes(',');
  if (typeof paise !== 'number' || paise > 1e13 || isOdd) return 'unclearAmount';
  // `1.2 cr` may be crore or credit.
  return /^cr$/i.test(side) && /^\d\d?(?:\.\d+)?$/.test(number) ? 'croreOrCredit' : paise;
}

/** Matches numbers. In running text a comma may also separate numbers, so only Indian grouping is accepted. */
const numbers = /(?:\d{1,2}(?:,\d\d)*,\d{3}|\d+)(?:\.\d+)?/g;
const currencyBefore = new RegExp(`(?:^|[\\s,;|:=(–-])(?:${currency}) ?[-–−]?$`, 'i');
const wordBefore = new RegExp(
  `(?:^|[\\s,;|(])\\(?(${credits}|${left}|${debits})\\)?[.:]? ?(?:(?:${currency}) ?)?[-–−]?$`,
  'i',
);

/** Returns the amounts of a line whose dates have been removed. */
export function findAmounts(text: string): readonly FoundAmount[] {
  const found: FoundAmount[] = [];
  for (const { 0: number, index = 0 } of Array.from(text.matchAll(numbers))) {
    const amount = amountAt(text, number, index);
    const previous = found[found.length - 1];
    if (amount !== null && (previous === undefined || previous.end <= amount.start)) found.push(amount);
  }
  return found;
}

function amountAt(text: string, number: string, index: number): FoundAmount | null {
  const before = text.slice(0, index);
  const [word = '', said = ''] = wordBefore.exec(before) ?? [];
  const mark = currencyBefore.exec(before)?.[0] ?? '';
  const minus = /(?:^|[\s,;|:=(])(?:[-–−])$/.test(before) || /[-–−]$/.test(mark || word);
  const opened = /\($/.test(before);
  if (word === '' && mark === '' && !minus && !/(?:^|[\s,;|:=(])$/.test(before)) return null;
  let rest = text.slice(index + number.length);
  const sized = sizeWord.exec(rest);
  rest = rest.slice(sized?.[0].length ?? 0);
  const [markAfter = ''] = currencyAtEnd.exec(rest) ?? [];
  rest = rest.slice(markAfter.length);
  const closed = opened && rest.startsWith(')');
  rest = closed ? rest.slice(1) : rest;
  const [only = ''] = /^ ?only/i.exec(rest) ?? [];
  const [after = '', saidAfter = ''] = sideAfter.exec(rest.slice(only.length)) ?? [];
  rest = rest.slice(only.length + after.length);
  if (!/^(?:$|[\s,;|):।]|\.(?:$|\s))/.test(rest)) return null;
  const side = (said || saidAfter).trim();
  const amount = paiseOf(number, sized?.[1]?.toLowerCase() ?? '', 0, {
    isBefore: said !== '',
    isAfter: saidAfter !== '',
    side,
  });
  const start = index - (word || mark || (minus || opened ? ' ' : '')).replace(/^[\s,;|:=]/, '').length;
  // The word after a number at the start of the line may be part of a name: `500 K Lal`, `500 CR Patil`.
  const isWordApart = sized?.[0].startsWith(' ') === true || saidAfter !== '';
  const mayBeName = before.trim() === '' && isWordApart && /^[. ]+[a-z\u0900-\u0dff]/i.test(rest);
  const signed = typeof amount === 'number' && isCredit.test(side) ? 0 - amount : amount;
  return {
    amount: doubtOf(amount, mayBeName, minus || closed) ?? signed,
    isMarked: mark !== '' || markAfter !== '' || new RegExp(currency, 'i').test(word.replace(said, '')),
    isSized: sized !== null,
    isLeft: isLeft.test(side) && !(said !== '' && saidAfter !== ''),
    start: Math.max(start, 0),
    end: text.length - rest.length,
  };
}

function doubtOf(
  amount: Paise | UnclearAmountReason,
  mayBeName: boolean,
  hasMinus: boolean,
): UnclearAmountReason | null {
  if (mayBeName) return 'unclearAmount';
  return typeof amount === 'number' && hasMinus ? 'minusOrDash' : null;
}
