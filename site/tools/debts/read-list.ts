import { findDates, isPlausible } from '../reading/find-dates.ts';
import { latinNumbers, visibleText } from '../reading/written-text.ts';
import { type Entry, nameKey, sumOf, sumsAmong } from './by-party.ts';
import { hasNoWord, isTitle, isTotal, partyOfTotal, sayings } from './list-words.ts';
import { type Debt, type DebtIssue, readDebt, tidyName } from './read-debt.ts';
import { inUnits, readRow, sumIn } from './read-table.ts';
import { isOfOne, type Table, tableOf, withSides } from './table-heads.ts';

export type UnreadLine = { readonly position: number; readonly line: string; readonly issue: DebtIssue };

/** A message of a chat: when it was sent, and what it says. */
const chat =
  /^\[?(\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}),? \d{1,2}:\d\d(?::\d\d)?(?:\s?[ap]m)?(?:\]|\s[-–])\s(?:[^:]{1,40}: )?(.+)$/i;
const time = /(?:^|[T\s,])\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?:\s?[ap]\.?m\b\.?)?Z?/gi;
/** `1.` or `1)` before anything; before a new column it counts lines only where it follows on the one before. */
const counted = /^\s*(\d{1,3})(?:([.)])(?!\d)|[\t;|]|,(?!\d))\s*/;
/** Over a table: a number, or the unit of all its amounts. */
const isFigure = new RegExp(`\\d|${inUnits.source}`, 'i');
const isAddress =
  /road|street|nagar|marg\b|\bpin\b|\bph(?:one)?\b|\bmob(?:ile)?\b|\btel\b|gstin|\bcin\b|\bpan\b|\d{4}-\d\d\b/i;
/** Over a list of whom the shop owes; and of who owes it again. */
const owing = /\bcreditors?\b|\bpayables?\b|\bsuppliers?\b|\bvendors?\b|\bden[ae] ha?in?\b|लेनदार|देने हैं|देना है/i;
const owed = /\bdebtors?\b|\breceivables?\b|\bcustomers?\b|\blen[ae] ha?in?\b|देनदार|लेने हैं|लेना है/i;
/** Names whose ledger stands below. */
const ledgerOf =
  /^(?:(?:party|customer|account|a\/c|ledger|khata|खाता|पार्टी|statement)(?: (?:name|account|of|for|का नाम))*\s*[:–-]+|(?:ledger|statement)(?: account)? of)\s*([^\d:]+)$/i;
const ofHeading = /\s+(?:k[aei]|का|की|के)\s+(?:hisa+b|kha+ta+|udha+r|ba+ki|हिसाब|खाता|उधार|बाकी)$/i;

