import { fields } from './fields.ts';

/**
 * Returns the suggested company id (specification section 3). It begins with the company's name, trimmed and in lower
 * case, in which one hyphen replaces each run of characters other than a-z and 0-9, and the ends have no hyphen. If
 * nothing is left, `my-company` takes its place. A hyphen and the first 6 characters of the uid follow.
 */
export function suggestedCompanyId(companyName: string, uid: string): string {
  const slug = companyName
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    // Some letters become two in lower case, so that a very long name would give an id that the access rules refuse.
    .slice(0, fields.company.limit)
    .replace(/^-|-$/g, '');
  return `${slug || 'my-company'}-${uid.slice(0, 6)}`;
}
