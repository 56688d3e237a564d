import { fields } from './fields.ts';

/**
 * Returns the suggested company id (specification section 3): the trimmed, lower-cased name with each run of characters
 * other than a-z and 0-9 as one hyphen, none at the ends, `my-company` if nothing is left; a hyphen; the first 6
 * characters of the uid.
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
