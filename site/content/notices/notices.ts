import type { ConsentLanguage, Language } from '../../../account/languages.ts';
import type { NoticeLanguage, noticeLanguages } from '../../../account/notice-languages.ts';
import type { Catalogue } from '../catalogue.ts';
import { catalogues } from '../catalogues.ts';
import { englishCatalogue } from '../en/english-catalogue.ts';
import type { PrivacyNotice } from './privacy-notice.ts';

/** The notice of each row of account/notice-languages.ts. A row without a notice does not compile. */
const folders: Readonly<Record<keyof typeof noticeLanguages, PrivacyNotice>> = {
  // At present, each language with a notice also has all other texts of the site.
};
const notices: Readonly<Record<string, PrivacyNotice>> = folders;

/**
 * Returns the site's texts in a language. A language that has only a notice gets the English texts with its own notice.
 */
export function getSiteTexts(language: ConsentLanguage): Catalogue {
  const notice = notices[language];
  if (notice === undefined) return catalogues[language as Language] ?? englishCatalogue;
  const { meta, article, labels, editions } = notice;
  return {
    ...englishCatalogue,
    meta: { ...englishCatalogue.meta, '/privacy': meta },
    articles: { ...englishCatalogue.articles, '/privacy': article },
    owner: { ...englishCatalogue.owner, labels: { ...englishCatalogue.owner.labels, ...labels } },
    editions,
  };
}

/** Returns who reviewed a language's notice and consent sentence, and the day of the review. */
export const getNoticeReview = (language: NoticeLanguage): PrivacyNotice['reviewed'] =>
  notices[language]?.reviewed ?? null;
