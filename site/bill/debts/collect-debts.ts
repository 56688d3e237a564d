import type { Paise } from '../tax/paise.ts';
import type { Debt } from './read-debt.ts';
import { readList, type UnreadLine } from './read-list.ts';

/** How long money has been owed: up to 30 days, 31 to 60, more. */
export const ages = ['upTo30', 'upTo60', 'over60'] as const;
export type Age = (typeof ages)[number];

/** What one party owes in all and by age, on how many bills, and since when. */
export type PartyDebts = Readonly<Record<Age | 'total' | 'bills', number>> & {
  readonly party: string;
  readonly oldest: string;
};

export type Debts = {
  /** Largest total first, in paise. */
  readonly parties: readonly PartyDebts[];
  /** Who has nothing left to pay, and how much too much each has paid. */
  readonly settled: readonly { readonly party: string; readonly over: Paise }[];
  readonly total: Paise;
  /** The oldest bill of all; null when nobody owes anything. */
  readonly oldest: Debt | null;
  /** How many lines have been read. */
  readonly read: number;
  readonly unread: readonly UnreadLine[];
};

/** Reads pasted lines; what is paid comes off the oldest bills of its party. `today` is an ISO date. */
export function collectDebts(text: string, today: string): Debts {
  const { debts, unread } = readList(text, today);
  const byParty = new Map<string, Debt[]>();
  for (const debt of debts) {
    const key = debt.party.toLowerCase().replace(/[\s.,]+/g, ' ');
    byParty.set(key, [...(byParty.get(key) ?? []), debt]);
  }
  const accounts = Array.from(byParty.values(), (all) => {
    const bills = unpaid(all);
    const ofAge = (age: Age) => sum(bills.filter(({ date }) => ageOf(date, today) === age));
    const byAge = { upTo30: ofAge('upTo30'), upTo60: ofAge('upTo60'), over60: ofAge('over60') };
    return { party: all[0]?.party ?? '', total: sum(all), bills, ...byAge };
  });
  const [oldest = null] = accounts.flatMap(({ bills }) => bills).sort(byDate);
  const owing = accounts.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total);
  return {
    parties: owing.map((account) => ({
      ...account,
      bills: account.bills.length,
      oldest: account.bills[0]?.date ?? today,
    })),
    settled: accounts.filter(({ total }) => total <= 0).map(({ party, total }) => ({ party, over: 0 - total })),
    total: owing.reduce((all, { total }) => all + total, 0),
    oldest,
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
