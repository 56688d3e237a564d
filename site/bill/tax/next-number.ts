import { writtenCode } from '../reading/written-text.ts';

/**
 * The number after this one: `INV-009` -> `INV-010`, `2026-27/99` -> `2026-27/100`, `7/2026-27` -> `8/2026-27`. Empty,
 * for the visitor to write, where no digit or perhaps a year ends it, or the next were longer than the 16 characters of
 * Rule 46(b), which wants each number once.
 */
export function nextNumber(number: string): string {
  const written = writtenCode(number);
  // A financial year at the end counts no bills.
  const [end = '', from, to] = /(?:^|[/-])(?:20)?([2-9]\d)-(?:20)?([2-9]\d)$/.exec(written) ?? [];
  const year = Number(to) === Number(from) + 1 ? end : '';
  const counted = written.slice(0, written.length - year.length);
  // By its digits, since sixteen of them are more than a number is exact for.
  const next = counted.replace(/(\d?)(9*)$/, (_, digit, nines) => Number(digit) + 1 + nines.replace(/9/g, '0')) + year;
  return /\d$/.test(counted) && !/\d[/-]20[23]\d$/.test(counted) && next.length <= 16 ? next : '';
}
