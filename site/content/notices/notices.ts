import type { NoticeLanguage, noticeLanguages } from '../../../widget/languages/notice-languages.ts';
import type { Catalogue } from '../catalogue.ts';
import { en } from '../en/en.ts';
import type { Notice } from './notice.ts';

/** The folder of each row of widget/languages/notice-languages.ts: one that has none here does not compile. */
const folders: Readonly<Record<keyof typeof noticeLanguages, Notice>> = {
  // None yet.
};
const notices: Readonly<Record<string, Notice>> = folders;

/** The English words of the site with a language's own of the notice; a code without a folder gives the English ones. */
export function noticeTexts(language: NoticeLanguage): Catalogue {
  const notice = notices[language];
  if (notice === undefined) return en;
  const { meta, article, labels, editions } = notice;
  return {
    ...en,
    meta: { ...en.meta, '/privacy': meta },
    articles: { ...en.articles, '/privacy': article },
    owner: { ...en.owner, labels: { ...en.owner.labels, ...labels } },
    editions,
  };
}

/** Who has reviewed a language's notice and sentence, and when. */
export const reviewOf = (language: NoticeLanguage): Notice['reviewed'] => notices[language]?.reviewed ?? null;
