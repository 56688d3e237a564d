/** Ages of a debt: up to 30 days, 31 to 60 days, or more. */
export const debtAges = ['upTo30', 'upTo60', 'over60'] as const;
export type DebtAge = (typeof debtAges)[number];

/** The ages of debts, and `undated` for a debt of unknown age. */
export const ageGroups = [...debtAges, 'undated'] as const;
export type AgeGroup = (typeof ageGroups)[number];
