const digitsOf = (written: string): string => written.replace(/\D/g, '');

/** Numbers of customer care that cost the caller nothing, or little; nobody dials them with a country's code. */
const isTollFree = (digits: string): boolean => /^18(?:00|60)\d{6,7}$/.test(digits);

/** Returns true for a whole number: with its country's code, or toll-free within India. */
export function isPhone(written: string): boolean {
  const digits = digitsOf(written);
  if (isTollFree(digits)) return /^[\d -]+$/.test(written);
  if (!/^\+\d{1,3}[ -]?(?:\(\d+\)|\d)[\d -]*\d$/.test(written)) return false;
  // Indian numbers have ten digits with their area's code.
  return digits.startsWith('91') ? digits.length === 12 : digits.length >= 8 && digits.length <= 15;
}

/** Returns an Indian number that begins with a trunk zero as one dials it from abroad; null for any other text. */
export function internationalPhone(written: string): string | null {
  const [, rest = ''] = /^0([1-9][\d -]*\d)$/.exec(written.trim()) ?? [];
  return digitsOf(rest).length === 10 ? `+91 ${rest}` : null;
}
