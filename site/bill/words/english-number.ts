import { indianParts } from './indian-number.ts';

const small =
  'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const scales = { crore: 'Crore', lakh: 'Lakh', thousand: 'Thousand', hundred: 'Hundred' };

/** An integer from 0 to 99,99,99,999 in Indian English: `205007` -> `Two Lakh Five Thousand Seven`. */
export function englishNumber(number: number): string {
  if (number === 0) return 'Zero';
  return indianParts(number)
    .map(([count, scale]) => (scale === null ? below100(count) : `${below100(count)} ${scales[scale]}`))
    .join(' ');
}

function below100(number: number): string {
  if (number < 20) return small[number - 1] ?? '';
  return [tens[Math.floor(number / 10) - 2], small[(number % 10) - 1]].filter(Boolean).join(' ');
}
