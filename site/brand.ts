/**
 * The product's name and domain. Change this file to re-brand the site; what a lawyer must supply is in
 * `content/facts/owner-facts.ts`.
 */
export const brand = {
  name: 'Acct',
  domain: 'acct.example',
  /** Of the card on npm; its scope belongs to whoever publishes. */
  packageName: '@acct/auth-card',
  /** First year of the copyright line. */
  since: 2024,
} as const;
