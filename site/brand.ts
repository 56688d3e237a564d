/** The product's name and domain. Change this file to re-brand the site; what a lawyer must supply is in `content/facts/owner-facts.ts`. */
export const brand = {
  name: 'Acct',
  domain: 'acct.example',
  /** First year of the copyright line. */
  since: 2024,
} as const;
