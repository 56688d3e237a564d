import { latinDigits } from '../../account/plain-text.ts';

/** The longest time that the law allows, in days and in whole months, because three months may have 92 days. */
export type TimeLimit = {
  readonly days: number;
  readonly months: number;
  /** The limit in words, for the sentence of a fault. */
  readonly said: string;
  readonly law: string;
};

/** The time limits by the name of the fact that promises it. */
export const timeLimits: Readonly<Record<string, TimeLimit>> = {
  grievanceTime: {
    days: 30,
    months: 1,
    said: 'a month',
    law: 'Consumer Protection (E-Commerce) Rules 2020, rule 4(5)',
  },
  dataRightsTime: { days: 90, months: 2, said: '90 days', law: 'DPDP Rules 2025, rule 14(3)' },
};

/** Patterns of units, with their number of days. Months are compared separately. */
const units = [
  ['hours?|घंट[ेा]|घंटों', 1 / 24],
  ['(?:working|business|कार्य)[ -]?(?:days?|दिन|दिनों|दिवसों|दिवस)', 7 / 5],
  ['(?:calendar )?days?|दिनों|दिन|दिवसों|दिवस', 1],
  ['weeks?|सप्ताह|हफ़्तों|हफ़्ते|हफ़्ता', 7],
  ['months?|महीनों|महीने|महीना|माह', 0],
  ['years?|सालों|साल|वर्षों|वर्ष', 365],
] as const;
/** Numbers as words, which promise a time that the check of digits would miss. */
const numberWords: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fourteen: 14,
  fifteen: 15,
  twenty: 20,
  'twenty-one': 21,
  thirty: 30,
  'forty-five': 45,
  'forty-eight': 48,
  sixty: 60,
  ninety: 90,
};
const anyWord = Object.keys(numberWords)
  .sort((one, other) => other.length - one.length)
  .join('|');
const anyUnit = units.map(([name]) => name).join('|');
const end = '(?![\\p{L}\\p{M}])';
const duration = new RegExp(`(?<![\\p{L}\\p{M}\\d.–-])(\\d+|an?|one|एक)[ -]*(${anyUnit})${end}`, 'gu');
const leftOver = new RegExp(`\\d|(?<![\\p{L}\\p{M}])(?:${anyUnit}|${anyWord}|several|few|दो|तीन|कुछ)${end}`, 'u');

/** Replaces number words before a unit with digits. */
export const wordsToDigits = (text: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{M}])(${anyWord})(?=[ -]+(?:${anyUnit})${end})`, 'giu'), (word) =>
    String(numberWords[word.toLowerCase()]),
  );

/** Returns true if every promised time is within the law's limit; null if none is written in digits. */
export function isWithinLimit(text: string, { days, months }: TimeLimit): boolean | null {
  const plain = latinDigits(text.normalize('NFC').toLowerCase());
  const promised = [...plain.matchAll(duration)];
  if (promised.length === 0 || leftOver.test(plain.replace(duration, ''))) return null;
  const counts = promised.map(([, written = '']) => (/^\d/.test(written) ? Number(written) : 1));
  if (counts.includes(0)) return null;
  return promised.every(([, , unit = ''], at) => {
    const { [at]: count = 1 } = counts;
    const [, each = 0] = units.find(([name]) => new RegExp(`^(?:${name})$`, 'u').test(unit)) ?? [];
    return each === 0 ? count <= months : count * each <= days;
  });
}
