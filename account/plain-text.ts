/**
 * The digit zero of each script whose digits visitors type (Unicode 16, general category Nd): Arabic-Indic and Extended
 * Arabic-Indic (Urdu), Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam; full-width.
 */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0xff10] as const;

// The constants below are parts of a regular expression's character class, such as `[${directionMarks}]`.

/** Direction marks (UAX 9), which contacts and messengers add around a number. */
export const directionMarks = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
/** Soft hyphen, zero-width space and word joiner. */
export const zeroWidthCharacters = '\\u00ad\\u200b\\u2060';
/** Zero-width non-joiner and joiner, which Hindi needs. */
export const joinerCharacters = '\\u200c\\u200d';

/** Matches invisible characters, including byte order marks. */
const invisible = new RegExp(`[${zeroWidthCharacters}${directionMarks}\\ufeff]`, 'g');

const foreignDigit = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u0d6f\uff10-\uff19]/g;

/** Removes invisible marks from a text for machines, such as an address. */
export const removeInvisibleMarks = (pasted: string): string => pasted.replace(invisible, '');

/** Replaces digits of other scripts by Latin ones: `५ नवंबर २०२६` becomes `5 नवंबर 2026`. */
export function toLatinDigits(text: string): string {
  return text.replace(foreignDigit, (letter) => {
    const code = letter.charCodeAt(0);
    const zero = zeros.find((start) => code >= start && code < start + 10);
    return zero === undefined ? letter : String(code - zero);
  });
}

/** Returns a pasted or typed text with Latin digits and without invisible marks. */
export const normalizeTypedText = (typed: string): string => toLatinDigits(removeInvisibleMarks(typed));

/** Removes matching characters at the end of a text. A pattern with `+$` would backtrack over each run of them. */
export function removeTrailingMatches(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
