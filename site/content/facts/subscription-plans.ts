import { type GstTerms, type OwnerFacts, ownerFacts } from './owner-facts.ts';

export const planIds = ['basic', 'pro', 'enterprise'] as const;
export type PlanId = (typeof planIds)[number];

/** The numbers and the availability of a plan; its texts are in the catalogues. */
export type SubscriptionPlan = {
  readonly id: PlanId;
  /** The price in rupees per year; null if it is agreed with the customer. */
  readonly yearlyPrice: number | null;
  readonly availability: 'current' | 'comingSoon';
  /** The number of transactions that the plan allows in a month; null if there is no limit. */
  readonly transactionsPerMonth: number | null;
};

/** /plans, /pricing, the structured data and the comparison all use this list. */
export const subscriptionPlans: readonly SubscriptionPlan[] = [
  { id: 'basic', yearlyPrice: 999, availability: 'current', transactionsPerMonth: 500 },
  { id: 'pro', yearlyPrice: 1999, availability: 'comingSoon', transactionsPerMonth: null },
  { id: 'enterprise', yearlyPrice: null, availability: 'comingSoon', transactionsPerMonth: null },
];

/** GST on the subscription: its rate in per cent, and whether `yearlyPrice` includes it. */
export type SubscriptionGst = { readonly percent: number; readonly terms: GstTerms };

/**
 * Returns the owner's decision on GST. Without a decision, GST is added, so that a demo never shows a price that is too
 * low.
 */
const gstOf = ({ gstOnPrices }: OwnerFacts): SubscriptionGst => ({ percent: 18, terms: gstOnPrices ?? 'added' });

export const subscriptionGst = gstOf(ownerFacts);

export const freeTrialTerms = { months: 3, setupMinutes: 5 } as const;

/** The number of days in which a refund is possible. Only the first paid subscription can be refunded. */
export const moneyBackDays = 30;

/**
 * The aspects by which the plans are compared, in the table's order. The price comes after them. GST compliance is not
 * an aspect: the specification lists it only for Basic, and a dash for Pro would be read as "without GST".
 */
export const planAspectIds = ['transactions', 'users', 'support', 'integrations'] as const;
export type PlanAspectId = (typeof planAspectIds)[number];

/** The text of each plan for an aspect, in the specification's words; empty if the specification has none. */
export type PlanComparisonTexts = Readonly<Record<PlanAspectId, Readonly<Record<'aspect' | PlanId, string>>>>;
