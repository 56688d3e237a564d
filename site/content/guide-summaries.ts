import type { Language } from '../../account/languages.ts';
import type { ArticleSection } from './article.ts';
import { guideSummary as hi } from './hi/guide-summary.ts';

/** The partner's guide in short, for /docs in other languages. A language without one links to the whole. */
export const guideSummaries: Readonly<Partial<Record<Language, readonly ArticleSection[]>>> = { hi };

/** The summary in a language, none where it has none, with the domain for which this build's card sets its cookies. */
export function guideSummary(language: Language, cookieDomain: string): readonly ArticleSection[] {
  const domain = `.${cookieDomain.replace(/^\./, '')}`;
  // A domain has no letter that JSON would write otherwise.
  return JSON.parse(JSON.stringify(guideSummaries[language] ?? []).replaceAll('{cookie-domain}', domain));
}
