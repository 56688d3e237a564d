import type { DebtEntry } from './entry.ts';
import { ambiguousSumWords, carriedForwardWords, closingBalanceWords, fillerWords, sumWords } from './list-words.ts';
import { hasLetter } from './names.ts';
import { readCellAmount } from './read-amount.ts';
import { readAgeRange } from './read-headings.ts';
import { createPhraseFinder, splitIntoWords } from './split-into-words.ts';

const phrases = sumWords.map(splitIntoWords);
const sums = new Set([...phrases.flat(), ...ambiguousSumWords]);
const fillers = new Set(fillerWords);
const findCarried = createPhraseFinder(carriedForwardWords);
const findClosing = createPhraseFinder(closingBalanceWords);

/** A sum of a party (`name`) or of the whole list (empty `name`), a sum carried forward, or a closing balance. */
export type SumKind = { readonly name: string } | 'carried' | 'closing';

/** Returns the kind of sum that the words describe, or null. Ignores numbers among the words. */
export function readSumKind(allWords: readonly string[]): SumKind | null {
  const words = allWords.filter((word) => !/^[\d&]+$/.test(word));
  if (findCarried(words) !== null) return 'carried';
  if (findClosing(words) !== null) return 'closing';
  const first = phrases.some((phrase) => phrase.every((word, at) => words[at] === word));
  const last = phrases.some((phrase) => phrase.every((word, at) => words[words.length - phrase.length + at] === word));
  if (!words.some((word) => sums.has(word))) return null;
  const rest = words.filter((word) => !sums.has(word) && !fillers.has(word));
  if (rest.length === 0) return { name: '' };
  if (!first && !last) return null;
  const isWord = (word: string): boolean => sums.has(word) || ['for', 'of', 'का', 'की'].includes(word);
  const from = words.findIndex((word) => !isWord(word));
  const names = first ? words.slice(from) : words.slice(0, words.length - 1);
  return { name: names.filter((word) => word !== 'का' && word !== 'की').join(' ') };
}

/**
 * Returns the kind of sum in a row, or null if the row contains no sum. The first text in a row with a sum names the
 * sum, unless all cells are numbers.
 */
export function readRowSumKind(cells: readonly string[]): SumKind | null {
  const [text] = cells.filter(
    (cell) => hasLetter(cell) && !isDay(cell) && readCellAmount(cell) === null && !isSide(cell),
  );
  const hasNumber = cells.some((cell) => /\d/.test(cell));
  if (text === undefined) return hasNumber && !cells.some(isDay) ? { name: '' } : null;
  // A row that begins with an age contains the sum of the bills of that age.
  return /^[<>\d(]/.test(text) && readAgeRange(text) !== null ? { name: text } : readSumKind(splitIntoWords(text));
}
const isDay = (cell: string): boolean => /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{1,4}/i.test(cell);
const isSide = (cell: string): boolean => /^(?:[dc]r\.?|to|by)$/i.test(cell);

/** Returns the kind of sum in a line of a notebook, or null. */
export function readNotebookSumKind(text: string, entry: DebtEntry | null): SumKind | null {
  if (!/\d/.test(text) || (entry !== null && entry.date !== null)) return null;
  return readSumKind(splitIntoWords(text));
}

/** Returns the amount of a sum whose row has lost its empty cells; null if the row contains several amounts. */
export function findSingleAmount(cells: readonly string[]): DebtEntry | null {
  const amounts = cells.flatMap((cell) => {
    const amount = readCellAmount(cell)?.amount;
    return typeof amount === 'number' ? [amount] : [];
  });
  const [paise, other] = amounts;
  return paise === undefined || other !== undefined
    ? null
    : { party: '', paise, date: null, parts: [], bill: '', phone: '' };
}
