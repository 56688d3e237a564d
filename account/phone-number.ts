import { normalizeTypedText, removeTrailingMatches } from './plain-text.ts';

/** Patterns of the first and last five digits of an Indian mobile number. */
const indianMobileHalves = ['[6-9][0-9]{4}', '[0-9]{5}'] as const;
const indianMobile = new RegExp(`^${indianMobileHalves.join('')}$`);

/** Returns the pattern of an Indian mobile number. `gap` is the pattern of the separator between its halves. */
export const indianMobilePattern = (gap: string): string => indianMobileHalves.join(gap);

/** The result of parsing a text: not a phone number, an invalid phone number, or a valid phone number. */
export type PhoneNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'phone' /** The number in E.164: a plus and 10 to 15 digits. */; readonly e164: string };

/** Matches spaces, brackets, dots and hyphens, also full-width ones. */
const separators = /[\s().\-\u2010-\u2015\uff08\uff09\uff0d\uff0e]/g;
const fullWidthPlus = /\uff0b/g;
/** Matches the scheme of a number that was copied from a link (RFC 3966). */
const scheme = /^tel:/i;
const listSign = /[,;]/;

/** Matches a valid phone number by the rule of the specification (section 5). */
const tenToFifteenDigits = /^\+?[0-9]{10,15}$/;
/** Matches India's country code without a plus, if a trunk zero or ten digits of an Indian number follow. */
const bareCountryCode = /^91(?=0|[1-9][0-9]{9}$)/;

/**
 * Parses a phone number that people type or paste. It may have digits of any Indian script, invisible marks, `tel:` or
 * a comma at the end. Removes spaces, hyphens, dots, brackets and trunk zeros, and reads 00 as a plus. Then applies the
 * rule of specification section 5: an optional plus and 10 to 15 digits; without a plus, +91 is added.
 */
export function parsePhoneNumber(typed: string): PhoneNumber {
  const unwrapped = removeTrailingMatches(normalizeTypedText(typed).trim().replace(scheme, ''), listSign);
  const compact = unwrapped.replace(fullWidthPlus, '+').replace(separators, '');
  if (!/^\+?[0-9]+$/.test(compact)) return { kind: 'none' };
  const number = withoutTrunkZero(compact);
  const e164 = number.startsWith('+') ? number : `+91${number}`;
  if (tenToFifteenDigits.test(number) && isPossible(e164)) return { kind: 'phone', e164 };
  return tenToFifteenDigits.test(compact) ? { kind: 'invalid' } : { kind: 'none' };
}

/** Returns a number without its trunk zero, and with a plus if it begins with a country code. */
function withoutTrunkZero(compact: string): string {
  const number = compact.replace(/^00/, '+');
  const national = number.replace(/^0/, '');
  // A mobile number without a country code may begin with the digits 91.
  if (indianMobile.test(national)) return national;
  return national.replace(bareCountryCode, '+91').replace(/^\+910/, '+91');
}

/** Returns true if the number has no zero after India's country code (docs/decisions.md). */
const isPossible = (e164: string): boolean => tenToFifteenDigits.test(e164) && !e164.startsWith('+910');

/**
 * Returns the ten digits of an Indian mobile number in any form that `parsePhoneNumber` reads. Returns '' for any other
 * text.
 */
export function indianMobileDigits(typed: string): string {
  const phone = parsePhoneNumber(typed);
  if (phone.kind !== 'phone' || !phone.e164.startsWith('+91')) return '';
  const national = phone.e164.slice('+91'.length);
  return indianMobile.test(national) ? national : '';
}
