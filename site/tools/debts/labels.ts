import type { ListLine } from './blocks.ts';
import { readColumnAmount } from './find-balance-columns.ts';
import { hasLetter, isTitle, trimPartyName } from './names.ts';
import { findQuestionReason } from './read-notebook-line.ts';

/** Returns the name if a line contains only a name, whose debts are in the lines below; else ''. */
export const readNameOnlyText = (text: string): string => {
  if (
    /\d/.test(text) ||
    isTitle(text) ||
    !hasLetter(text) ||
    findQuestionReason(text) !== null ||
    /^note\b/i.test(text.trim())
  )
    return '';
  return trimPartyName(text.replace(ofHeading, ''));
};
const ofHeading = /\s+(?:k[aei]|का|की|के)\s+(?:hisa+b|kha+ta+|udha+r|ba+ki|हिसाब|खाता|उधार|बाकी)$/i;

/** Returns the name if a line, in a table or not, contains only a name; else ''. */
export const readNameOnlyLine = (line: ListLine): string =>
  line.row === null ? readNameOnlyText(line.text) : (readNameOnlyRow(line) ?? '');

/**
 * Returns the name if a row contains only the name of a party. The party's bills are in the rows below. Returns '' if
 * the row contains only a title, else null.
 */
export function readNameOnlyRow({ row }: ListLine): string | null {
  if (row === null) return null;
  const filled = row.cells.flatMap((cell, column) => (cell === '' ? [] : column));
  const [only] = filled;
  if (only === undefined || filled.length > 1 || row.isBroken) return null;
  const text = row.cells[only] ?? '';
  if (readColumnAmount(row, only) !== null || !hasLetter(text)) return null;
  if (row.sum !== null) return null;
  return /\d/.test(text) || /^note\b/i.test(text) || isTitle(text) ? '' : trimPartyName(text);
}
