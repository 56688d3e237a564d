/** Digits of any Indian script in Latin ones: `५ नवंबर २०२६` -> `5 नवंबर 2026`. */
export const latinDigits = (text: string): string =>
  // Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam: ten digits from each of these on.
  text.replace(/[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯]/g, (digit) => String((digit.charCodeAt(0) - 0x966) % 0x80));

/** Messengers copy the first along, the second turn directions (UAX 9), half a character fits no address. */
const marks = /[\u00ad\u200b\u2060\ufeff]|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[\ud800-\udfff]/gu;

/** A text without marks that nobody sees. U+200C and U+200D stay, which Hindi needs. */
export const withoutMarks = (text: string): string => text.replace(marks, '');

/** A name as it is shown: trimmed, without such marks. */
export const writtenText = (text: string): string => withoutMarks(text).trim();

/** A number or a code in Latin digits, whatever keyboard wrote it, without anything that nobody sees. */
export const writtenCode = (text: string): string =>
  latinDigits(writtenText(text))
    .replace(/[\u200c\u200d]/g, '')
    .trim();
