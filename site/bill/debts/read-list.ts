import { findDates } from '../reading/find-dates.ts';
import { latinDigits, withoutMarks } from '../reading/written-text.ts';
import { isTitle, isTotal, sayings } from './list-words.ts';
import { type Debt, type DebtIssue, readDebt, tidyName } from './read-debt.ts';
import { inUnits, readRow, type Table, tableOf } from './read-table.ts';

export type UnreadLine = { readonly position: number; readonly line: string; readonly issue: DebtIssue };

/** A message of a chat: when it was sent, and what it says. */
const chat =
  /^\[?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}),? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?(?:\]|\s[-–])\s(?:[^:]{1,40}: )?(.+)$/i;
const time = /(?:^|[T\s,])\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s?[ap]\.?m\b\.?)?Z?/gi;
/** `1.` or `1)` before anything; before a new column it counts lines only where it follows on the one before. */
const counted = /^\s*(\d{1,3})(?:([.)])(?!\d)|[\t;|]|,(?!\d))\s*/;
/** Over a table: a number that is not of a period, or the unit of all its amounts. The rest is its title. */
const isFigure = new RegExp(`^(?!\\S+ (?:to|से|[-–]) \\S+$).*(?:\\d|${inUnits.source})`, 'i');

/** Reads pasted lines by what stands over and beside them; titles, totals and rules say nothing of a debt. */
export function readList(text: string, today: string) {
  const debts: Debt[] = [];
  let unread: readonly UnreadLine[] = [];
  let table: Table | null = null;
  let serial = 0;
  /** The party of lines below that name none, and its line, which is listed until one of them needs it. */
  let heading: { readonly party: string; readonly listed?: UnreadLine } | null = null;
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const line = plainLine(raw, today);
    if (line.trim() === '') heading = null;
    const begun = tableOf(line);
    if (begun) {
      if (!table && debts.length === 0) unread = unread.filter(({ line: over }) => isFigure.test(over));
      table = begun;
    }
    if (begun || isTitle(line) || isTotal(line, findDates(line, today).length > 0, table !== null)) continue;
    const [lead = '', count, point] = counted.exec(line) ?? [];
    const isCounted = point !== undefined || Number(count) === serial + 1;
    if (isCounted) serial = Number(count);
    const own = isCounted ? line.slice(lead.length) : line;
    const readBelow = (above: string) => (table && readRow(line, table, today, above)) ?? readDebt(own, today, above);
    let read = readBelow('');
    if (read === 'noParty' && heading) {
      read = readBelow(heading.party);
      unread = unread.filter((other) => other !== heading?.listed);
    }
    if (typeof read === 'string') {
      const listed = { position: index + 1, line: raw.trim(), issue: read };
      unread = [...unread, listed];
      if (!/\d/.test(line) && !sayings.test(line)) heading = { party: tidyName(line), listed };
    } else {
      debts.push(read);
      // In a table an empty cell means the one above; in a notebook only a name on a line of its own does.
      if (table || read.party !== heading?.party) heading = table && { party: read.party };
    }
  }
  return { debts, unread };
}

/** A line without what nobody sees, its times and, of a message, who sent it. Empty where a message names no sum. */
function plainLine(raw: string, today: string): string {
  const line = latinDigits(withoutMarks(raw.normalize('NFC').replace(/[\u00a0\u202f]/g, ' ')));
  const [, sent, said = ''] = chat.exec(line) ?? [];
  if (sent === undefined) return line.replace(time, ' ');
  if (!/\d/.test(said)) return '';
  return findDates(said, today).length > 0 ? said : `${said} ${sent}`;
}
