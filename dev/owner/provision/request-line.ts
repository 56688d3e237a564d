import { plainWord, quotedText } from '../admin/visible-text.ts';
import type { ProvisionRequest } from './provision-request.ts';

const minute = 60_000;
const units = [
  ['d', 24 * 60 * minute],
  ['h', 60 * minute],
  ['min', minute],
] as const;

/**
 * How long ago an ISO time was: `3 d`, `5 h`, `12 min`, `now` below a minute, `?` for none. `now`: milliseconds since
 * 1970.
 */
export function age(time: string | null, now: number): string {
  if (time === null) return '?';
  const passed = now - Date.parse(time);
  const [unit, length] = units.find(([, each]) => passed >= each) ?? [];
  return length === undefined ? 'now' : `${Math.floor(passed / length)} ${unit}`;
}

/** One line for each request, in columns: user id, status, age, suggested company id, company name in quotes. */
export function requestLines(requests: readonly ProvisionRequest[], now: number): string[] {
  const cells = requests.map(({ uid, status, requestedAt, suggestedCompanyId, companyName }) => [
    plainWord(uid),
    status === null ? '(no status)' : plainWord(status),
    age(requestedAt, now),
    suggestedCompanyId === null ? '-' : plainWord(suggestedCompanyId),
    // Last, since a terminal's columns and the characters of Hindi are two things.
    companyName === null ? '-' : quotedText(companyName),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  return cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '));
}
