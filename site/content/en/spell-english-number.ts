import { spellIndianNumber } from '../spell-indian-number.ts';

const small = `One Two Three Four Five Six Seven Eight Nine Ten
Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen`.split(/\s/);
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const below100 = (count: number): string =>
  count < 20
    ? (small[count - 1] ?? '')
    : [tens[Math.floor(count / 10) - 2], small[(count % 10) - 1]].filter(Boolean).join(' ');
const words = { zero: 'Zero', below100, scales: ['Crore', 'Lakh', 'Thousand', 'Hundred'] };

/** Writes out an integer from 0 to 99,99,99,999 in Indian English: `205007` -> `Two Lakh Five Thousand Seven`. */
export const spellEnglishNumber = (number: number): string => spellIndianNumber(number, words);
