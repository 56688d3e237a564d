import type { DebtEntry } from './entry.ts';
import { carriedForwardWords, closingBalanceWords, sumFillerWords, sumWords, sumWordsInNames } from './list-words.ts';
import { hasLetter } from './names.ts';
import { readCellAmount } from './read-amount.ts';
import { daysOfAgeHeading } from './read-headings.ts';
import { phraseFinder, wordsOf } from './words-of.ts';

const phrases = sumWords.map(wordsOf);
const sums = new Set([...phrases.flat(), ...sumWordsInNames]);
const fillers = new Set(sumFillerWords);
const findCarried = phraseFinder(carriedForwardWords);
const findClosing = phraseFinder(closingBalanceWords);

/** The kind of sum a line states: a party's (`name`), the whole list's (`''`), a carried one, or a closing balance. */
export type SumKind = { readonly name: string } | 'carried' | 'closing';

/** Returns what sum the words of a line name, or null. Numbers are left out of the words. */
export function sumKindOfWords(allWords: readonly string[]): SumKind | null {
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

/** Returns what sum of others a row is, or null: its first text says so, or it has numbers alone. */
export function sumKindOfRow(cells: readonly string[]): SumKind | null {
  const [text] = cells.filter(
    (cell) => hasLetter(cell) && !isDay(cell) && readCellAmount(cell) === null && !isSide(cell),
  );
  const hasNumber = cells.some((cell) => /\d/.test(cell));
  if (text === undefined) return hasNumber && !cells.some(isDay) ? { name: '' } : null;
  // A row of an age sums the bills of that age.
  return /^[<>\d(]/.test(text) && daysOfAgeHeading(text) !== null ? { name: text } : sumKindOfWords(wordsOf(text));
}
const isDay = (cell: string): boolean => /^\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})[-/. ]\d{1,4}/i.test(cell);
const isSide = (cell: string): boolean => /^(?:[dc]r\.?|to|by)$/i.test(cell);

/** Returns what sum of others a line of a notebook is, or null. */
export function sumKindOfNote(text: string, entry: DebtEntry | null): SumKind | null {
  if (!/\d/.test(text) || (entry !== null && entry.date !== null)) return null;
  return sumKindOfWords(wordsOf(text));
}

/** Returns the only amount of a sum whose empty cells are lost. */
export function onlyAmountOf(cells: readonly string[]): DebtEntry | null {
  const amounts = cells.flatMap((cell) => {
    const amount = readCellAmount(cell)?.amount;
    return typeof amount === 'number' ? [amount] : [];
  });
  const [paise, other] = amounts;
  return paise === undefined || other !== undefined
    ? null
    : { party: '', paise, date: null, parts: [], bill: '', phone: '' };
}
