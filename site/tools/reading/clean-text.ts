import { joinerCharacters, removeInvisibleMarks, toLatinDigits } from '../../../account/plain-text.ts';

/** Matches a UPI id, `name@bank` (NPCI's linking specification). Both parts have at least two characters. */
export const upiIdPattern = /^[\w.-]{2,}@[A-Za-z][A-Za-z\d]+$/;

/** Decimal, grouping and per cent signs of Arabic, Urdu and full-width keyboards, with their Latin forms. */
const numberSigns: Readonly<Record<string, string>> = {
  '٫': '.',
  '．': '.',
  '٬': ',',
  '，': ',',
  '٪': '%',
  '％': '%',
};

/** Replaces digits and signs of numbers by Latin ones: `१२٫५٪` becomes `12.5%`. */
export const toLatinNumbers = (text: string): string =>
  toLatinDigits(text).replace(/[٫．٬，٪％]/g, (sign) => numberSigns[sign] ?? sign);

/** Matches a lone surrogate: half of a character, left over where a text was cut. */
const halfCharacter = /[\ud800-\udfff]/gu;

/** Removes invisible characters and composes letters (NFC). Keeps U+200C and U+200D, which Hindi needs. */
export const removeInvisibleCharacters = (text: string): string =>
  removeInvisibleMarks(text.normalize('NFC')).replace(halfCharacter, '');

/** Returns a name for display: trimmed, without invisible characters. */
export const cleanText = (text: string): string => removeInvisibleCharacters(text).trim();

const everyJoiner = new RegExp(`[${joinerCharacters}]`, 'g');

/** Returns a number or code in Latin digits, without invisible characters. */
export const normalizeCode = (text: string): string => toLatinNumbers(cleanText(text)).replace(everyJoiner, '').trim();

export type DecimalIssue = 'notANumber' | 'negative' | 'tooPrecise' | 'tooLarge';

/** Matches Indian (12,34,567) or Western (1,234,567) grouping, or none. */
export const groupedDigitsPattern = String.raw`(?:\d{1,2}(?:,\d\d)+,\d{3}|\d{1,3}(?:,\d{3})+|\d+)`;
const number = new RegExp(`^(${groupedDigitsPattern}?)(?:\\.(\\d*))?$`);
const currency = /^(?:₹|rs\.?|inr)|\/-$/gi;
const minus = /^[-−–]/;

/** Maximum number of digits, so that every number is an exact integer. */
const mostDigits = 11;

/** Parses `1,20,000.50`, `₹ 500/-` or `५००`. The result has no decimal point: with 2 `places`, `12.5` becomes 1250. */
export function readDecimal(text: string, places: number): number | DecimalIssue {
  const written = normalizeCode(text);
  const plain = written.replace(currency, '').trim();
  if (plain === '') return written === '' ? 0 : 'notANumber';
  const [, whole = '', fraction = ''] = number.exec(plain.replace(minus, '').trim()) ?? [];
  if (whole === '' && fraction === '') return 'notANumber';
  const digits = whole.replace(/,/g, '').replace(/^0+/, '');
  const decimals = fraction.replace(/0+$/, '');
  if (minus.test(plain)) return digits === '' && decimals === '' ? 0 : 'negative';
  if (decimals.length > places) return 'tooPrecise';
  if (digits.length > mostDigits) return 'tooLarge';
  return Number(`${digits}${decimals.padEnd(places, '0')}`);
}
