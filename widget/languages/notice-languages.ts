import {
  type Language,
  type LanguageFacts,
  languages,
  localPath,
  type SentenceLanguage,
} from '../../account/languages.ts';
import type { ConsentSentence } from './messages.ts';

/** What the card has to know of such a language, and the sentence, in a chunk of its own. */
export type NoticeRow = LanguageFacts & { load(): Promise<{ readonly sentence: ConsentSentence }> };
export type NoticeLanguage = Exclude<SentenceLanguage, Language>;

/**
 * The languages in which privacy notice and consent sentence stand beside those of the site. One is a row here, a
 * folder in site/content/notices, and a line in notices.ts there.
 */
export const noticeLanguages = {
  // None yet: a text that nobody has reviewed is no notice.
} as const satisfies Partial<Record<NoticeLanguage, NoticeRow>>;

export const noticeRows: Readonly<Record<string, NoticeRow>> = noticeLanguages;
export const noticeCodes = Object.keys(noticeLanguages) as readonly string[] as readonly NoticeLanguage[];

/** The path of the privacy notice in a language, which may be none of the site's: `/privacy/ta`. */
export const noticePath = (language: SentenceLanguage): string =>
  language in languages ? localPath('/privacy', language as Language) : `/privacy/${language}`;

/** The file of a release that has the consent sentence in a language: with the card's texts, or alone. */
export const sentenceFile = (language: SentenceLanguage): string =>
  language in languages ? `${language}.js` : `notice-${language}.js`;

/** Every language that notice and sentence have, the site's first. */
export const sentenceRows = (): Readonly<Record<string, LanguageFacts>> => ({ ...languages, ...noticeRows });
