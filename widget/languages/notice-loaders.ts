import { languages, type SentenceLanguage } from '../../account/languages.ts';
import type { noticeLanguages } from '../../account/notice-languages.ts';
import type { ConsentSentence } from './messages.ts';

/** Loads a language's consent sentence, which is in a chunk of its own. */
export type NoticeLoader = () => Promise<{ readonly sentence: ConsentSentence }>;

/** One line for each row of account/notice-languages.ts: a row without one does not compile. */
const loaders = {
  // None yet.
} as const satisfies Readonly<Record<keyof typeof noticeLanguages, NoticeLoader>>;

/** The loaders by language. */
export const noticeLoaders: Readonly<Record<string, NoticeLoader>> = loaders;

/** The file of a release that has the consent sentence in a language: with the card's texts, or alone. */
export const consentSentenceFile = (language: SentenceLanguage): string =>
  language in languages ? `${language}.js` : `notice-${language}.js`;
