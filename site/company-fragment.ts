/** What the sign-up card takes for a company, in characters. */
const longest = 120;

/** A cut may not leave half of a character. */
const tidy = (name: string): string =>
  name
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();

/** `Asha Traders` -> `#company=Asha%20Traders`; empty for no name. A fragment goes to no server. */
export const companyFragment = (name: string): string => {
  const company = tidy(name);
  return company === '' ? '' : `#company=${encodeURIComponent(company)}`;
};

/** The company of a fragment, trimmed and cut to the card's limit; null when it names none. Anything else in it is ignored. */
export function companyIn(fragment: string): string | null {
  const company = tidy(new URLSearchParams(fragment.replace(/^#/, '')).get('company') ?? '');
  return company === '' ? null : company;
}
