import {
  type ConsentLanguage,
  type Language,
  type LanguageProperties,
  languages,
  type sourceLanguage,
} from '../../account/languages.ts';
import { noticeLanguages } from '../../account/notice-languages.ts';
import { withChunkTimeout } from '../core/chunk-timeout.ts';
import { firstPaintMessages } from './en/first-paint-messages.ts';
import { languageLoaders } from './language-loaders.ts';
import type { ConsentSentence, FirstPaintMessages } from './messages.ts';
import { type NoticeLoader, noticeLoaders } from './notice-loaders.ts';

type Sentence = FirstPaintMessages['consent'] & Partial<ConsentSentence>;

/** The consent sentence in every language that has one. */
export type ConsentSentences = {
  /** The languages that have the sentence, by code. The languages of the site come first. */
  readonly languages: Readonly<Record<string, LanguageProperties>>;
  /** Returns the consent sentence in a language; null until it is loaded. */
  textIn(language: ConsentLanguage | null): Sentence | null;
  /**
   * Loads the consent sentence in a language. If the card has messages in that language, the sentence is part of them.
   */
  load(language: ConsentLanguage): Promise<void>;
};

/**
 * Creates the consent sentences in the site's languages and in the languages of `notices`. `contact` is the address for
 * questions, or empty.
 */
export function createConsentSentences(
  notices: Readonly<Record<string, LanguageProperties>>,
  loaders: Readonly<Record<string, NoticeLoader>>,
  contact: string,
): ConsentSentences {
  const loaded = new Map<ConsentLanguage, Sentence>();
  return {
    languages: { ...languages, ...notices },
    textIn: (language) => (language && loaded.get(language)) ?? null,
    async load(language) {
      if (loaded.has(language)) return;
      const loadNotice = loaders[language];
      if (loadNotice) {
        const { sentence } = await withChunkTimeout(loadNotice());
        loaded.set(language, { ...sentence, contact: contact && ` ${sentence.contact.replace('{contact}', contact)}` });
      } else {
        const own = language as Exclude<Language, typeof sourceLanguage>;
        const isLoaded = own in languageLoaders;
        const { consent } = isLoaded ? (await withChunkTimeout(languageLoaders[own]())).messages : firstPaintMessages;
        loaded.set(language, consent);
      }
    },
  };
}

/** The consent sentences that all cards of a page share; null in a build without further languages. */
export const consentSentences = import.meta.env.NOTICE_LANGUAGES
  ? createConsentSentences(noticeLanguages, noticeLoaders, import.meta.env.NOTICE_CONTACT ?? '')
  : null;
