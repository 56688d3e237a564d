// Separate from company-fragment.ts: code shared with the bill would become a third file that /login waits for.

/** Longest company name of the sign-up card, in characters. */
const longest = 120;

/** Returns the company of `#company=Asha+Traders`, spaces folded, cut to the card's limit; null if there is none. */
export function companyFromFragment(fragment: string): string | null {
  const company = (new URLSearchParams(fragment.replace(/^#/, '')).get('company') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return company === '' ? null : company;
}
