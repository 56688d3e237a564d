import type { Paise } from '../tax/paise.ts';
import type { Debt } from './read-debt.ts';
import { readList } from './read-list.ts';

/** How long money has been owed: up to 30 days, 31 to 60, more. */
export const ages = ['upTo30', 'upTo60', 'over60'] as const;
export type Age = (typeof ages)[number];

export type Debts = ReturnType<typeof collectDebts>;

/** Reads pasted lines; what is paid comes off the oldest bills of its party. `today` is an ISO date. */
export function collectDebts(text: string, today: string) {
  const { debts, unread } = readList(text, today);
  const byParty = new Map<string, Debt[]>();
  for (const debt of debts) {
    const key = debt.party.toLowerCase().replace(/[\s.,]+/g, ' ');
    const before = byParty.get(key) ?? [];
    byParty.set(key, [...before, { ...debt, party: before[0]?.party ?? debt.party }]);
  }
  const accounts = Array.from(byParty.values(), (all) => {
    const left = unpaid(all);
    const ofAge = (age: Age): Paise => sum(left.filter(({ date }) => ageOf(date, today) === age));
    const byAge = { upTo30: ofAge('upTo30'), upTo60: ofAge('upTo60'), over60: ofAge('over60') };
    const { party = '', date = today } = left[0] ?? all[0] ?? {};
    return { party, total: sum(all), left, bills: left.length, oldest: date, ...byAge };
  });
  const [oldest = null] = accounts.flatMap(({ left }) => left).sort(byDate);
  return {
    /** What each party owes in all and by age, on how many bills, and since when: the largest total first. */
    parties: accounts.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total),
    /** Who has nothing left to pay, and how much too much each has paid. */
    settled: accounts.filter(({ total }) => total <= 0).map(({ party, total }) => ({ party, over: 0 - total })),
    total: sum(accounts.flatMap(({ left }) => left)),
    /** The oldest bill of all; null when nobody owes anything. */
    oldest,
    /** How many lines have been read. */
    read: debts.length,
    unread,
  };
}

const sum = (debts: readonly Debt[]): Paise => debts.reduce((all, { amount }) => all + amount, 0);

const byDate = (one: Debt, other: Debt): number => Date.parse(one.date) - Date.parse(other.date);

/** What is left of a party's bills, the oldest first. */
function unpaid(debts: readonly Debt[]): readonly Debt[] {
  let paid = 0 - sum(debts.filter(({ amount }) => amount < 0));
  const bills = debts.filter(({ amount }) => amount > 0).sort(byDate);
  return bills.flatMap((bill) => {
    const off = Math.min(paid, bill.amount);
    paid -= off;
    return off < bill.amount ? [{ ...bill, amount: bill.amount - off }] : [];
  });
}

/** Whole days from one ISO date to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

function ageOf(date: string, today: string): Age {
  const days = daysBetween(date, today);
  return days <= 30 ? 'upTo30' : days <= 60 ? 'upTo60' : 'over60';
}
