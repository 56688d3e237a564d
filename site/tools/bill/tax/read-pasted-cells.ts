import { writtenText } from '../../reading/written-text.ts';

/** Ends of rows: of Windows, of old and new Macs and Unix (U+000D, U+000A), and those that Unicode adds. */
const rowEnd = '\r\n|[\n\r\u0085\u2028\u2029]';
const cellEnd = /[\t\n\r\u0085\u2028\u2029]/g;
const rowEnds = new RegExp(rowEnd, 'g');
const endsOfText = new RegExp(`(?:${rowEnd})+$`);

/** Longest paste that is read: more rows are another list, and reading them would hold up the page. */
export const maxPastedRows = 2000;

export const countPastedRows = (text: string): number => (text.replace(endsOfText, '').match(rowEnds)?.length ?? 0) + 1;

/** Whether a text is more than one cell of a spreadsheet. */
export const isPastedTable = (text: string): boolean => text.replace(endsOfText, '').search(cellEnd) >= 0;

/** Returns the closing quote of a quoted cell, in which a spreadsheet doubles each quote; -1 if it is none. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  const isCell =
    text[start] === '"' && (at === text.length - 1 || /[\t\n\r\u0085\u2028\u2029]/.test(text[at + 1] ?? ''));
  return isCell ? at : -1;
}

/** Splits a pasted text into rows of cells, each on one line: a quoted cell may hold tabs and line ends of its own. */
export function readPastedCells(pasted: string): readonly (readonly string[])[] {
  const text = pasted.replace(endsOfText, '');
  const rows: string[][] = [];
  let row: string[] = [];
  let start = 0;
  while (start <= text.length) {
    const quote = closingQuote(text, start);
    cellEnd.lastIndex = quote < 0 ? start : quote + 1;
    const end = cellEnd.exec(text)?.index ?? text.length;
    const cell = quote < 0 ? text.slice(start, end) : text.slice(start + 1, quote).replace(/""/g, '"');
    row.push(writtenText(cell).replace(/\s+/g, ' '));
    if (text[end] !== '\t') {
      rows.push(row);
      row = [];
    }
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
}
