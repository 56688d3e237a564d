/**
 * What a terminal shows as nothing, as a gap, or as a part of what stands around it: control and format characters,
 * separators, private, half and unassigned ones, fillers, marks that have no letter before them, and runs of more than
 * four marks, which no name needs. The joiners U+200C and U+200D stay behind letters and marks of Indian scripts, which
 * need them.
 */
const neededJoiner = '(?<=[\\u0900-\\u0dff])[\\u200c\\u200d]';
const invisible = '[\\p{C}\\p{Z}\\p{Default_Ignorable_Code_Point}\\u2800]';
const markWithoutLetter = '(?<=^|")\\p{M}+';
const pileOfMarks = '\\p{M}{5,}';
const hidden = new RegExp(`(?!${neededJoiner}| )${invisible}|${markWithoutLetter}|${pileOfMarks}`, 'gu');

const backslashed = (text: string): string => text.replaceAll('\\', '\\\\');
/** A text of our own files with what cannot be seen written out. */
export const writtenOut = (text: string): string =>
  text.replace(hidden, (run) => Array.from(run, (one) => `\\u{${one.codePointAt(0)?.toString(16)}}`).join(''));

/**
 * A stranger's text, safe in a terminal: what cannot be seen is written out, as `\u{202e}`, and a backslash doubled.
 */
export const visibleText = (text: string): string => writtenOut(backslashed(text));

/** Characters of a value in a line: a company as the rules take it, and an address. `--json` gives all of any. */
const longest = { text: 120, word: 254 };

/** A stranger's value in a line, closed in quotes: `"Asha \"A\""`, and `"AAAA"... (2000 characters)` if long. */
export function quotedText(text: string): string {
  const characters = Array.from(text);
  const shown = backslashed(characters.slice(0, longest.text).join('')).replaceAll('"', '\\"');
  const cut = characters.length > longest.text ? `... (${characters.length} characters)` : '';
  return `${writtenOut(`"${shown}"`)}${cut}`;
}

/**
 * The same for ids, addresses and numbers: without quotes where it is one plain word, which looks like nothing else.
 */
export const plainWord = (text: string): string =>
  /^[\w.+@-]*\w[\w.+@-]*$/.test(text) && text.length <= longest.word ? text : quotedText(text);

/** JSON with all of that escaped: `JSON.stringify` leaves marks of direction as they are. */
export const visibleJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replace(hidden, (run) =>
    run.replace(/[^\n]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
