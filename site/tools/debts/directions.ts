import type { DebtDirection } from './debt-list.ts';
import { directionWords } from './list-words.ts';
import { createPhraseFinder, type PhraseFinder, splitIntoWords } from './split-into-words.ts';

/** Titles state one of these facts about the debts: a direction, `mixed` directions, or `noBills` (only quotations). */
export type StatedDirection = DebtDirection | 'mixed' | 'noBills';

const finders: readonly (readonly [DebtDirection, PhraseFinder])[] = [
  ['notDebts', createPhraseFinder(directionWords.notDebts)],
  ['owedByMe', createPhraseFinder(directionWords.owedByMe)],
  ['owedToMe', createPhraseFinder(directionWords.owedToMe)],
];

/** Maximum number of words in a title. */
const longestTitle = 8;

/** Returns the direction of debts that a title names, or null. */
export function readTitleDirection(title: string): DebtDirection | null {
  const words = splitIntoWords(title);
  if (words.length > longestTitle) return null;
  return finders.find(([, find]) => find(words) !== null)?.[0] ?? null;
}

/** Returns true for a line with words for both payable and receivable. */
export function isLineWithBothDirections(line: string): boolean {
  const words = splitIntoWords(line);
  return bothWays.every((find) => find(words) !== null);
}
const bothWays = [
  createPhraseFinder(['to pay', 'to give', 'payable', 'i owe', 'we owe', 'dena', 'देना']),
  createPhraseFinder(['to receive', 'to collect', 'to get', 'receivable', 'owes us', 'owes me', 'lena', 'लेना']),
];

/** Returns true for a name such as "Sharma Distributors", which is probably a supplier's. */
export const isSupplierName = (party: string): boolean =>
  /\b(?:suppliers?|vendors?|mills?|distributors?|depot|agency|agencies|wholesalers?|c&f|ltd|limited|pvt)\b/i.test(
    party,
  );
