import { formatDateWithSlashes, formatNumber } from '../base/format.ts';

/** An unpaid bill of the sample shop: its party, its amount, and its age in days. */
export type SampleDebt = Readonly<{ party: string; rupees: number; days: number }>;

/** Returns the day of a bill, counted back from `today` (ISO). */
export const billDate = ({ days }: SampleDebt, today: string): string =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

/** Returns the sample shop's bills as lines to paste. */
export const formatSampleDebts = (debts: readonly SampleDebt[], today: string): string =>
  debts
    .map((debt) => [debt.party, formatDateWithSlashes(billDate(debt, today)), formatNumber(debt.rupees)].join(', '))
    .join('\n');
