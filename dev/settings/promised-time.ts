import { latinDigits } from '../../account/plain-text.ts';

/** The longest time that the law allows, in days and in whole months: three months may have 92 days. */
export type LongestTime = {
  readonly days: number;
  readonly months: number;
  /** For the sentence of a fault. */
  readonly said: string;
  readonly law: string;
};

/** By the fact that promises it. */
export const longestTimes: Readonly<Record<string, LongestTime>> = {
  grievanceTime: {
    days: 30,
    months: 1,
    said: 'a month',
    law: 'Consumer Protection (E-Commerce) Rules 2020, rule 4(5)',
  },
  dataRightsTime: { days: 90, months: 2, said: '90 days', law: 'DPDP Rules 2025, rule 14(3)' },
};

/** Names of units with their days; months are compared separately. */
const units = [
  ['hours?|घंट[ेा]|घंटों', 1 / 24],
  ['(?:working|business|कार्य)[ -]?(?:days?|दिन|दिनों|दिवसों|दिवस)', 7 / 5],
  ['(?:calendar )?days?|दिनों|दिन|दिवसों|दिवस', 1],
  ['weeks?|सप्ताह|हफ़्तों|हफ़्ते|हफ़्ता', 7],
  ['months?|महीनों|महीने|महीना|माह', 0],
  ['years?|सालों|साल|वर्षों|वर्ष', 365],
] as const;
const anyUnit = units.map(([name]) => name).join('|');
const end = '(?![\\p{L}\\p{M}])';
const duration = new RegExp(`(?<![\\p{L}\\p{M}\\d.])(\\d+|an?|one|एक)[ -]*(${anyUnit})${end}`, 'gu');
const leftOver = new RegExp(`\\d|(?<![\\p{L}\\p{M}])(?:${anyUnit})${end}`, 'u');

/** Returns true if every promised time is within the law's limit; null if none is written in digits. */
export function isSoonEnough(text: string, { days, months }: LongestTime): boolean | null {
  const plain = latinDigits(text.normalize('NFC').toLowerCase());
  const promised = [...plain.matchAll(duration)];
  if (promised.length === 0 || leftOver.test(plain.replace(duration, ''))) return null;
  return promised.every(([, written = '', unit = '']) => {
    const count = Number(written) || 1;
    const [, each = 0] = units.find(([name]) => new RegExp(`^(?:${name})$`, 'u').test(unit)) ?? [];
    return each === 0 ? count <= months : count * each <= days;
  });
}
