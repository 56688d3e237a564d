import { plainText, trimEndOf } from './plain-text.ts';

/** The patterns of the two halves of an Indian mobile number without its country code. */
const indianMobileHalves = ['[6-9][0-9]{4}', '[0-9]{5}'] as const;
const indianMobile = new RegExp(`^${indianMobileHalves.join('')}$`);

/** Returns the pattern of such a number within a text. `gap`: the pattern of what may stand between its halves. */
export const indianMobilePattern = (gap: string): string => indianMobileHalves.join(gap);

/** A phone number as typed: not one, one without 10 to 15 valid digits, or its international form. */
export type PhoneNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'phone' /** E.164: plus and 10 to 15 digits. */; readonly e164: string };

/** Spaces, brackets, dots and hyphens, full-width ones too. */
const separators = /[\s().\-\u2010-\u2015\uff08\uff09\uff0d\uff0e]/g;
const fullWidthPlus = /\uff0b/g;
/** A number copied out of a link (RFC 3966) or a list. */
const scheme = /^tel:/i;
const listSign = /[,;]/;

/** The rule of specification section 5. */
const tenToFifteenDigits = /^\+?[0-9]{10,15}$/;
/** 91 as India's country code without its plus: a trunk zero follows, or the ten digits of an Indian number. */
const bareCountryCode = /^91(?=0|[1-9][0-9]{9}$)/;

/**
 * Reads a phone number as people type and paste it: digits of any Indian script, invisible marks, `tel:`, a last comma.
 * Drops spaces, hyphens, dots and brackets, then trunk zeros; 00 is a plus. The rule of specification section 5 follows:
 * an optional plus and 10 to 15 digits; without a plus, +91 is added.
 */
export function parsePhoneNumber(typed: string): PhoneNumber {
  const unwrapped = trimEndOf(plainText(typed).trim().replace(scheme, ''), listSign);
  const compact = unwrapped.replace(fullWidthPlus, '+').replace(separators, '');
  if (!/^\+?[0-9]+$/.test(compact)) return { kind: 'none' };
  const number = withoutTrunkZero(compact);
  const e164 = number.startsWith('+') ? number : `+91${number}`;
  if (tenToFifteenDigits.test(number) && isPossible(e164)) return { kind: 'phone', e164 };
  return tenToFifteenDigits.test(compact) ? { kind: 'invalid' } : { kind: 'none' };
}

/** Returns a number without its trunk zero, with a plus if it names its country. */
function withoutTrunkZero(compact: string): string {
  const number = compact.replace(/^00/, '+');
  const national = number.replace(/^0/, '');
  // Ten digits that may begin with 91.
  if (indianMobile.test(national)) return national;
  return national.replace(bareCountryCode, '+91').replace(/^\+910/, '+91');
}

/** Indian numbers have no zero after the country code (docs/decisions.md). */
const isPossible = (e164: string): boolean => tenToFifteenDigits.test(e164) && !e164.startsWith('+910');

/** Returns the ten digits of an Indian mobile number in any form that `parsePhoneNumber` reads, or ''. */
export function indianMobileDigits(typed: string): string {
  const phone = parsePhoneNumber(typed);
  if (phone.kind !== 'phone' || !phone.e164.startsWith('+91')) return '';
  const national = phone.e164.slice('+91'.length);
  return indianMobile.test(national) ? national : '';
}
