import type { Language, SentenceLanguage } from '../../../account/languages.ts';
import type { NoticeLanguage, noticeLanguages } from '../../../account/notice-languages.ts';
import type { Catalogue } from '../catalogue.ts';
import { catalogues } from '../catalogues.ts';
import { en } from '../en/en.ts';
import type { Notice } from './notice.ts';

/** The folder of each row of account/notice-languages.ts: one that has none here does not compile. */
const folders: Readonly<Record<keyof typeof noticeLanguages, Notice>> = {
  // None yet.
};
const notices: Readonly<Record<string, Notice>> = folders;

/** The site's words in a language; English ones with its own of the notice where it has a folder here. */
export function textsIn(language: SentenceLanguage): Catalogue {
  const notice = notices[language];
  if (notice === undefined) return catalogues[language as Language] ?? en;
  const { meta, article, labels, editions } = notice;
  return {
    ...en,
    meta: { ...en.meta, '/privacy': meta },
    articles: { ...en.articles, '/privacy': article },
    owner: { ...en.owner, labels: { ...en.owner.labels, ...labels } },
    editions,
  };
}

/** The reviewer of a language's notice and sentence, and the day. */
export const reviewOf = (language: NoticeLanguage): Notice['reviewed'] => notices[language]?.reviewed ?? null;
