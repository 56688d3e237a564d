import { parsePhoneNumber } from './phone-number.ts';

/** The content of "Email or Phone". Anything that does not look like a phone number is an e-mail (section 5). */
export type SignInIdentifier =
  | { readonly kind: 'phone'; readonly e164: string }
  | { readonly kind: 'phone-invalid' }
  | { readonly kind: 'email'; readonly email: string };

export function parseSignInIdentifier(typed: string): SignInIdentifier {
  const phone = parsePhoneNumber(typed);
  if (phone.kind === 'phone') return { kind: 'phone', e164: phone.e164 };
  if (phone.kind === 'invalid') return { kind: 'phone-invalid' };
  return { kind: 'email', email: typed.trim() };
}
