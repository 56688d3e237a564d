import { type OwnerFacts, ownerFacts } from './owner-facts.ts';

export const planIds = ['basic', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** A plan as sold: the words are in the catalogues, the numbers and the availability here. */
export type Plan = {
  readonly id: PlanId;
  /** Rupees per year; null: the price is agreed with the customer. */
  readonly yearlyPrice: number | null;
  readonly availability: 'current' | 'comingSoon';
  /** null: unlimited. */
  readonly transactionsPerMonth: number | null;
};

/** One list feeds /plans, /pricing, the structured data and the comparison. */
export const plans: readonly Plan[] = [
  { id: 'basic', yearlyPrice: 999, availability: 'current', transactionsPerMonth: 500 },
  { id: 'pro', yearlyPrice: 1999, availability: 'comingSoon', transactionsPerMonth: null },
  { id: 'enterprise', yearlyPrice: null, availability: 'comingSoon', transactionsPerMonth: null },
];

/** As an argument: what the owner has written stands there as that one word, and compares with no other. */
const includesGst = ({ gstOnPrices }: OwnerFacts): boolean => gstOnPrices === 'included';

/** GST on the subscription in per cent, and whether `yearlyPrice` already contains it, as the owner says. */
export const subscriptionGst = { percent: 18, includedInPrice: includesGst(ownerFacts) };

export const trial = { months: 3, setupMinutes: 5 } as const;

/** Refund on the first paid subscription only. */
export const moneyBackDays = 30;
