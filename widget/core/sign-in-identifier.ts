import { parsePhoneNumber } from './phone-number.ts';

/** What stands in "Email or Phone". Anything that does not look like a phone number is an e-mail (section 5). */
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
