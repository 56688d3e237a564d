import type { PlanId } from './plans.ts';

/** What a plan offers in a row of the comparison; `soon`: announced, not there yet. */
export type Offer = 'yes' | 'no' | 'soon' | 'basic' | 'advanced' | 'upTo' | 'unlimited';

export const comparisonRowIds = [
  'transactions',
  'invoices',
  'gst',
  'reports',
  'emailSupport',
  'prioritySupport',
  'multiUser',
  'api',
  'unlimitedUsers',
  'dedicatedSupport',
  'customIntegrations',
  'whiteLabel',
] as const;
export type ComparisonRowId = (typeof comparisonRowIds)[number];

/** A higher plan is read as containing the lower one, as the specification says of Enterprise. */
export const comparison: Readonly<Record<ComparisonRowId, Readonly<Record<PlanId, Offer>>>> = {
  transactions: { basic: 'upTo', pro: 'unlimited', enterprise: 'unlimited' },
  invoices: { basic: 'basic', pro: 'advanced', enterprise: 'advanced' },
  gst: { basic: 'yes', pro: 'yes', enterprise: 'yes' },
  reports: { basic: 'basic', pro: 'advanced', enterprise: 'advanced' },
  emailSupport: { basic: 'yes', pro: 'yes', enterprise: 'yes' },
  prioritySupport: { basic: 'no', pro: 'yes', enterprise: 'yes' },
  multiUser: { basic: 'no', pro: 'yes', enterprise: 'yes' },
  api: { basic: 'no', pro: 'soon', enterprise: 'soon' },
  unlimitedUsers: { basic: 'no', pro: 'no', enterprise: 'yes' },
  dedicatedSupport: { basic: 'no', pro: 'no', enterprise: 'yes' },
  customIntegrations: { basic: 'no', pro: 'no', enterprise: 'yes' },
  whiteLabel: { basic: 'no', pro: 'no', enterprise: 'soon' },
};
