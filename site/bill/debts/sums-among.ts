import type { Paise } from '../tax/bill.ts';
import type { Debt } from './read-debt.ts';

/** A line that has been read, and what it says. */
export type Entry = { readonly position: number; readonly line: string; readonly debts: readonly Debt[] };

/** Two spellings are one name if only case, dots and spaces differ. */
export const nameKey = (party: string): string => party.toLowerCase().replace(/[\s.]+/g, '');

export const sumOf = (debts: readonly Debt[]): Paise => debts.reduce((sum, { amount }) => sum + amount, 0);

/** Undated lines that equal the sum of their party's other lines: perhaps totals without a word. */
export function sumsAmong(entries: readonly Entry[]): readonly Entry[] {
  const byParty = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = nameKey(entry.debts[0]?.party ?? '');
    const all = byParty.get(key);
    if (all) all.push(entry);
    else byParty.set(key, [entry]);
  }
  return Array.from(byParty.values()).flatMap((all) => {
    const sums = [all, all.filter((entry) => sumOf(entry.debts) > 0)].map((some) => ({
      whole: sumOf(some.flatMap(({ debts }) => debts)),
      ofDated: sumOf(some.flatMap((entry) => (isUndated(entry) ? [] : entry.debts))),
    }));
    const hasDated = !all.every(isUndated);
    let above = 0;
    return all.filter((entry, index) => {
      const amount = sumOf(entry.debts);
      // With what has been paid since, or without.
      const isOfDated = hasDated && sums.some(({ whole, ofDated }) => amount === ofDated || 2 * amount === whole);
      const isSum = isUndated(entry) && amount > 0 && (isOfDated || (index > 1 && above === amount));
      above += amount;
      return isSum;
    });
  });
}

const isUndated = ({ debts }: Entry): boolean => debts[0]?.date === null;
