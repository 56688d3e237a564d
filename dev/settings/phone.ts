const digitsOf = (written: string): string => written.replace(/\D/g, '');

/** Returns true for a toll-free or shared-cost number, which is dialled without a country code. */
const isTollFree = (digits: string): boolean => /^18(?:00|60)\d{6,7}$/.test(digits);

/** Returns true for a complete number: with its country code, or toll-free within India. */
export function isPhone(written: string): boolean {
  const digits = digitsOf(written);
  if (isTollFree(digits)) return /^[\d -]+$/.test(written);
  if (!/^\+\d{1,3}[ -]?(?:\(\d+\)|\d)[\d -]*\d$/.test(written)) return false;
  // Indian numbers have ten digits including the area code.
  return digits.startsWith('91') ? digits.length === 12 : digits.length >= 8 && digits.length <= 15;
}

/** Returns the international form of an Indian number with a trunk zero; null for any other text. */
export function internationalPhone(written: string): string | null {
  const [, rest = ''] = /^0([1-9][\d -]*\d)$/.exec(written.trim()) ?? [];
  return digitsOf(rest).length === 10 ? `+91 ${rest}` : null;
}