/** Reads pasted lines by what stands over and beside them; titles, totals and rules say nothing of a debt. */
export function readList(text: string, today: string) {
  const lines = text.split(/\r\n|\r|\n/);
  let entries: Entry[] = [];
  let unread: UnreadLine[] = [];
  /** Lines that are titles, totals, rules or talk without a sum. */
  let passed = 0;
  let table: Table | null = null;
  /** Lines read before the table; whether its rows do not say whose ledger it is. */
  let before = 0;
  let isNobodys = false;
  let serial = 0;
  /** The party of lines below that name none, and its line, which is listed until one of them needs it. */
  let heading: { readonly party: string; readonly listed?: UnreadLine } | null = null;
  let owner = '';
  let day: string | null = null;
  let isRuled = false;
  let isOwing = false;
  let sent = '';
  const passHeading = (): void => {
    const rest = unread.filter((other) => other !== heading?.listed);
    passed += unread.length - rest.length;
    unread = rest;
  };
  for (const [index, raw] of lines.entries()) {
    if (raw.trim() === '') {
      heading = null;
      sent = '';
      continue;
    }
    const message = plainLine(raw, sent);
    const { line } = message;
    sent = message.sent;
    const [, named = ''] = ledgerOf.exec(line.trim()) ?? [];
    const whose: string = /^ledger account$/i.test(line.trim()) ? (heading?.party ?? '') : tidyName(named);
    if (whose) {
      passHeading();
      passed += 1;
      owner = /debtor|receivable|customers|parties|\ball\b|group/i.test(whose) ? '' : whose;
      heading = owner ? { party: owner } : null;
      continue;
    }
    const sided: Table | null = table && withSides(line, table);
    const begun: Table | null = sided ?? tableOf(line, owner);
    if (!begun && !/\d/.test(line)) isOwing = (isOwing || owing.test(line)) && !owed.test(line);
    if (begun) {
      if (!table) {
        const over = [...unread, ...entries.filter(({ debts }) => debts.every(({ date }) => date === null))];
        const titles = over.filter((each) => isOver(each.line, today));
        const loose = over.filter((each): each is Entry => 'debts' in each && !titles.includes(each));
        passed += titles.length;
        entries = entries.filter((entry) => !over.includes(entry));
        // Between a name and a table nothing is certain.
        unread = [...unread.filter((each) => !titles.includes(each)), ...loose.map(asAsked('otherNumber'))];
      }
      isNobodys = begun.owner === '' && isOfOne(lines.slice(index + 1, index + 100), begun);
      table = begun;
      before = entries.length;
      if (!sided) owner = '';
    }
    const summed = begun ? null : sumOfOthers(line, today, table, entries, before);
    if (begun || isTitle(line) || summed === 'sum') {
      isRuled = /^[\s=_–—─═-]{2,}$/.test(line);
      passed += 1;
      continue;
    }
    const [lead = '', count, point] = counted.exec(line) ?? [];
    const isCounted = point !== undefined || Number(count) === serial + 1;
    if (isCounted) serial = Number(count);
    const own = isCounted ? line.slice(lead.length) : line;
    const readBelow = (above: string): readonly Debt[] | DebtIssue => {
      const row = table && readRow(line, table, today, above, day);
      if (row) return row;
      // A lost cell may have been of the payments.
      if (table?.roles.includes('credit')) return 'noColumn';
      const debt = readDebt(own, today, above);
      if (typeof debt === 'string') return debt;
      const date = debt.date ?? (findDates(sent, today)[0]?.iso || null);
      if (table && date === null) return 'noColumn';
      if (date !== null && !isPlausible(today)) return 'wrongClock';
      return (date ?? '') > today ? 'farDate' : [{ ...debt, date }];
    };
    let read: readonly Debt[] | DebtIssue = summed ?? (isOwing ? 'otherWords' : isNobodys ? 'noParty' : readBelow(''));
    if (read === 'noParty' && heading && !isNobodys) {
      read = isRuled ? 'maybeSum' : readBelow(heading.party);
      passHeading();
    }
    isRuled = false;
    if (typeof read === 'string') {
      const listed = { position: index + 1, line: raw.trim(), issue: read };
      unread.push(listed);
      if (!/\d/.test(line) && !sayings.test(line)) heading = { party: tidyName(line.replace(ofHeading, '')), listed };
    } else {
      const [{ party = '', date = null } = {}] = read;
      entries.push({ position: index + 1, line: raw.trim(), debts: read });
      day = date;
      // In a table an empty cell means the one above; in a notebook only a name on a line of its own does.
      if (table || party !== heading?.party) heading = table && { party };
    }
  }
  const sums = sumsAmong(entries);
  return {
    debts: entries.filter((entry) => !sums.includes(entry)).flatMap(({ debts }) => debts),
    read: entries.length - sums.length,
    unread: [...unread, ...sums.map(asAsked('maybeSum'))].sort((one, other) => one.position - other.position),
    passed,
  };
}

const asAsked =
  (issue: DebtIssue) =>
  ({ position, line }: Entry): UnreadLine => ({ position, line, issue });

/** Whether a line is a sum of others: for certain, perhaps, or (null) not at all. */
function sumOfOthers(line: string, today: string, table: Table | null, entries: readonly Entry[], before: number) {
  if (isTotal(line)) return 'sum';
  if (findDates(line, today).length > 0) return partyOfTotal(line) === '' ? 'maybeSum' : null;
  const party = partyOfTotal(line);
  const isOfParty = ({ debts }: Entry) => nameKey(debts[0]?.party ?? '') === nameKey(tidyName(party ?? ''));
  if (party !== null) return entries.some(isOfParty) ? 'sum' : 'maybeSum';
  if (!table || !hasNoWord(line)) return null;
  const { isBare, isOfBoth } = sumIn(line, table);
  if (isOfBoth || !isBare) return isOfBoth ? 'sum' : null;
  const row = readRow(line, table, today, '-', null);
  const above = sumOf(entries.slice(before).flatMap(({ debts }) => debts));
  return typeof row === 'object' && row !== null && sumOf(row) === above ? 'sum' : 'maybeSum';
}

/** Whether a line over a table says nothing of a debt: it has no figure, or is of a period or an address. */
function isOver(line: string, today: string): boolean {
  const rest = findDates(line, today).reduceRight((all, { start, end }) => all.slice(0, start) + all.slice(end), line);
  return (
    !isFigure.test(line) || isAddress.test(line) || isTitle(rest.replace(/\b(?:from|to|for|period|printed)\b|से/gi, ''))
  );
}

/** Strips invisible marks and times from a line; of a message returns its text and date, empty without a figure. */
function plainLine(raw: string, above: string): { readonly line: string; readonly sent: string } {
  const line = latinNumbers(visibleText(raw.replace(/[\u00a0\u202f]/g, ' ')));
  const [, begun, first = ''] = chat.exec(line) ?? [];
  // A message runs on until the next, an empty line or a table.
  const sent = begun ?? (/\t/.test(line) ? '' : above);
  const said = begun === undefined ? line : first;
  if (sent === '') return { line: line.replace(time, ' '), sent };
  return { line: /\d/.test(said) ? said : '', sent };
}
