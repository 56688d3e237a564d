import { normalizeCode } from '../../reading/clean-text.ts';

/** Splits a bill number into its series, its counter and the financial year at its end. */
function readNumber(number: string) {
  const written = normalizeCode(number);
  const [end = '', from, to] = /(?:^|[/-])(?:FY)?(?:20)?([2-9]\d)-(?:20)?([2-9]\d)$/i.exec(written) ?? [];
  const isYear = Number(to) === Number(from) + 1;
  const [, century, other] = /(?:^|\D)(20)?(\d\d)$/.exec(written.slice(0, -end.length)) ?? [];
  // `2026-27-28` is bill 28 of 2026-27. `26-27-28` is either bill 28 of 2026-27 or bill 26 of 2027-28.
  const isTwice = isYear && end.startsWith('-') && Number(other) === Number(from) - 1;
  const year = isYear && !(isTwice && century) ? end : '';
  const counted = written.slice(0, written.length - year.length);
  const [count = ''] = /\d*$/.exec(counted) ?? [];
  const series = `${counted.replace(/\d*$/, '')} ${year}`;
  return { counted, year, count: count.padStart(16, '0'), series, isUnclear: isTwice && !century };
}

/** Returns `other` if `one` is empty or is an earlier bill number of the same series. Otherwise returns `one`. */
export function chooseLaterBillNumber(one: string, other: string): string {
  const [first, second] = [readNumber(one), readNumber(other)];
  return one === '' || (first.series === second.series && second.count > first.count) ? other : one;
}

/**
 * Returns the next bill number (`7/2026-27` -> `8/2026-27`). Returns an empty text if the next number is unclear or
 * longer than Rule 46(b) allows.
 */
export function computeNextBillNumber(number: string): string {
  const { counted, year, isUnclear } = readNumber(number);
  // Increments the digits as text, because a number of sixteen digits is not exact.
  const next = counted.replace(/(\d?)(9*)$/, (_, digit, nines) => Number(digit) + 1 + nines.replace(/9/g, '0')) + year;
  return /\d$/.test(counted) && !isUnclear && !/\d[/-]20[23]\d$/.test(counted) && next.length <= 16 ? next : '';
}

/** Matches a financial year, such as `2026-27`, in a bill number. */
const namedYear = /(^|[/-])(?:FY)?(?:20)?([2-9]\d)-(?:20)?([2-9]\d)(?=[/-]|$)/i;

/**
 * Returns the first bill number of the date's financial year if `number` belongs to an earlier year. Otherwise returns
 * an empty text. A bill number has to be "unique for a financial year" (Rule 46(b)).
 */
export function computeFirstBillNumber(number: string, date: string): string {
  const { counted, year } = readNumber(number);
  const first = counted.replace(/\d*$/, (count) => '1'.padStart(count.length, '0')) + year;
  const [, , from, to] = namedYear.exec(first) ?? [];
  const begun = Number(date.slice(2, 4)) - (date.slice(5) < '04' ? 1 : 0);
  if (counted === '' || Number(to) !== Number(from) + 1 || !(begun > Number(from))) return '';
  return first.replace(namedYear, (named) => named.replace(/\d\d(-(?:20)?)\d\d$/, `${begun}$1${begun + 1}`));
}
