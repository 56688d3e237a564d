import { writtenCode } from './written-text.ts';

export type DecimalIssue = 'notANumber' | 'negative' | 'tooPrecise' | 'tooLarge';

/** Indian (12,34,567) or Western (1,234,567) grouping, or none; anything else would be a guess. */
export const groupedDigits = String.raw`(?:\d{1,2}(?:,\d\d)+,\d{3}|\d{1,3}(?:,\d{3})+|\d+)`;
const number = new RegExp(`^(${groupedDigits}?)(?:\\.(\\d*))?$`);
const currency = /^(?:₹|rs\.?|inr)|\/-$/gi;
const minus = /^[-−–]/;

/** Refuses numbers beyond any bill before they leave the exact integers. */
const mostDigits = 11;

/** Reads `1,20,000.50`, `₹ 500/-` or `५००` in units of the last of `places` decimals: `12.5` with 2 is 1250. */
export function readDecimal(text: string, places: number): number | DecimalIssue {
  const written = writtenCode(text);
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
