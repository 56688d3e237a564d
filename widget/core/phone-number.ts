/** A phone number as typed: not one, one too long for E.164, or its international form. */
export type PhoneNumber =
  | { readonly kind: 'none' }
  | { readonly kind: 'too-long' }
  | { readonly kind: 'phone' /** E.164: plus and 10 to 15 digits. */; readonly e164: string };

const typedSeparators = /[\s().\-\u2010-\u2015]/g;
const looksLikePhone = /^\+?[0-9]{10,15}$/;
const indianMobile = /^(?:0|91)?([6-9][0-9]{9})$/;

/**
 * Reads a phone number as people type it. Spaces, hyphens, dots and brackets are dropped, then the rule of
 * specification section 5 holds: an optional plus and 10 to 15 digits; without a plus, +91 is put before.
 * `0` or `91` before an Indian mobile number is read as a prefix, since +910... and +9191... cannot exist.
 */
export function parsePhoneNumber(typed: string): PhoneNumber {
  const compact = typed.replace(typedSeparators, '');
  if (!looksLikePhone.test(compact)) return { kind: 'none' };
  if (compact.startsWith('+')) return { kind: 'phone', e164: compact };
  const mobile = indianMobile.exec(compact)?.[1];
  const digits = `91${mobile ?? compact}`;
  return digits.length > 15 ? { kind: 'too-long' } : { kind: 'phone', e164: `+${digits}` };
}
