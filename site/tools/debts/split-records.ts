import { joinerCharacters } from '../../../account/plain-text.ts';
import { removeInvisibleCharacters, toLatinNumbers } from '../reading/clean-text.ts';

/** One pasted line; several, if a quoted cell holds line breaks. */
export type PastedLine = {
  /** Identifies the line as long as its text stays: the text, and its number among equal ones. */
  readonly key: string;
  /** As pasted, trimmed. */
  readonly raw: string;
  /** With Latin digits and plain spaces, without invisible marks; its indentation stays. */
  readonly text: string;
};

/** A longer line is listed, not parsed. */
export const maxLineLength = 2000;
/** Lines that one quoted cell may span. A quotation mark that stands alone (5" pipe) opens none. */
const longestCell = 6;

/** Separators between the cells of a table, the plainest first. */
export const cellSeparators = [/\t/, /;/, /\|/, / {2,}/, /,/] as const;
export type CellSeparator = (typeof cellSeparators)[number];

/** Matches a joiner that stands behind no letter of India, where chats and PDFs leave it and it means nothing. */
const looseJoiner = new RegExp(`(^|[^\\u0900-\\u0dff])[${joinerCharacters}]+`, 'g');

/** Splits a pasted text into lines; a line break inside a quoted cell splits none. */
export function splitRecords(pasted: string): readonly PastedLine[] {
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

/** Returns the line in which a cell ends that a line opens with a quotation mark and leaves open. */
function endOfQuoted(lines: readonly string[], start: number): number {
  const isOpen = (line: string): boolean => line.split('"').length % 2 === 0;
  const line = lines[start] ?? '';
  if (!isOpen(line) || !/(?:^|[\t,;|])\s*"[^"]*$/.test(line) || line.length > maxLineLength) return start;
  const most = Math.min(lines.length, start + longestCell);
  for (let at = start + 1; at < most; at += 1) {
    const next = lines[at] ?? '';
    // A mark that stands for the word above opens a line; it ends no cell.
    if (isOpen(next)) return /^[^"]*"\s*(?:[\t,;|]|$)/.test(next) ? at : start;
  }
  return start;
}

/** Returns the cells of a line. A quoted cell may hold separators and line breaks, which become commas. */
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
