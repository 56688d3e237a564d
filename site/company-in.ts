// Apart from company-fragment.ts, which the bill has: together they would be a third file, which /login waits for.

/** What the sign-up card takes for a company, in characters. */
const longest = 120;

/** The company of `#company=Asha+Traders`, spaces folded, cut to the card's limit; null if it names none. */
export function companyIn(fragment: string): string | null {
  const company = (new URLSearchParams(fragment.replace(/^#/, '')).get('company') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return company === '' ? null : company;
}
