import { fieldChecks, toAsciiEmailAddress } from '../../account/field-checks.ts';
import { type FieldDescription, type FieldName, fields } from '../../account/fields.ts';
import { parsePhoneNumber } from '../../account/phone-number.ts';
import { normalizeTypedText, removeInvisibleMarks, removeTrailingMatches } from '../../account/plain-text.ts';

/** A possible reading of a text. Two spellings of the same contact have the same `key`. */
type Candidate = { readonly key: string; readonly text: string };

/**
 * The maximum length of a pasted text that is read. Longer texts are neither contacts nor messages, and reading them
 * would take long.
 */
const maxTextLength = 5000;
const codeLength = 6;

/**
 * Characters that separate an e-mail address from the rest of a text, and the punctuation of the sentence around the
 * address.
 */
const addressEnds = /[\s<>()[\]{}"“”‘’«»`,;:|/?&।]+/;
const beforeAddress = /^[.'!*=~\u2026]+/;
const afterAddress = /[.'!*=~\u2026_\-\u2013\u2014]/;
/** Matches subject and further receivers in a `mailto:` link (RFC 6068). */
const mailLinkQuery = /(mailto:[^?\s]*)\?\S*/gi;

function addressesIn(pasted: string): readonly Candidate[] {
  const isLink = /mailto:/i.test(pasted);
  return removeInvisibleMarks(pasted)
    .replace(mailLinkQuery, '$1')
    .split(addressEnds)
    .filter((part) => part.includes('@'))
    .map((part) =>
      removeTrailingMatches((isLink ? withoutPercentSigns(part) : part).replace(beforeAddress, ''), afterAddress),
    )
    .filter((address) => fieldChecks.email(address) === null)
    .map((address) => ({ key: toAsciiEmailAddress(address).toLowerCase(), text: withLatinDigits(address) }));
}

/** Decodes the percent-encoded ASCII characters of a link. */
const withoutPercentSigns = (part: string): string =>
  part.replace(/%([2-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns an e-mail address with Latin digits before the @. The domain stays unchanged. */
function withLatinDigits(address: string): string {
  const domain = address.lastIndexOf('@');
  return normalizeTypedText(address.slice(0, domain)) + address.slice(domain);
}

/** A group of digits in a text. `before` is the text between the previous group and this one. */
type DigitGroup = { readonly digits: string; readonly before: string; readonly start: number; readonly end: number };

function digitGroups(text: string): readonly DigitGroup[] {
  let last = 0;
  return Array.from(text.matchAll(/[0-9]+/g), ({ 0: digits, index }) => {
    const before = text.slice(last, index);
    last = index + digits.length;
    return { digits, before, start: index, end: last };
  });
}

const phoneSeparators = /^[\s().\-\u2010-\u2015]+$/;
/** Matches an Indian phone number in E.164. */
const indianNumber = /^\+91[1-9][0-9]{9}$/;

/** Returns the phone numbers in a text. A part of a longer number does not count. */
function phonesIn(pasted: string): readonly Candidate[] {
  // Removes e-mail addresses and UPI ids, since their digits are not a phone number.
  const text = normalizeTypedText(pasted)
    .replace(/\uff0b/g, '+')
    .replace(/\S*@\S*/g, '|');
  const groups = digitGroups(text);
  const found: Candidate[] = [];
  let lastEnd = 0;
  for (const [index, first] of groups.entries()) {
    const longest = longestPhone(text, groups, index);
    // Skips a number that lies inside the previous number. Two numbers that only overlap both count, because the text
    // can then be read in two ways.
    if (longest === null || longest.end <= lastEnd) continue;
    lastEnd = longest.end;
    const opening = /[(+]*$/.exec(first.before)?.[0] ?? '';
    const written = opening + text.slice(first.start, longest.end);
    found.push({ key: longest.key, text: written.includes(')') ? written : written.replace('(', '') });
  }
  return found;
}

/**
 * Returns the key and the end of the longest phone number that begins with this group of digits, or null if none begins
 * there.
 */
function longestPhone(text: string, groups: readonly DigitGroup[], index: number) {
  const [first, ...further] = groups.slice(index, index + 16);
  if (first === undefined) return null;
  const plus = first.before.endsWith('+') ? '+' : '';
  let longest: { readonly key: string; readonly end: number } | null = null;
  for (const group of [first, ...further]) {
    if (group !== first && !phoneSeparators.test(group.before)) break;
    const number = plus + text.slice(first.start, group.end);
    const phone = parsePhoneNumber(number);
    if (phone.kind !== 'phone') continue;
    const namesCountry = /^(\+|00)/.test(number) && !phone.e164.startsWith('+91');
    if (namesCountry || indianNumber.test(phone.e164)) longest = { key: phone.e164, end: group.end };
  }
  return longest;
}

const codeSeparators = /^[\s\-\u2010-\u2015]$/;
const hyphens = /^[-\u2010-\u2015]$/;

/** Returns the OTPs in a text: six digits, together or in groups of equal length. */
function codesIn(pasted: string): readonly Candidate[] {
  const text = normalizeTypedText(pasted);
  const groups = digitGroups(text);
  const runs: DigitGroup[][] = [];
  for (const group of groups) {
    const run = runs[runs.length - 1];
    const [first, second] = run ?? [];
    const isWhole = group.digits.length >= codeLength || (first && first.digits.length >= codeLength);
    const continues =
      run && !isWhole && codeSeparators.test(group.before) && (!second || second.before === group.before);
    if (continues) run.push(group);
    else runs.push([group]);
  }
  return runs
    .filter((run) => isCode(run) && !isPartOfNumber(text, run))
    .map((run) => run.map(({ digits }) => digits).join(''))
    .map((code) => ({ key: code, text: code }));
}

function isCode(run: readonly DigitGroup[]): boolean {
  const [first, second] = run;
  if (first === undefined) return false;
  const { length } = first.digits;
  const isEven = run.every(({ digits }) => digits.length === length);
  // Three pairs of digits with hyphens are a date, and not an OTP.
  const isDate = length === 2 && second !== undefined && hyphens.test(second.before);
  return isEven && !isDate && length * run.length === codeLength;
}

const joinsBefore = /^[0-9][-\u2010-\u2015.,:/]$/;
const joinsAfter = /^[-\u2010-\u2015.,:/][0-9]$/;

/**
 * Returns true if punctuation joins the digits to further digits, as in an amount, a date, a time or a number with an
 * area code.
 */
function isPartOfNumber(text: string, run: readonly DigitGroup[]): boolean {
  const start = run[0]?.start ?? 0;
  const end = run[run.length - 1]?.end ?? 0;
  const before = text.slice(Math.max(0, start - 2), start);
  return joinsBefore.test(before) || joinsAfter.test(text.slice(end, end + 2));
}

type Reader = {
  /** Matches a text that has only the characters of a plain address, number or code. Such a text stays as it is. */
  readonly plainPattern: RegExp;
  candidates(pasted: string): readonly Candidate[];
};

const bareNumber = /^[+\uff0b0-9\s().\-\u2010-\u2015]*$/;
const code: Reader = { plainPattern: /^[0-9\s\-\u2010-\u2015]*$/, candidates: codesIn };

/** Maps a field's `check` to the functions that read a text pasted into the field. */
const readers: Readonly<Partial<Record<NonNullable<FieldDescription['check']>, Reader>>> = {
  email: { plainPattern: /^\s*$/, candidates: addressesIn },
  phone: { plainPattern: bareNumber, candidates: phonesIn },
  identifier: { plainPattern: bareNumber, candidates: (pasted) => [...addressesIn(pasted), ...phonesIn(pasted)] },
  provider: code,
};

/** Returns the only contact or code found in a text, or null if there are none or several. */
function onlyCandidate({ candidates }: Reader, pasted: string): string | null {
  const [first, ...others] = candidates(pasted);
  return first && others.every(({ key }) => key === first.key) ? first.text : null;
}

/**
 * Returns the address, number or code in a text that mail programs, phones and chats have put on the clipboard. Returns
 * null if the text should stay as it is.
 */
export function readPastedText(field: FieldName, pasted: string): string | null {
  const { check }: FieldDescription = fields[field];
  const reader = check && readers[check];
  if (!reader || pasted.length > maxTextLength || reader.plainPattern.test(normalizeTypedText(pasted))) return null;
  const read = onlyCandidate(reader, pasted);
  return read === pasted.trim() ? null : read;
}

/** Returns the digits of a typed OTP, or the only OTP in a longer text; empty if there is none. */
export function readOtpCode(typed: string): string {
  const text = normalizeTypedText(typed);
  return code.plainPattern.test(text) ? text.replace(/\D/g, '') : (readPastedText('otp', typed) ?? '');
}
