/** The product's name and domain: re-brands the site. The owner's facts stand in `content/facts/owner-facts.ts`. */
export const brand = {
  name: 'Acct',
  domain: 'acct.example',
  /** Of the card on npm; its scope belongs to the publisher. */
  packageName: '@acct/auth-card',
  /** First year of the copyright line. */
  since: 2024,
} as const;
