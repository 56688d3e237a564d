import { cleanText } from '../../reading/clean-text.ts';

/** Matches the end of a row: the line ends of Windows, Macs and Unix, and other line ends of Unicode. */
const rowEnd = '\r\n|[\n\r\u0085\u2028\u2029]';
const cellEnd = /[\t\n\r\u0085\u2028\u2029]/g;
const rowEnds = new RegExp(rowEnd, 'g');
const endsOfText = new RegExp(`(?:${rowEnd})+$`);

/** Maximum number of rows in a paste. Reading more of them would block the page. */
export const maxPastedRows = 2000;

export const countPastedRows = (text: string): number => (text.replace(endsOfText, '').match(rowEnds)?.length ?? 0) + 1;

/** Returns true if a pasted text has more than one cell of a spreadsheet. */
export const isPastedTable = (text: string): boolean => text.replace(endsOfText, '').search(cellEnd) >= 0;

/**
 * Returns the index of a quoted cell's closing quote, or -1 if the cell is not quoted. Spreadsheets double the quotes
 * within a cell.
 */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start + 1);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  const isCell =
    text[start] === '"' && (at === text.length - 1 || /[\t\n\r\u0085\u2028\u2029]/.test(text[at + 1] ?? ''));
  return isCell ? at : -1;
}

/** Splits a pasted text into rows of cells. A quoted cell may contain tabs and line ends, which become spaces. */
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
    row.push(cleanText(cell).replace(/\s+/g, ' '));
    if (text[end] !== '\t') {
      rows.push(row);
      row = [];
    }
    start = end + (text.startsWith('\r\n', end) ? 2 : 1);
  }
  return rows;
}
