import { daysBetween } from '../../base/format.ts';
import type { Paise } from '../../base/money.ts';
import { alikeNames, grouped, nameKey, sumOf } from './by-party.ts';
import type { Debt } from './read-debt.ts';
import { readList } from './read-list.ts';

/** How long money has been owed: up to 30 days, 31 to 60, more. */
export const ages = ['upTo30', 'upTo60', 'over60'] as const;
export type Age = (typeof ages)[number];
export const groups = [...ages, 'undated'] as const;
export type Group = (typeof groups)[number];

export type Debts = ReturnType<typeof collectDebts>;
/** Names that the visitor joined: `nameKey` of one to `nameKey` of the other. */
export type SameNames = ReadonlyMap<string, string>;

/** Reads pasted lines: what is paid comes off the bill that it names, else off its party's oldest. `today` is ISO. */
export function collectDebts(text: string, today: string, same: SameNames = new Map()) {
  const { debts, read, unread, passed } = readList(text, today);
  const keyOf = ({ party }: Debt) => same.get(nameKey(party)) ?? nameKey(party);
  const accounts = grouped(debts, keyOf).map((all) => {
    const party = all[0]?.party ?? '';
    const left = unpaid(all, today).map((debt) => ({ ...debt, party }));
    const ofGroup = (group: Group): Paise => sumOf(left.filter((debt) => groupOf(debt, today) === group));
    const [upTo30 = 0, upTo60 = 0, over60 = 0, undated = 0] = groups.map(ofGroup);
    const phones = new Set(all.flatMap(({ phone }) => phone || []));
    const [phone = ''] = phones.size === 1 ? phones : [];
    const oldest = left.find(({ date }) => date !== null)?.date ?? null;
    return { party, phone, total: sumOf(all), left, oldest, upTo30, upTo60, over60, undated };
  });
  const [oldest = null] = accounts.flatMap(({ left }) => left.filter(isDated)).sort(byAge(today));
  return {
    /** What each party owes in all and by age, on which bills, and since when: the largest total first. */
    parties: accounts.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total),
    /** Parties without a debt, and what each has overpaid. */
    settled: accounts.filter(({ total }) => total <= 0).map(({ party, total }) => ({ party, over: 0 - total })),
    total: sumOf(accounts.flatMap(({ left }) => left)),
    paid: 0 - sumOf(debts.filter(({ amount }) => amount < 0)),
    /** The oldest dated bill, or null. */
    oldest,
    alike: alikeNames(accounts.map(({ party }) => party)),
    /** How many lines have been read, and how many are titles, totals or talk. */
    read,
    passed,
    unread,
  };
}

const isDated = (debt: Debt): debt is Debt & { readonly date: string } => debt.date !== null;

/** The days that a debt has waited at the least; -1 if unknown. */
const waited = ({ date, days }: Debt, today: string): number => (date ? daysBetween(date, today) : (days?.[0] ?? -1));

const byAge =
  (today: string) =>
  (one: Debt, other: Debt): number =>
    waited(other, today) - waited(one, today);

/** What is left of a party's bills, the oldest first. */
function unpaid(debts: readonly Debt[], today: string): readonly Debt[] {
  const bills = debts.filter(({ amount }) => amount > 0).sort(byAge(today));
  const left = bills.map(({ amount }) => amount);
  const take = (paid: Paise, isFor: (bill: Debt) => boolean): Paise =>
    bills.reduce((rest, bill, index) => {
      const off = isFor(bill) ? Math.min(rest, left[index] ?? 0) : 0;
      left[index] = (left[index] ?? 0) - off;
      return rest - off;
    }, paid);
  let rest = 0;
  for (const { amount, bill } of debts) {
    if (amount < 0) rest += take(0 - amount, (other) => Boolean(bill) && other.bill === bill);
  }
  take(rest, () => true);
  return bills.flatMap((bill, index) => (left[index] ? [{ ...bill, amount: left[index] }] : []));
}

/** Returns a debt's age; of a column of days only if it lies within one of ours. */
export function groupOf(debt: Debt, today: string): Group {
  const days = waited(debt, today);
  const [from, to] = debt.date ? [days, days] : (debt.days ?? [0, Number.POSITIVE_INFINITY]);
  if (to <= 30) return 'upTo30';
  if (from >= (debt.date ? 31 : 30) && to <= 60) return 'upTo60';
  return from >= (debt.date ? 61 : 60) ? 'over60' : 'undated';
}
