import { type ConsentLanguage, languages } from '../../account/languages.ts';
import type { noticeLanguages } from '../../account/notice-languages.ts';
import type { ConsentSentence } from './messages.ts';

/** Loads a language's consent sentence, which is in a chunk of its own. */
export type NoticeLoader = () => Promise<{ readonly sentence: ConsentSentence }>;

/** Each row of account/notice-languages.ts has a loader here. A row without a loader is a type error. */
const loaders = {
  // The table is empty until a language has a privacy notice, but not the card's messages.
} as const satisfies Readonly<Record<keyof typeof noticeLanguages, NoticeLoader>>;

/** Loaders of the consent sentence, by notice language. */
export const noticeLoaders: Readonly<Record<string, NoticeLoader>> = loaders;

/** Returns the name of the file that contains the consent sentence in this language. */
export const getConsentSentenceFileName = (language: ConsentLanguage): string =>
  language in languages ? `${language}.js` : `notice-${language}.js`;
