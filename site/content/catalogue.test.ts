import { expect, it } from 'vitest';
import { catalogues } from './catalogue.ts';

type Leaf = readonly [path: string, text: string];

/** Every text of a catalogue with its path; functions are asked with plain values. */
function leaves(value: unknown, path = ''): Leaf[] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, value(5, 'X', 'Y')]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => leaves(child, path === '' ? key : `${path}.${key}`));
}

/** Names of facts and of pages are no words. */
const isWords = ([path]: Leaf): boolean => !/\.(facts\.\d+|fact|link)$/.test(path);

const english = leaves(catalogues.en).filter(isWords);
const hindi = leaves(catalogues.hi).filter(isWords);

/** Names that stay as they are, so that a text of nothing else needs no Devanagari. */
const sameInBoth =
  /acct[\w.-]*|https?:\S+|<[^>]+>|GSTIN?R?-?\w*|UPI|SHA-256|Chrome|Firefox|Safari|Edge|Windows|signup|signin|app-url|cookie-domain|tab|lang|theme|prefill-email|auto|light|dark|\ben\b|\bhi\b|RAM|GB|Read in English|script-src:|connect-src:|X|Y/g;

it('says everything in both languages', () => {
  expect(hindi.map(([path]) => path)).toEqual(english.map(([path]) => path));
  expect(hindi.filter(([, text]) => text === '' && !english.some(([, other]) => other === ''))).toEqual([]);
});

it('is really Hindi: every text has Devanagari, beside names that stay Latin', () => {
  const untranslated = hindi.filter(
    ([, text]) => /[A-Za-z]/.test(text.replace(sameInBoth, '')) && !/[\u0900-\u097f]/.test(text),
  );
  expect(untranslated).toEqual([]);
});

it('writes Hindi as agreed: Latin digits, formal address', () => {
  expect(hindi.filter(([, text]) => /[०-९]/.test(text))).toEqual([]);
  expect(hindi.filter(([, text]) => /(^|\s)(तुम|तुम्हारा|तेरा|करो|देखो|बनाओ)(\s|$|।)/.test(text))).toEqual([]);
});

it('promises nothing in the words that marketing likes to invent', () => {
  const invented = /trusted by|customers love|\b\d[\d,]*\+ (users|businesses)|rated|hurry|only today|limited time/i;
  expect(english.filter(([, text]) => invented.test(text))).toEqual([]);
});
