import { fields } from './fields.ts';

/**
 * Returns the suggested company id (specification section 3): the company's name in lower case, a hyphen, and the first
 * 6 characters of the uid. In the name, one hyphen replaces each run of characters other than a-z and 0-9; at the ends,
 * such characters are removed. If no character is left, the id begins with `my-company`.
 */
export function suggestedCompanyId(companyName: string, uid: string): string {
  const slug = companyName
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    // In lower case, some letters become two. A very long name with such letters would give an id that the access rules
    // refuse.
    .slice(0, fields.company.limit)
    .replace(/^-|-$/g, '');
  return `${slug || 'my-company'}-${uid.slice(0, 6)}`;
}
