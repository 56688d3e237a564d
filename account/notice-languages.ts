import { type Language, type LanguageFacts, languages, localPath, type SentenceLanguage } from './languages.ts';

export type NoticeLanguage = Exclude<SentenceLanguage, Language>;

/**
 * The languages in which privacy notice and consent sentence stand beside those of the site. A language is a row here, a
 * line in widget/languages/notice-loaders.ts, a folder in site/content/notices, and a line in notices.ts there.
 */
export const noticeLanguages = {
  // None yet: a text that nobody has reviewed is no notice.
} as const satisfies Partial<Record<NoticeLanguage, LanguageFacts>>;

export const noticeCodes = Object.keys(noticeLanguages) as readonly string[] as readonly NoticeLanguage[];

/** The path of the privacy notice in a language, which may be none of the site's: `/privacy/ta`. */
export const noticePath = (language: SentenceLanguage): string =>
  language in languages ? localPath('/privacy', language as Language) : `/privacy/${language}`;

/** Every language that notice and sentence have, the site's first. */
export const sentenceRows = (): Readonly<Record<string, LanguageFacts>> => ({ ...languages, ...noticeLanguages });
