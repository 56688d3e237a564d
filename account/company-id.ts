import { fields } from './fields.ts';

/**
 * Returns the suggested company id (specification section 3): the company's name in lower case, a hyphen, and the first
 * 6 characters of the uid. In the name, one hyphen replaces each run of characters other than a-z and 0-9. At the
 * beginning and end of the name, such characters are removed. If nothing is left of the name, `my-company` replaces it.
 */
export function suggestCompanyId(companyName: string, uid: string): string {
  const slug = companyName
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    // Some letters become two characters in lower case. So a very long name could become longer than the access rules
    // allow.
    .slice(0, fields.company.limit)
    .replace(/^-|-$/g, '');
  return `${slug || 'my-company'}-${uid.slice(0, 6)}`;
}
