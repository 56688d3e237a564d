import { countDaysBetween } from '../../base/format.ts';
import type { Paise } from '../../base/money.ts';
import { isClockPlausible } from '../reading/find-dates.ts';
import { createNameKey, groupBy } from './by-party.ts';
import type { AgeGroup } from './debt-ages.ts';
import type { DebtLine } from './debt-list.ts';

/** The fields of a line, pasted or added by hand, from which sums are computed. */
export type CountedLine = Pick<
  DebtLine,
  'party' | 'paise' | 'date' | 'writtenOn' | 'parts' | 'isOpening' | 'bill' | 'phone'
>;

export type UnpaidBill = {
  readonly paise: Paise;
  readonly bill: string;
  /** The bill's own date, YYYY-MM-DD, or null. */
  readonly date: string | null;
  /** The date since which the amount is unpaid: the bill's date, else the message's date, else null. */
  readonly since: string | null;
  /** The minimum and maximum number of days for which the amount has been unpaid, or null. */
  readonly days: readonly [number, number] | null;
};

export type Party = {
  readonly party: string;
  /** The phone number of ten digits if all lines of the party have the same one; else ''. */
  readonly phone: string;
  /** The amount that the party owes; negative if it has paid in advance. */
  readonly paise: Paise;
  readonly left: readonly UnpaidBill[];
  /** The date of the party's oldest unpaid bill, YYYY-MM-DD, or null. */
  readonly oldest: string | null;
} & Readonly<Record<AgeGroup, Paise>>;

/**
 * Names that the visitor has joined. Maps the key (`createNameKey`) of each joined name to the key of the name that it
 * was joined to.
 */
export type JoinedNames = ReadonlyMap<string, string>;

/** Returns a key that is the same for all spellings and joined names of a party. */
export const createPartyKey = (party: string, same: JoinedNames): string =>
  same.get(createNameKey(party)) ?? createNameKey(party);

/** Returns the parties with their debts, in the order of their first lines. `today` is YYYY-MM-DD. */
export function computeParties(
  lines: readonly CountedLine[],
  today: string,
  same: JoinedNames = new Map(),
): readonly Party[] {
  const waited = daysUntil(today);
  return groupBy(lines, ({ party }) => createPartyKey(party, same)).map((own) => {
    const left = unpaid(own, waited);
    const phones = new Set(own.flatMap(({ phone }) => phone || []));
    const [phone = ''] = phones.size === 1 ? phones : [];
    const oldest = left.find(({ since }) => since !== null)?.since ?? null;
    return { party: own[0]?.party ?? '', phone, paise: sum(own), left, oldest, ...agesOf(left) };
  });
}

/** Adds up the unpaid amounts of each age. */
function agesOf(left: readonly UnpaidBill[]): Readonly<Record<AgeGroup, Paise>> {
  const ages = { upTo30: 0, upTo60: 0, over60: 0, undated: 0 };
  for (const { days, paise } of left) ages[findAgeGroup(days)] += paise;
  return ages;
}

/** Returns the age group that contains the whole range of days; `undated` if the range belongs to several groups. */
export function findAgeGroup(days: UnpaidBill['days']): AgeGroup {
  if (days === null) return 'undated';
  const [from, to] = days;
  if (to <= 30) return 'upTo30';
  // Headings of age columns overlap by a day: "30 to 60 days".
  if (to <= 60) return from >= 30 ? 'upTo60' : 'undated';
  return from >= 60 ? 'over60' : 'undated';
}

const sum = (all: readonly { readonly paise: Paise }[]): Paise => all.reduce((total, { paise }) => total + paise, 0);

/** Returns a function that counts the days since a date, and caches them, because dates repeat in a long list. */
function daysUntil(today: string): (since: string) => number | null {
  // If the device's clock is wrong, days cannot be counted.
  if (!isClockPlausible(today)) return () => null;
  const counted = new Map<string, number>();
  return (since) => {
    const days = counted.get(since) ?? countDaysBetween(since, today);
    counted.set(since, days);
    return days;
  };
}

/** Returns a bill or payment for each age of a line, and one for the part of the line's amount that has no age. */
function entriesOf(line: CountedLine, waited: (since: string) => number | null): readonly UnpaidBill[] {
  const { paise, date, writtenOn, parts, bill } = line;
  const since = date ?? writtenOn;
  const wait = since === null ? null : waited(since);
  const whole: UnpaidBill = { paise, bill, date, since, days: wait === null ? null : [wait, wait] };
  if (parts.length === 0) return paise === 0 ? [] : [whole];
  const ofParts = parts.map((part): UnpaidBill => ({ ...whole, paise: part.paise, days: [part.from, part.to] }));
  return [...ofParts, { ...whole, paise: paise - sum(parts) }].filter((entry) => entry.paise !== 0);
}

/** Returns the unpaid bills, the oldest first. A payment reduces the bill that it names, else the oldest one. */
function unpaid(lines: readonly CountedLine[], waited: (since: string) => number | null): readonly UnpaidBill[] {
  const openings = lines.filter(({ isOpening }) => isOpening).flatMap((line) => entriesOf(line, waited));
  const others = lines.filter(({ isOpening }) => !isOpening).flatMap((line) => entriesOf(line, waited));
  const entries = [...openings, ...others];
  const isBill = ({ paise }: UnpaidBill): boolean => paise > 0;
  const sorted = others.filter(isBill).sort((one, other) => waitOf(other) - waitOf(one));
  const bills = [...openings.filter(isBill), ...sorted];
  const left = bills.map(({ paise }) => paise);
  const take = (paid: Paise, isFor: (bill: UnpaidBill) => boolean): Paise => {
    let rest = paid;
    for (const [index, bill] of bills.entries()) {
      if (rest === 0) break;
      const off = isFor(bill) ? Math.min(rest, left[index] ?? 0) : 0;
      left[index] = (left[index] ?? 0) - off;
      rest -= off;
    }
    return rest;
  };
  let unnamed = 0;
  for (const { paise, bill } of entries) {
    if (paise < 0) unnamed += bill === '' ? 0 - paise : take(0 - paise, (other) => other.bill === bill);
  }
  take(unnamed, () => true);
  return bills.flatMap((bill, index) => (left[index] ? [{ ...bill, paise: left[index] }] : []));
}

/** Returns the sort key of a bill. Undated bills come last, after future dates. */
const waitOf = ({ days }: UnpaidBill): number => days?.[0] ?? Number.MIN_SAFE_INTEGER;
