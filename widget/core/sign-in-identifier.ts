import { plainText } from './plain-text.ts';

/** A phone number as typed: not one, one too long for E.164, or its international form. */
export type PhoneNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'phone' /** E.164: plus and 10 to 15 digits. */; readonly e164: string };

const typedSeparators = /[\s().\-\u2010-\u2015]/g;
const looksLikePhone = /^\+?[0-9]{10,15}$/;
/** With +91, 91, 091 or 0091, 0 or both before it: +910..., +9100... and +9191... cannot exist. */
const indianMobile = /^(?:(?:\+|0{0,2})91)?0?([6-9][0-9]{9})$/;
/** Characters around a number copied out of a list or a link (RFC 3966). */
const wrapping = /^tel:|[,;]+$/gi;

/**
 * Reads a phone number as people type and paste it: digits of any Indian script, invisible marks, `tel:`, a last comma.
 * Drops spaces, hyphens, dots and brackets, and applies the rule of specification section 5: an optional plus and 10 to
 * 15 digits; without a plus, +91 is added. `0`, `91` or `0091` before an Indian mobile number is read as a prefix.
 */
export function parsePhoneNumber(typed: string): PhoneNumber {
  const compact = plainText(typed).trim().replace(wrapping, '').replace(typedSeparators, '');
  if (!looksLikePhone.test(compact)) return { kind: 'none' };
  const mobile = indianMobile.exec(compact)?.[1];
  if (mobile) return { kind: 'phone', e164: `+91${mobile}` };
  if (compact.startsWith('+')) return { kind: 'phone', e164: compact };
  const digits = `91${compact}`;
  return digits.length > 15 ? { kind: 'too-long' } : { kind: 'phone', e164: `+${digits}` };
}

/** The content of "Email or Phone". Anything that does not look like a phone number is an e-mail (section 5). */
export type SignInIdentifier =
  | { readonly kind: 'phone'; readonly e164: string }
  | { readonly kind: 'phone-too-long' }
  | { readonly kind: 'email'; readonly email: string };

export function parseSignInIdentifier(typed: string): SignInIdentifier {
  const phone = parsePhoneNumber(typed);
  if (phone.kind === 'phone') return { kind: 'phone', e164: phone.e164 };
  if (phone.kind === 'too-long') return { kind: 'phone-too-long' };
  return { kind: 'email', email: typed.trim() };
}
