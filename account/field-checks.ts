import { parsePhoneNumber } from './phone-number.ts';
import {
  directionMarks,
  joinerCharacters,
  normalizeTypedText,
  removeInvisibleMarks,
  removeTrailingMatches,
  zeroWidthCharacters,
} from './plain-text.ts';
import { parseSignInIdentifier } from './sign-in-identifier.ts';

// firestore.rules repeats these ranges of characters. dev/proof/rules/company-names.emulator.test.ts compares the two
// lists.

/** Matches tabs and line breaks, also those of word processors. */
const breaks = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

/**
 * Matches unwanted characters: control characters, direction marks and deprecated format characters (Unicode 16, Cc;
 * UAX 9), and lone surrogates.
 */
const unwanted = new RegExp(
  `[\\u0000-\\u001f\\u007f-\\u009f${directionMarks}\\u206a-\\u206f\\ud800-\\udfff\\ufeff\\u{e0000}-\\u{e007f}]`,
  'gu',
);

/**
 * Returns a pattern that uses Unicode properties. Firefox before 78 does not support these, so the pattern matches
 * nothing there.
 */
const property = (pattern: string, flags: string): RegExp =>
  'dotAll' in RegExp.prototype ? new RegExp(pattern, flags) : /(?!)/;

/** Matches private-use characters, which look different in each font, and code points that are not characters. */
const nameless = property('[\\p{Co}\\p{NChar}]', 'gu');

const combiningMark = property('\\p{M}', 'u');
const joiner = new RegExp(`[${zeroWidthCharacters}${joinerCharacters}]`);
/**
 * The maximum number of combining marks on a letter, because more marks would cover other lines. Indian scripts need up
 * to three.
 */
const maxMarks = 4;

/**
 * Keeps only the first four combining marks on each letter. Uses a loop, because a pattern would be slow on a text
 * with many joiners.
 */
function withoutPiles(text: string): string {
  let marks = 0;
  let rest = '';
  for (const character of text) {
    if (combiningMark.test(character)) marks += 1;
    else if (!joiner.test(character)) marks = 0;
    if (marks <= maxMarks) rest += character;
  }
  return rest;
}

/**
 * Matches white space and invisible characters (Unicode 16, Default_Ignorable_Code_Point, the empty Braille pattern).
 */
const invisible =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: each character is meant by itself
  /[\u0020\u00a0\u00ad\u034f\u115f\u1160\u1680\u17b4\u17b5\u180b-\u180f\u2000-\u200d\u202f\u205f-\u2065\u2800\u3000\u3164\ufe00-\ufe0f\uffa0\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0080}-\u{e0fff}]/gu;

/** Matches white space and invisible characters that messengers and word processors leave at the ends. */
const beginning = new RegExp(`^[\\s${zeroWidthCharacters}${joinerCharacters}]+`);
const atEnd = new RegExp(`[\\s${zeroWidthCharacters}]`);

/**
 * Returns a text in its stored form: trimmed, and without harmful characters. Keeps U+200C and U+200D, which Hindi
 * needs.
 */
export function cleanText(typed: string): string {
  const text = removeTrailingMatches(typed.replace(breaks, ' ').replace(unwanted, '').replace(beginning, ''), atEnd);
  return text.replace(invisible, '') === '' ? '' : text;
}

/** Removes private-use characters, non-characters and extra combining marks from a text that others will read. */
export const removeUnreadableCharacters = (text: string): string => cleanText(withoutPiles(text.replace(nameless, '')));

/** Shortens a text to a number of UTF-16 units, without half a character or a joiner at its end. */
export function shortenText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  let short = '';
  for (const character of text) {
    if (short.length + character.length > limit) break;
    short += character;
  }
  return removeTrailingMatches(short, new RegExp(`[\\s${joinerCharacters}]`));
}

/**
 * Returns an e-mail address in the form in which it is sent. It has no invisible marks, and its domain has the ASCII
 * form that mail servers use (RFC 5891), which the browser's URL parser creates. A domain that is invalid, or already
 * ASCII, stays unchanged.
 */
export function toAsciiEmailAddress(pasted: string): string {
  const address = removeInvisibleMarks(pasted).trim();
  const start = address.lastIndexOf('@') + 1;
  const name = normalizeTypedText(address.slice(0, start));
  const domain = address.slice(start);
  // The URL parser would drop everything after one of these characters, such as `/` or `?`.
  if (start === 0 || !/[^\u0021-\u007e]/.test(domain) || /[\s/?#:\\%@[\]]/.test(domain)) return name + domain;
  try {
    return name + new URL(`http://${domain}`).hostname;
  } catch {
    // The domain is invalid. It stays unchanged, and the check of the e-mail field reports it.
    return name + domain;
  }
}

/** The pattern of `<input type="email">`: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const email = (text: string) => (emailPattern.test(toAsciiEmailAddress(text)) ? null : 'email');

/**
 * Functions that check the text of a field, by the name of the check. Each returns the problem, or null for a valid
 * text.
 */
export const fieldChecks = {
  characters: (text: string) => (removeUnreadableCharacters(text) === text ? null : 'characters'),
  email,
  phone: (text: string) => (parsePhoneNumber(text).kind === 'phone' ? null : 'phone'),
  identifier(text: string) {
    const { kind } = parseSignInIdentifier(text);
    if (kind === 'phone-invalid') return 'phone';
    return kind === 'email' ? email(text) : null;
  },
};

type OwnCheck = keyof typeof fieldChecks;

/**
 * The name of a field's check. `provider` means that only the provider can check the value. The provider's error
 * appears in the status box.
 */
export type FieldCheckName = OwnCheck | 'provider';

/** The reason why a field's value is refused. Every language has a sentence for each reason. */
export type FieldProblem = 'required' | 'too-long' | NonNullable<ReturnType<(typeof fieldChecks)[OwnCheck]>>;

/**
 * Functions that convert typed values to their stored form, by the name of the check. The length limit applies to
 * the converted value.
 */
export const fieldNormalizers: Readonly<Partial<Record<FieldCheckName, (text: string) => string>>> = {
  phone(text) {
    const phone = parsePhoneNumber(text);
    return phone.kind === 'phone' ? phone.e164 : text;
  },
};
