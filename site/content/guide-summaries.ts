import type { Language } from '../../account/languages.ts';
import type { ArticleSection } from './article.ts';
import { guideSummary as hi } from './hi/guide-summary.ts';

/**
 * The summaries of the partner's guide for /docs in other languages. A language without a summary links to the whole
 * guide.
 */
export const guideSummaries: Readonly<Partial<Record<Language, readonly ArticleSection[]>>> = { hi };

/** Returns the summary in a language, with the domain of this build's cookies; empty if the language has none. */
export function getGuideSummary(language: Language, cookieDomain: string): readonly ArticleSection[] {
  const domain = `.${cookieDomain.replace(/^\./, '')}`;
  // The domain needs no escaping, because it has no character that JSON has to escape.
  return JSON.parse(JSON.stringify(guideSummaries[language] ?? []).replaceAll('{cookie-domain}', domain));
}
