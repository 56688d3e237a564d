import type { Language } from '../../widget/languages/languages.ts';
import type { ArticleSection } from './article.ts';
import { guideSummary as hi } from './hi/guide-summary.ts';

/** The partner's guide in short, for /docs of languages other than its own, which is English. A language without one links to the whole. */
export const guideSummaries: Readonly<Partial<Record<Language, readonly ArticleSection[]>>> = { hi };
