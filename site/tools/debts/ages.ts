/** How long money has been owed: up to 30 days, 31 to 60, more. */
export const ages = ['upTo30', 'upTo60', 'over60'] as const;
export type Age = (typeof ages)[number];

/** The ages, and what no date or column assigns to one of them. */
export const ageGroups = [...ages, 'undated'] as const;
export type AgeGroup = (typeof ageGroups)[number];
