import { freeTrialTerms, moneyBackDays, type PlanComparisonTexts, type PlanId } from '../facts/subscription-plans.ts';
import { createYearlyPriceTexts } from './create-yearly-price-texts.ts';

type PlanText = { readonly name: string; readonly for: string; readonly features: readonly string[] };

const items: Readonly<Record<PlanId, PlanText>> = {
  basic: {
    name: 'Basic',
    for: 'For the shop that bills every day.',
    features: [
      'Up to 500 transactions per month',
      'Basic invoice management',
      'GST compliance',
      'Basic reports',
      'E-mail support',
    ],
  },
  pro: {
    name: 'Pro',
    for: 'For more people and more bills.',
    features: [
      'Unlimited transactions',
      'Advanced features',
      'Multi-user access',
      'Priority support',
      'API integration (coming soon)',
    ],
  },
  enterprise: {
    name: 'Enterprise',
    for: 'For larger companies.',
    features: [
      'Everything in Pro',
      'Unlimited users',
      'Dedicated support',
      'Custom integrations',
      'White-label (coming soon)',
    ],
  },
};

const aspects: PlanComparisonTexts = {
  transactions: { aspect: 'Transactions', basic: 'Up to 500 a month', pro: 'Unlimited', enterprise: 'Unlimited' },
  users: { aspect: 'Users', basic: '', pro: 'Several', enterprise: 'Unlimited' },
  support: { aspect: 'Support', basic: 'E-mail', pro: 'Priority', enterprise: 'Dedicated' },
  integrations: { aspect: 'Integrations', basic: '', pro: 'API (coming soon)', enterprise: 'Custom' },
};

/** The texts about plans and prices on /plans and /pricing. */
export const planTexts = {
  plansLead: 'One plan to start today. Two more are coming.',
  pricingLead: 'What a year costs.',
  items,
  current: 'Current',
  comingSoon: 'Coming Soon',
  comingSoonReason: 'Not available yet.',
  custom: 'Custom price',
  customNote: 'Agreed with each organisation.',
  perYear: {
    basic: 'per year after the trial',
    pro: `per year after a ${freeTrialTerms.months}-month trial`,
    enterprise: '',
  } satisfies Record<PlanId, string>,
  gst: (yearly: number) => createYearlyPriceTexts(yearly).gst,
  startTrial: `Start ${freeTrialTerms.months}-Month Free Trial`,
  terms: '* Terms and conditions apply',
  toPlans: 'Compare the plans',
  toPricing: createYearlyPriceTexts().contents,
  comparison: {
    heading: 'Compare the plans',
    caption: 'What each plan contains',
    aspects,
    price: createYearlyPriceTexts().row,
    sum: (yearly: number) => createYearlyPriceTexts(yearly).paid,
    notListed: 'Not listed',
  },
  refund: {
    heading: `${moneyBackDays}-day money-back guarantee`,
    text: `On the first paid subscription: ask within ${moneyBackDays} days of paying, and you get your money back.`,
    link: 'How to ask for a refund',
    stamp: `${moneyBackDays} days`,
  },
  offer: {
    heading: createYearlyPriceTexts().offer,
    today: 'Today',
    free: `for ${freeTrialTerms.months} months, all features`,
    later: 'After the trial, only if you want Basic',
    price: createYearlyPriceTexts().price,
    year: createYearlyPriceTexts().year,
    sum: createYearlyPriceTexts().sum,
    note: 'Nothing is charged automatically. Cancel anytime by writing to customer care.',
  },
};
