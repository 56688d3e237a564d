import fc from 'fast-check';
import { ToWords as EnglishWords } from 'to-words/en-IN';
import { ToWords as HindiWords } from 'to-words/hi-IN';
import { expect, test } from 'vitest';
import { englishNumber } from './english-number.ts';
import { hindiNumber } from './hindi-number.ts';

const largest = 99_99_99_999;
const number = fc.oneof(fc.integer({ min: 0, max: largest }), fc.integer({ min: 0, max: 10_000 }));

const scales: Readonly<Record<string, number>> = {
  Hundred: 100,
  Thousand: 1000,
  Lakh: 100_000,
  Crore: 10_000_000,
  सौ: 100,
  हज़ार: 1000,
  लाख: 100_000,
  करोड़: 10_000_000,
};

/** Reads words back: what stands before a scale is counted by it, what stands before nothing is itself. */
function readBack(words: string, small: ReadonlyMap<string, number>): number {
  let sum = 0;
  let count = 0;
  for (const word of words.split(' ')) {
    const scale = scales[word];
    if (scale !== undefined) {
      sum += count * scale;
      count = 0;
    } else count += small.get(word) ?? Number.NaN;
  }
  return sum + count;
}

const below100 = Array.from({ length: 100 }, (_, index) => index);
const small = {
  english: new Map(below100.filter((each) => each <= 20 || each % 10 === 0).map((each) => [englishNumber(each), each])),
  hindi: new Map(below100.map((each) => [hindiNumber(each), each])),
};

test('each of the hundred numbers that Hindi has words for has one of its own', () => {
  expect(small.hindi.size).toBe(100);
});

test('words read back give the number', () => {
  fc.assert(
    fc.property(number, (each) => {
      expect(readBack(englishNumber(each), small.english)).toBe(each);
      expect(readBack(hindiNumber(each), small.hindi)).toBe(each);
    }),
    { numRuns: 1000, examples: [[0], [1], [100], [100_000], [10_000_000], [largest]] },
  );
});

/**
 * Where the library says otherwise: four words that dictionaries spell differently (44, 51, 53, 91), and a last hundred without its "one"
 * (9,100 would be "nine thousand hundred").
 */
const corrected = (words: string, each: number): string =>
  (each % 1000 === 100 ? words.replace(/सौ$/, 'एक सौ') : words)
    .replace(/चौंतालीस/g, 'चवालीस')
    .replace(/इक्याबन/g, 'इक्यावन')
    .replace(/तिरेपन/g, 'तिरपन')
    .replace(/इक्यानबे/g, 'इक्यानवे')
    .normalize('NFC');

test('they are the words of the library to-words, which the oldest browsers could not run (it needs BigInt)', () => {
  const english = new EnglishWords();
  const hindi = new HindiWords();
  fc.assert(
    fc.property(number, (each) => {
      expect(englishNumber(each)).toBe(english.convert(each));
      expect(hindiNumber(each).normalize('NFC')).toBe(corrected(hindi.convert(each), each));
    }),
    { numRuns: 1000, examples: [...below100, 100, 1100, 9100, 100_100, largest].map((each) => [each]) },
  );
});
