import fc from 'fast-check';
import { ToWords as EnglishWords } from 'to-words/en-IN';
import { ToWords as HindiWords } from 'to-words/hi-IN';
import { expect, test } from 'vitest';
import { spellEnglishNumber } from './en/spell-english-number.ts';
import { spellHindiNumber } from './hi/spell-hindi-number.ts';

const largest = 99_99_99_999;
const number = fc.oneof(fc.integer({ min: 0, max: largest }), fc.integer({ min: 0, max: 10_000 }));

const below100 = Array.from({ length: 100 }, (_, index) => index);

/**
 * Corrects four wrong spellings of the library to-words (44, 51, 53, 91), and writes "one hundred" where a number ends
 * with only "hundred". The site does not use to-words, because that library needs BigInt.
 */
const corrected = (words: string, each: number): string =>
  (each % 1000 === 100 ? words.replace(/सौ$/, 'एक सौ') : words)
    .replace(/चौंतालीस/g, 'चवालीस')
    .replace(/इक्याबन/g, 'इक्यावन')
    .replace(/तिरेपन/g, 'तिरपन')
    .replace(/इक्यानबे/g, 'इक्यानवे')
    .normalize('NFC');

test('the number words equal those of the library to-words', () => {
  const english = new EnglishWords();
  const hindi = new HindiWords();
  fc.assert(
    fc.property(number, (each) => {
      expect(spellEnglishNumber(each)).toBe(english.convert(each));
      expect(spellHindiNumber(each).normalize('NFC')).toBe(corrected(hindi.convert(each), each));
    }),
    { numRuns: 1000, examples: [...below100, 100, 1100, 9100, 100_100, largest].map((each) => [each]) },
  );
});
