/**
 * Matches characters that are not visible: control, format, private, unassigned and unpaired characters, line
 * separators, and blank characters that are not Unicode spaces. Does not match characters that keyboards add: the
 * joiners U+200C and U+200D after letters of Indian scripts, and U+FE0F after a picture.
 */
const neededJoiner = '(?<=[\\u0900-\\u0dff])[\\u200c\\u200d]';
const pictureSelector = '(?<=\\p{Extended_Pictographic})\\ufe0f';
const invisible = '[\\p{C}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\u2800]';
const hidden = new RegExp(`(?!${neededJoiner}|${pictureSelector})${invisible}`, 'u');

/** Returns the first invisible character of a text, such as `U+200B`, or null if every character is visible. */
export function findHiddenCharacter(text: string): string | null {
  const code = hidden.exec(text)?.[0].codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

const longestQuote = 60;

/** Returns a part of a value in quotes, shortened if it is long. */
export const quoteShortened = (text: string): string =>
  text.length > longestQuote ? `"${text.slice(0, longestQuote)}…"` : `"${text}"`;
