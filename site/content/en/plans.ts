import type { ComparisonRowId, Offer } from '../facts/comparison.ts';
import { moneyBackDays, type PlanId, trial } from '../facts/plans.ts';

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
    for: 'For more hands and more bills.',
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
    for: 'For organisations with their own way of working.',
    features: [
      'Everything in Pro',
      'Unlimited users',
      'Dedicated support',
      'Custom integrations',
      'White-label (coming soon)',
    ],
  },
};

const rows: Readonly<Record<ComparisonRowId, string>> = {
  transactions: 'Transactions per month',
  invoices: 'Invoice management',
  gst: 'GST compliance',
  reports: 'Reports',
  emailSupport: 'E-mail support',
  prioritySupport: 'Priority support',
  multiUser: 'Multi-user access',
  api: 'API integration',
  unlimitedUsers: 'Unlimited users',
  dedicatedSupport: 'Dedicated support',
  customIntegrations: 'Custom integrations',
  whiteLabel: 'White-label',
};

const offers: Readonly<Record<Exclude<Offer, 'upTo'>, string>> = {
  yes: 'Included',
  no: 'Not included',
  soon: 'Coming soon',
  basic: 'Basic',
  advanced: 'Advanced',
  unlimited: 'Unlimited',
};

/** Plans and prices, for /plans and /pricing alike. */
export const plans = {
  plansLead: 'One plan you can use today, two that are being written.',
  pricingLead: 'Prices in rupees, for a whole year, with GST shown before you pay.',
  items,
  current: 'Current',
  comingSoon: 'Coming Soon',
  comingSoonReason: 'Not on sale yet: nothing can be ordered or paid.',
  custom: 'Custom price',
  customNote: 'Agreed with you, per organisation.',
  perYear: {
    basic: 'per year after the trial',
    pro: `per year after a ${trial.months}-month trial`,
    enterprise: '',
  } satisfies Record<PlanId, string>,
  gstExtra: (percent: number, total: string) => `+ ${percent}% GST = ${total}`,
  gstIncluded: (percent: number, net: string, gst: string) => `including ${percent}% GST: ${net} + ${gst}`,
  billedYearly: 'Billed once a year.',
  startTrial: `Start ${trial.months}-Month Free Trial`,
  terms: '* Terms and conditions apply',
  toPricing: 'Prices with GST, refund and questions',
  comparison: {
    heading: 'Plan by plan',
    caption: 'What each plan contains',
    feature: 'Feature',
    rows,
    offers,
    upTo: (count: number) => `Up to ${count}`,
  },
  refund: {
    heading: `${moneyBackDays}-day money-back guarantee`,
    text: `On the first paid subscription: ask within ${moneyBackDays} days of paying, and your money goes back.`,
    link: 'How to ask for a refund',
    stamp: `${moneyBackDays} days`,
  },
  bill: {
    heading: 'Your bill for Basic, to the paisa',
    plan: 'Basic, one year',
    gst: (percent: number) => `GST ${percent}%`,
    total: 'You pay',
  },
};
