import type { Line } from './blocks.ts';
import { paiseAt } from './find-balance.ts';
import { hasLetter, isTitle, tidyName } from './names.ts';
import { extraContent } from './read-note.ts';

/** Returns the name that a line has alone, so that the lines below are its; or ''. */
export const nameAlone = (text: string): string => {
  if (
    /\d/.test(text) ||
    isTitle(text) ||
    !hasLetter(text) ||
    extraContent(text) !== null ||
    /^note\b/i.test(text.trim())
  )
    return '';
  return tidyName(text.replace(ofHeading, ''));
};
const ofHeading = /\s+(?:k[aei]|का|की|के)\s+(?:hisa+b|kha+ta+|udha+r|ba+ki|हिसाब|खाता|उधार|बाकी)$/i;

/** Returns the name that a line of a table has alone, in a cell or without any; or ''. */
export const nameOver = (line: Line): string => (line.row === null ? nameAlone(line.text) : (labelOf(line) ?? ''));

/** Returns the name that a row has alone: a party whose bills stand below; null if the row is none. */
export function labelOf({ row }: Line): string | null {
  if (row === null) return null;
  const filled = row.cells.flatMap((cell, column) => (cell === '' ? [] : column));
  const [only] = filled;
  if (only === undefined || filled.length > 1 || row.isBroken) return null;
  const text = row.cells[only] ?? '';
  if (paiseAt(row, only) !== null || !hasLetter(text)) return null;
  if (row.sum !== null) return null;
  return /\d/.test(text) || /^note\b/i.test(text) || isTitle(text) ? '' : tidyName(text);
}
