import { plainText, withoutMarks } from './plain-text.ts';
import { parsePhoneNumber, parseSignInIdentifier } from './sign-in-identifier.ts';

// The ranges stand in firestore.rules too; dev/proof/rules/company-names.emulator.test.ts compares the two.

/** What ends a line, by keyboard or word processor. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/** Unwanted characters: controls, direction marks (Unicode 16, Cc; UAX 9), deprecated formats, half a character. */
const unwanted =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
  /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u206f\ud800-\udfff\ufeff\u{e0000}-\u{e007f}]/gu;

/** Firefox before 78 lacks `dotAll` and such patterns: it finds nothing, and the access rules refuse alone. */
const property = (pattern: string): RegExp => ('dotAll' in RegExp.prototype ? new RegExp(pattern, 'gu') : /(?!)/);

/** What each font draws otherwise, and what is no character at all. */
const nameless = property('[\\p{Co}\\p{NChar}]');

const mark = '\\p{M}[\\u00ad\\u200b-\\u200d\\u2060]*';
/** More than four combining marks on one letter cover other lines. The scripts of India need up to three. */
const pile = property(`((?:${mark}){4})(?:${mark})+`);

/** White space and what draws nothing (Unicode 16, Default_Ignorable_Code_Point, the empty Braille pattern). */
const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each stands for itself
  /[\u0020\u00a0\u00ad\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200d\u202f\u205f-\u2065\u2800\u3000\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0080}-\u{e0fff}]/gu;

/** White space at the ends, and what messengers and word processors leave there unseen. */
const ends = /^[\s\u00ad\u200b-\u200d\u2060]+|[\s\u00ad\u200b\u2060]+$/g;

/** A text as stored: trimmed, without what harms a reader. U+200C and U+200D stay, which Hindi needs. */
export function cleanText(typed: string): string {
  const text = typed.replace(breaks, ' ').replace(unwanted, '').replace(ends, '');
  return text.replace(invisible, '') === '' ? '' : text;
}

/** A stored text for others to read: no private characters, no non-characters, four marks of a pile. */
export const fitText = (text: string): string => cleanText(text.replace(nameless, '').replace(pile, '$1'));

/** At most so many UTF-16 units of a text, without half a character or a joiner at its end. */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let short = '';
  for (const character of text) {
    if (short.length + character.length > limit) break;
    short += character;
  }
  return short.replace(/[\s\u200c\u200d]+$/, '');
}

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

/** `provider`: only the provider can tell, and the status box says what it reported; the field is never marked. */
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
