import { toLatinDigits } from '../../account/plain-text.ts';

/**
 * The longest time that the law allows, in days and in whole months. The limit in months is separate, because three
 * months can have between 89 and 92 days.
 */
export type TimeLimit = {
  readonly days: number;
  readonly months: number;
  /** The time limit in words, for the sentence of a fault. */
  readonly said: string;
  readonly law: string;
};

/** The time limits by the name of the fact that promises the time. */
export const timeLimits: Readonly<Record<string, TimeLimit>> = {
  grievanceTime: {
    days: 30,
    months: 1,
    said: 'a month',
    law: 'Consumer Protection (E-Commerce) Rules 2020, rule 4(5)',
  },
  dataRightsTime: { days: 90, months: 2, said: '90 days', law: 'DPDP Rules 2025, rule 14(3)' },
};

/** Patterns of units of time, with the number of days in each. Months are compared separately. */
const units = [
  ['hours?|घंट[ेा]|घंटों', 1 / 24],
  ['(?:working|business|कार्य)[ -]?(?:days?|दिन|दिनों|दिवसों|दिवस)', 7 / 5],
  ['(?:calendar )?days?|दिनों|दिन|दिवसों|दिवस', 1],
  ['weeks?|सप्ताह|हफ़्तों|हफ़्ते|हफ़्ता', 7],
  ['months?|महीनों|महीने|महीना|माह', 0],
  ['years?|सालों|साल|वर्षों|वर्ष', 365],
] as const;
/** Hindi number words that a promised time may contain. The word for one is in `duration`. */
const hindiNumberWords = {
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
  छह: 6,
  सात: 7,
  आठ: 8,
  नौ: 9,
  दस: 10,
  बारह: 12,
  चौदह: 14,
  पंद्रह: 15,
  बीस: 20,
  इक्कीस: 21,
  तीस: 30,
  पैंतालीस: 45,
  साठ: 60,
  नब्बे: 90,
};
const digitWords = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const teenWords = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tensWords = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Returns the English words for 2 to 99. Compounds are written with a space or a hyphen. */
function englishNumberWords(): Readonly<Record<string, number>> {
  const words: Record<string, number> = {};
  for (const [index, word] of [...digitWords, ...teenWords].entries()) words[word] = index + 1;
  delete words.one;
  for (const [index, tens] of tensWords.entries()) {
    const value = 20 + index * 10;
    words[tens] = value;
    for (const [digit, word] of digitWords.entries()) {
      words[`${tens} ${word}`] = value + digit + 1;
      words[`${tens}-${word}`] = value + digit + 1;
    }
  }
  return words;
}

const numberWords: Readonly<Record<string, number>> = { ...englishNumberWords(), ...hindiNumberWords };
const anyWord = Object.keys(numberWords)
  .sort((one, other) => other.length - one.length)
  .join('|');
const anyUnit = units.map(([name]) => name).join('|');
const end = '(?![\\p{L}\\p{M}])';
const duration = new RegExp(`(?<![\\p{L}\\p{M}\\d.–-])(\\d+|an?|one|एक)[ -]*(${anyUnit})${end}`, 'gu');
const leftOver = new RegExp(`\\d|(?<![\\p{L}\\p{M}])(?:${anyUnit}|${anyWord}|several|few|कुछ)${end}`, 'u');

/** Matches a word such as "about" before a number, because such a time is not exact. */
const vague = /(?:about|around|approx\w*\.?|nearly|minus|लगभग|करीब|~)\s*(?=\d)/u;
/** Patterns of a promised time that has no upper limit. */
const openEndPatterns = [
  '(?:at least|no less than|minimum(?: of)?|कम से कम)\\s+(?=\\d)',
  '(?<!\\bnot? )more than\\s+(?=\\d)',
  `(?:${anyUnit})\\s+(?:or|and) more`,
  `(?:${anyUnit})\\s+से (?:अधिक|ज\u093c?्यादा)(?!\\s+नहीं)`,
];
const openEnd = new RegExp(openEndPatterns.join('|'), 'u');
/** Matches a promised time of zero or less. */
const noTime = new RegExp(`(?:(?<![\\d.,])0+|(?<!\\d\\s?)[-–−]\\s?\\d+|zero|शून्य)[ -]*(?:${anyUnit})${end}`, 'u');

const plainTime = (text: string): string => toLatinDigits(text.normalize('NFC').toLowerCase());

/** Returns true if a text promises a time without an upper limit, such as "at least 30 days". */
export const isTimeOpenEnded = (text: string): boolean => openEnd.test(plainTime(text));

/** Returns true if a text promises a time of zero or less. */
export const isTimeZeroOrLess = (text: string): boolean => noTime.test(plainTime(text));

/** Replaces number words before a unit with digits. */
export const convertNumberWordsToDigits = (text: string): string =>
  text.replace(new RegExp(`(?<![\\p{L}\\p{M}])(${anyWord})(?=[ -]+(?:${anyUnit})${end})`, 'giu'), (word) =>
    String(numberWords[word.toLowerCase()]),
  );

/**
 * Returns true if every promised time is within the law's limit. Returns null if the text promises no exact time in
 * digits.
 */
export function isTimeWithinLimit(text: string, { days, months }: TimeLimit): boolean | null {
  const plain = plainTime(text);
  const promised = [...plain.matchAll(duration)];
  if (promised.length === 0 || vague.test(plain) || leftOver.test(plain.replace(duration, ''))) return null;
  const counts = promised.map(([, written = '']) => (/^\d/.test(written) ? Number(written) : 1));
  if (counts.includes(0)) return null;
  return promised.every(([, , unit = ''], at) => {
    const { [at]: count = 1 } = counts;
    const [, each = 0] = units.find(([name]) => new RegExp(`^(?:${name})$`, 'u').test(unit)) ?? [];
    return each === 0 ? count <= months : count * each <= days;
  });
}
