import { joinerCharacters } from '../../../account/plain-text.ts';

/** Matches a word: letters of any Indian script, digits, `&` and `/`, but not the full stops (।॥). */
const word = new RegExp(`[a-z\\d\\u00c0-\\u024f\\u0900-\\u0963\\u0966-\\u0dff${joinerCharacters}&/]+`, 'g');

/** Returns the words of a text in lower case: letters of any script of India, digits, `&`, and short forms like `b/f`. */
export function splitIntoWords(text: string): readonly string[] {
  const words = text.toLowerCase().match(word) ?? [];
  return text.includes('/') ? words.flatMap(withoutSlash) : words;
}

const withoutSlash = (word: string): readonly string[] =>
  /^[a-z]\/[a-z]$/.test(word) ? [word] : word.split('/').filter(Boolean);

/** Returns the first phrase that occurs among the words of a text, or null. */
export type PhraseFinder = (words: readonly string[]) => string | null;

/** Returns a function that finds phrases. The words of a phrase are separated by spaces. */
export function createPhraseFinder(phrases: readonly string[]): PhraseFinder {
  const byFirstWord = new Map<string, (readonly string[])[]>();
  for (const phrase of phrases) {
    const words = splitIntoWords(phrase);
    const [first = ''] = words;
    byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), words]);
  }
  return (words) => {
    for (const [at, word] of words.entries()) {
      const found = byFirstWord.get(word)?.find((phrase) => phrase.every((each, index) => words[at + index] === each));
      if (found !== undefined) return found.join(' ');
    }
    return null;
  };
}
