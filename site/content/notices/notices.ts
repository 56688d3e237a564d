import type { ConsentLanguage, Language } from '../../../account/languages.ts';
import type { NoticeLanguage, noticeLanguages } from '../../../account/notice-languages.ts';
import type { Catalogue } from '../catalogue.ts';
import { catalogues } from '../catalogues.ts';
import { englishCatalogue } from '../en/english-catalogue.ts';
import type { Notice } from './notice.ts';

/** The folder of each row of account/notice-languages.ts: one that has none here does not compile. */
const folders: Readonly<Record<keyof typeof noticeLanguages, Notice>> = {
  // None yet.
};
const notices: Readonly<Record<string, Notice>> = folders;

/** The site's words in a language; English ones with its own of the notice where it has a folder here. */
export function textsInLanguage(language: ConsentLanguage): Catalogue {
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

/** The reviewer of a language's notice and sentence, and the day. */
export const noticeReview = (language: NoticeLanguage): Notice['reviewed'] => notices[language]?.reviewed ?? null;
