import type { Direction } from './debt-list.ts';
import { directionWords } from './list-words.ts';
import { type PhraseFinder, phraseFinder, wordsOf } from './words-of.ts';

/** A statement in titles and headings: a direction, both directions by turns, or documents that precede a bill. */
export type Mention = Direction | 'mixed' | 'noBills';

const finders: readonly (readonly [Direction, PhraseFinder])[] = [
  ['notDebts', phraseFinder(directionWords.notDebts)],
  ['owedByMe', phraseFinder(directionWords.owedByMe)],
  ['owedToMe', phraseFinder(directionWords.owedToMe)],
];

/** Longer lines talk. */
const longestTitle = 8;

/** Returns what a title says of who owes whom, or null. */
export function directionOf(title: string): Direction | null {
  const words = wordsOf(title);
  if (words.length > longestTitle) return null;
  return finders.find(([, find]) => find(words) !== null)?.[0] ?? null;
}

/** Returns true for a line that says of its sum both that it is to be paid and that it is to be received. */
export function saysBothWays(line: string): boolean {
  const words = wordsOf(line);
  return bothWays.every((find) => find(words) !== null);
}
const bothWays = [
  phraseFinder(['to pay', 'to give', 'payable', 'i owe', 'we owe', 'dena', 'देना']),
  phraseFinder(['to receive', 'to collect', 'to get', 'receivable', 'owes us', 'owes me', 'lena', 'लेना']),
];

/** Returns true for a name of those who sell to shops. */
export const isOfSuppliers = (party: string): boolean =>
  /\b(?:suppliers?|vendors?|mills?|distributors?|depot|agency|agencies|wholesalers?|c&f|ltd|limited|pvt)\b/i.test(
    party,
  );
