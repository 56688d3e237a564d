import { fitText } from './clean-text.ts';
import { plainText, withoutMarks } from './plain-text.ts';
import { parsePhoneNumber, parseSignInIdentifier } from './sign-in-identifier.ts';

/**
 * An e-mail address as it is sent, without marks that nobody sees: its domain in the ASCII form that mail servers know
 * (RFC 5891, by the browser's own URL parser). What is in ASCII already, or no domain in any script, stays as it is.
 */
export function asciiAddress(pasted: string): string {
  const address = withoutMarks(pasted).trim();
  const start = address.lastIndexOf('@') + 1;
  const name = plainText(address.slice(0, start));
  const domain = address.slice(start);
  // What else means something in a URL would be cut off unseen.
  if (start === 0 || !/[^\u0021-\u007e]/.test(domain) || /[\s/?#:\\%@[\]]/.test(domain)) return name + domain;
  try {
    return name + new URL(`http://${domain}`).hostname;
  } catch {
    return name + domain; // no domain: the check of the field says so
  }
}

/** The pattern of `<input type="email">`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const email = (text: string) => (emailPattern.test(asciiAddress(text)) ? null : 'email');

/** What is wrong with a text beyond missing or too long, in the names of core/fields.ts; null if nothing is. */
export const fieldChecks = {
  characters: (text: string) => (fitText(text) === text ? null : 'characters'),
  email,
  phone: (text: string) => (parsePhoneNumber(text).kind === 'phone' ? null : 'phone'),
  identifier(text: string) {
    const { kind } = parseSignInIdentifier(text);
    if (kind === 'phone-too-long') return 'phone';
    return kind === 'email' ? email(text) : null;
  },
};

type OwnCheck = keyof typeof fieldChecks;

/** `provider`: only the provider can tell, and the status box says what it told; the field is never marked. */
export type CheckName = OwnCheck | 'provider';

/** Why a field is refused; each has its sentence in every language. */
export type FieldProblem = 'required' | 'too-long' | NonNullable<ReturnType<(typeof fieldChecks)[OwnCheck]>>;

/** Values that are not stored as typed, by their check, which judges their length too. */
export const storedForms: Readonly<Partial<Record<CheckName, (text: string) => string>>> = {
  phone(text) {
    const phone = parsePhoneNumber(text);
    return phone.kind === 'phone' ? phone.e164 : text;
  },
};
