import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cleanText,
  fieldChecks,
  removeUnreadableCharacters,
  shortenText,
  toAsciiEmailAddress,
} from './field-checks.ts';
import { randomText } from './testing/random-text.ts';

describe('the text of a field', () => {
  describe('when it is stored', () => {
    test.each([
      ['spaces at the ends', '  Asha Patil ', 'Asha Patil'],
      ['a tab or a line break between words', 'Asha\t\nPatil', 'Asha Patil'],
      ['a line break of a word processor', 'Asha\vPatil', 'Asha Patil'],
      ['control characters', 'A\u0000\u0007sha\u007f\u009f', 'Asha'],
      ['direction marks', '\u200eAsha\u200f \u202aPatil\u202e', 'Asha Patil'],
      ['isolates', '\u2066Asha\u2069', 'Asha'],
      ['a mark at the end, before a space', 'Asha \u200e', 'Asha'],
      ['a line or paragraph break of a word processor', 'Asha\u2028\u2029Patil', 'Asha Patil'],
      ['marks and formats of Arabic, a byte-order mark', '\u061cAs\u206ah\u206fa\ufeff', 'Asha'],
      ['tags', 'A\u{e0001}s\u{e007f}ha', 'Asha'],
      ['half a character', 'Asha\ud83d', 'Asha'],
      ['zero-width spaces at the ends', '\u200b Asha\u200bPatil\u2060 \u200b', 'Asha\u200bPatil'],
      ['a joiner at the beginning, but not one at the end of a word', '\u200dक्\u200d', 'क्\u200d'],
    ])('loses %s', (_, typed, stored) => {
      expect(cleanText(typed)).toBe(stored);
    });

    test.each(['Vijay Vastralaya', 'क्‍षत्रिय ट्रेडर्स', 'क्‌ष स्टोर', 'Patil & Sons 👩‍👩‍👧', 'दुकान 🙏🏽', 'A\u00adB'])(
      'stays unchanged if it is %j',
      (name) => {
        expect(cleanText(name)).toBe(name);
      },
    );

    test.each([
      '',
      '   ',
      '\u200b',
      '\u200d\u200c',
      '\u00a0\u3000',
      '\u2800',
      '\u3164\ufe0f',
      '\u{e0020}',
      '\u202e\u200e',
    ])('becomes empty if it is %j', (typed) => {
      expect(cleanText(typed)).toBe('');
    });

    test('does not change when it is cleaned again', () => {
      fc.assert(
        fc.property(randomText(), (typed) => {
          expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
        }),
      );
    });
  });

  describe('when it is shortened', () => {
    test('is unchanged if it is short enough', () => {
      expect(shortenText('Asha', 4)).toBe('Asha');
      expect(shortenText('क्\u200d', 3)).toBe('क्\u200d');
    });

    test.each([
      ['does not end in the middle of a character', `${'x'.repeat(99)}🙏🏽`, 'x'.repeat(99)],
      ['does not end with a joiner', `${'x'.repeat(98)}क्‍ष`, `${'x'.repeat(98)}क्`],
      ['does not end with a space', `Asha ${'x'.repeat(93)}  y`, `Asha ${'x'.repeat(93)}`],
    ])('the result %s', (_, long, short) => {
      expect(shortenText(long, 100)).toBe(short);
    });
  });
});

test.each([
  ['raj@उदाहरण.भारत', 'raj@xn--p1b6ci4b4b3a.xn--h2brj9c'],
  ['raj@உதாரணம்.இந்தியா', 'raj@xn--zkc6cc5bi7f6e.xn--xkc2dl3a5ee0h'],
  ['raj@bücher。example', 'raj@xn--bcher-kva.example'],
  ['Raj@Example.COM', 'Raj@Example.COM'],
  ['raj@xn--p1b6ci4b4b3a.xn--h2brj9c', 'raj@xn--p1b6ci4b4b3a.xn--h2brj9c'],
])('the e-mail address %s is sent as %s', (typed, sent) => {
  expect(toAsciiEmailAddress(typed)).toBe(sent);
});

test.each([
  ['a word joiner before it', '\u2060raj@example.com'],
  ['a space behind a mark', '\u2060 raj@example.com'],
  ['a zero-width space behind it', 'raj@example.com\u200b'],
  ['a mark behind a space', 'raj@example.com \u200b'],
  ['a soft hyphen of the page that it stood on', 'r\u00adaj@exam\u00adple.com'],
  ['marks of direction', '\u202araj@example.com\u202c'],
])('a pasted e-mail address loses %s', (_, pasted) => {
  expect(toAsciiEmailAddress(pasted)).toBe('raj@example.com');
});

test('digits of an Indian keyboard in an address become Latin digits', () => {
  expect(toAsciiEmailAddress('raj२४@example.com')).toBe('raj24@example.com');
});

test.each([
  'raj@उदाहरण.भारत/inbox',
  'raj@उदाहरण.भारत:80',
  'raj@उदाहरण?.भारत',
  'raj@उदाहरण<.भारत',
  'raj@उदा हरण.भारत',
  'राज',
  '',
  '@',
])('%j is not an e-mail address, and stays unchanged', (typed) => {
  expect(toAsciiEmailAddress(typed)).toBe(typed);
});

/** A length of texts at which a backtracking pattern would need minutes. */
const size = 200_000;
const longTexts: Readonly<Record<string, string>> = {
  'soft hyphens': `x${'\u00ad'.repeat(size)}x`,
  spaces: `x${' '.repeat(size)}x`,
  'joiners after three marks': `${`\u0301${'\u00ad'.repeat(size)}`.repeat(3)}x`,
  commas: `${','.repeat(size)}x`,
};
test.each(Object.entries(longTexts))(
  'a long text of %s is checked without delay',
  (_, text) => {
    expect(removeUnreadableCharacters(text)).toHaveLength(text.length);
    expect(shortenText(text, text.length + 1)).toBe(text);
    expect([fieldChecks.phone(text), fieldChecks.identifier(text)]).toEqual(['phone', 'email']);
  },
  20_000,
);
