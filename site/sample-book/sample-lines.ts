import { figure, slashed } from '../base/format.ts';

/** A bill of the sample shop: what a party owes, and for how many days. */
export type SampleDebt = Readonly<{ party: string; rupees: number; days: number }>;

/** The sample shop's bills as somebody would paste them, dated back from `today` (ISO). */
export const sampleLines = (debts: readonly SampleDebt[], today: string): string =>
  debts
    .map(({ party, rupees, days }) => {
      const date = new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);
      return [party, slashed(date), figure(rupees)].join(', ');
    })
    .join('\n');
