/**
 * Matches characters that a terminal does not display, displays as a gap, or merges with their neighbours: control and
 * format characters, separators, private, unpaired and unassigned characters, fillers, marks without a letter before
 * them, and more than four marks in a row. Does not match the joiners U+200C and U+200D after letters and marks of
 * Indian scripts, because these scripts need the joiners.
 */
const neededJoiner = '(?<=[\\u0900-\\u0dff])[\\u200c\\u200d]';
const invisible = '[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]';
const markWithoutLetter = '(?<=^|")\\p{M}+';
const pileOfMarks = '\\p{M}{5,}';
const hidden = new RegExp(`(?!${neededJoiner}| )${invisible}|${markWithoutLetter}|${pileOfMarks}`, 'gu');

const doubleBackslashes = (text: string): string => text.replaceAll('\\', '\\\\');
/** Escapes the invisible characters in a text from this repository. */
export const escapeInvisibleCharacters = (text: string): string =>
  text.replace(hidden, (run) => Array.from(run, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''));

/**
 * Makes another person's text safe for a terminal: escapes invisible characters as `\u{202e}`, and doubles backslashes.
 */
export const escapeForTerminal = (text: string): string => escapeInvisibleCharacters(doubleBackslashes(text));

/**
 * Maximum lengths in characters. A text can be as long as a company's name in the access rules, and a word as long as
 * an e-mail address. The output of `--json` is not shortened.
 */
const longest = { text: 120, word: 254 };

/** Puts another person's value in quotes: `"Asha \"A\""`, or `"AAAA"... (2000 characters)` if it is long. */
export function quoteForTerminal(text: string): string {
  const characters = Array.from(text);
  const shown = doubleBackslashes(characters.slice(0, longest.text).join('')).replaceAll('"', '\\"');
  const cut = characters.length > longest.text ? `... (${characters.length} characters)` : '';
  return `${escapeInvisibleCharacters(`"${shown}"`)}${cut}`;
}

/** Returns an id, address or number unchanged if it is a plain word, else in quotes. */
export const quoteUnlessPlainWord = (text: string): string =>
  /^[\w.+@-]*\w[\w.+@-]*$/.test(text) && text.length <= longest.word ? text : quoteForTerminal(text);

/** Returns JSON with invisible characters escaped: `JSON.stringify` does not escape direction marks. */
export const formatEscapedJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(hidden, (run) =>
    run.replace(/[^\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
