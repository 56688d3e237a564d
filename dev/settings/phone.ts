const digitsOf = (written: string): string => written.replace(/\D/g, '');

/** Returns true for a toll-free or shared-cost number, which callers dial without a country code. */
const isTollFree = (digits: string): boolean => /^18(?:00|60)\d{6,7}$/.test(digits);

/** Returns true for a phone number with its country code, and for a toll-free number of India. */
export function isPhoneNumber(written: string): boolean {
  const digits = digitsOf(written);
  if (isTollFree(digits)) return /^[\d -]+$/.test(written);
  if (!/^\+[1-9]\d{0,2}[ -]?(?:\(\d+\)|\d)(?:(?: - |[ -])?\d)+$/.test(written)) return false;
  if (!digits.startsWith('91')) return digits.length >= 8 && digits.length <= 15;
  return isIndian(digits.slice(2));
}

/**
 * Returns true for a national number of ten digits that is not an example. 99999 99999 is not counted as an example,
 * because such mobile numbers exist.
 */
const isIndian = (digits: string): boolean =>
  /^[1-9]\d{9}$/.test(digits) && !/^([0-5])\1+$/.test(digits) && digits !== '1234567890';

/** Returns the international form of an Indian number that begins with a zero, or null for any other text. */
export function toInternationalPhone(written: string): string | null {
  const national = written
    .trim()
    .replace(/^\+91[ -]?/, '')
    .replace(/[()]/g, '');
  const [, rest = ''] = /^0([1-9][\d -]*\d)$/.exec(national) ?? [];
  return digitsOf(rest).length === 10 ? `+91 ${rest}` : null;
}
