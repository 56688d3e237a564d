import { joinerCharacters } from '../../../account/plain-text.ts';
import { removeInvisibleCharacters, toLatinNumbers } from '../reading/clean-text.ts';

/** A pasted line, or several lines if a quoted cell contains line breaks. */
export type PastedLine = {
  /** Identifies the line: its text, and its number among equal lines. */
  readonly key: string;
  /** The pasted text, trimmed. */
  readonly raw: string;
  /** The text with Latin digits and plain spaces, without invisible characters. Its indentation stays. */
  readonly text: string;
};

/** Maximum number of characters in a line. A longer one is listed, but not parsed. */
export const maxLineLength = 2000;
/** Maximum number of lines in a quoted cell. A single quotation mark (5" pipe) does not begin a quoted cell. */
const longestCell = 6;

/** Separators between the cells of a table, in the order in which they are tried. */
export const cellSeparators = [/\t/, /;/, /\|/, / {2,}/, /,/] as const;
export type CellSeparator = (typeof cellSeparators)[number];

/** Matches an invisible joiner that follows no Indian letter. In chats and PDFs such a joiner has no meaning. */
const looseJoiner = new RegExp(`(^|[^\\u0900-\\u0dff])[${joinerCharacters}]+`, 'g');

/** Splits a pasted text into lines, but not at line breaks inside quoted cells. */
export function splitPastedLines(pasted: string): readonly PastedLine[] {
  const lines = pasted.split(/\r\n|\r|\n|\u2028/);
  const records: PastedLine[] = [];
  const counts = new Map<string, number>();
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfQuoted(lines, at);
    const whole = lines.slice(at, end + 1).join('\n');
    at = end;
    const raw = whole.trim();
    const before = counts.get(raw) ?? 0;
    counts.set(raw, before + 1);
    const text = toLatinNumbers(removeInvisibleCharacters(whole))
      .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, ' ')
      .replace(looseJoiner, '$1');
    records.push({ key: before === 0 ? raw : `${raw}#${before + 1}`, raw, text });
  }
  return records;
}

/**
 * Returns the index of the line in which a quoted cell of the line `start` ends. Returns `start` if no cell of that
 * line continues in the next line.
 */
function endOfQuoted(lines: readonly string[], start: number): number {
  const isOpen = (line: string): boolean => line.split('"').length % 2 === 0;
  const line = lines[start] ?? '';
  if (!isOpen(line) || !/(?:^|[\t,;|])\s*"[^"]*$/.test(line) || line.length > maxLineLength) return start;
  const most = Math.min(lines.length, start + longestCell);
  for (let at = start + 1; at < most; at += 1) {
    const next = lines[at] ?? '';
    // A quotation mark at the start of a line may repeat the word above, so it does not end a cell.
    if (isOpen(next)) return /^[^"]*"\s*(?:[\t,;|]|$)/.test(next) ? at : start;
  }
  return start;
}

/** Returns the cells of a line. In a quoted cell, separators and line breaks become commas. */
export function splitCells(line: string, separator: CellSeparator): readonly string[] {
  const cells: string[] = [];
  let open = '';
  for (const part of line.replace(/^\s*\||\|\s*$/g, '').split(separator)) {
    open = open === '' ? part : `${open},${part}`;
    if (open.split('"').length % 2 === 0) continue;
    cells.push(plainCell(open));
    open = '';
  }
  if (open !== '') cells.push(plainCell(open));
  return cells;
}

const plainCell = (cell: string): string =>
  cell
    .replace(/"/g, '')
    .replace(/\s*\n\s*/g, ', ')
    .replace(/ {2,}/g, ' ')
    .trim();
