/**
 * Matches control, format, private, unassigned and half characters, separators of lines, and blank characters that are
 * not Unicode spaces. Does not match the joiners U+200C and U+200D after letters of Indian scripts, which need them.
 */
const hidden = /(?!(?<=[\u0900-\u0dff])[\u200c\u200d])[\p{C}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Returns the first invisible character of a text, such as `U+200B`; null if there is none. */
export function findHiddenCharacter(text: string): string | null {
  const code = hidden.exec(text)?.[0].codePointAt(0);
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

const longestQuote = 60;

/** Returns a part of a value in quotes, shortened if it is long. */
export const quoted = (text: string): string =>
  text.length > longestQuote ? `"${text.slice(0, longestQuote)}…"` : `"${text}"`;
