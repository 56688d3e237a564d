// This file shares no code with format-company-fragment.ts, because the bundler would put shared code into a separate
// file, for which /login would have to wait.

/** The sign-up card accepts a company name of at most this many characters. */
const longest = 120;

/**
 * Returns the company name in a fragment such as `#company=Asha+Traders`, with single spaces and cut to the card's
 * limit; null if there is none.
 */
export function parseCompanyFragment(fragment: string): string | null {
  const company = (new URLSearchParams(fragment.replace(/^#/, '')).get('company') ?? '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
  return company === '' ? null : company;
}
