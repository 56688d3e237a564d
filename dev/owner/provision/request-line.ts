import { quoteForTerminal, quoteUnlessPlainWord } from '../../base/escape-for-terminal.ts';
import { formatContacts } from '../people/list-contacts.ts';
import type { ListedRequest } from './provision-request.ts';

const minute = 60_000;
const units = [
  ['d', 24 * 60 * minute],
  ['h', 60 * minute],
  ['min', minute],
] as const;

/**
 * Formats the age of an ISO time: `3 d`, `5 h`, `12 min`, `now`, or `?` without a time. `now` is in milliseconds since
 * 1970.
 */
export function formatAge(time: string | null, now: number): string {
  if (time === null) return '?';
  const passed = now - Date.parse(time);
  const [unit, length] = units.find(([, each]) => passed >= each) ?? [];
  return length === undefined ? 'now' : `${Math.floor(passed / length)} ${unit}`;
}

const heading = ['user id', 'status', 'age', 'company id', 'company', 'person', 'contacts'];

/** Formats requests as a table: the heading, a line for each request, and the number of requests by status. */
export function formatRequestTable(requests: readonly ListedRequest[], now: number) {
  const cells = requests.map(({ uid, status, requestedAt, suggestedCompanyId, companyName, name, emails, phones }) => [
    quoteUnlessPlainWord(uid),
    statusOf(status),
    formatAge(requestedAt, now),
    suggestedCompanyId === null ? '-' : quoteUnlessPlainWord(suggestedCompanyId),
    // The columns with names come last, because the width of Hindi text in a terminal is unknown.
    ...[companyName, name].map((text) => (text === null ? '-' : quoteForTerminal(text))),
    formatContacts([...emails, ...phones]),
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...[heading, ...cells].map((row) => row[column]?.length ?? 0)));
  const inColumns = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  const counts = new Map<string, number>();
  for (const { status } of requests) counts.set(statusOf(status), (counts.get(statusOf(status)) ?? 0) + 1);
  const parts = Array.from(counts, ([status, count]) => `${status} ${count}`).join(', ');
  const sum = `${requests.length} ${requests.length === 1 ? 'request' : 'requests'}: ${parts}.`;
  return { heading: inColumns(heading), lines: cells.map(inColumns), sum };
}

const statusOf = (status: string | null): string => (status === null ? '(no status)' : quoteUnlessPlainWord(status));
