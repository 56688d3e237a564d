import type { PlanId } from './plans.ts';

/** The aspects by which the plans are compared, in their order. */
export const aspectIds = ['transactions', 'scope', 'users', 'support', 'integrations', 'branding'] as const;
export type AspectId = (typeof aspectIds)[number];

/** What each plan says of an aspect, in the specification's words; empty where it says nothing. */
export type Comparison = Readonly<Record<AspectId, Readonly<Record<'aspect' | PlanId, string>>>>;
