import {
  type ConsentLanguage,
  type Language,
  type LanguageProperties,
  languages,
  pathInLanguage,
} from './languages.ts';

export type NoticeLanguage = Exclude<ConsentLanguage, Language>;

/**
 * The additional languages of the privacy notice and the consent sentence, which the rest of the site does not have. A
 * new one needs a row here, a line in widget/languages/notice-loaders.ts, a folder in site/content/notices, and a line
 * in site/content/notices/notices.ts.
 */
export const noticeLanguages = {
  // No language is listed yet, because no translation of the notice has been reviewed.
} as const satisfies Partial<Record<NoticeLanguage, LanguageProperties>>;

export const noticeLanguageCodes = Object.keys(noticeLanguages) as readonly string[] as readonly NoticeLanguage[];

/**
 * Returns the path of the privacy notice in a language, such as `/privacy/ta`. The site's other pages may not exist in
 * that language.
 */
export const noticePath = (language: ConsentLanguage): string =>
  language in languages ? pathInLanguage('/privacy', language as Language) : `/privacy/${language}`;

/** Returns every language of the notice and the consent sentence. The site's languages come first. */
export const consentLanguages = (): Readonly<Record<string, LanguageProperties>> => ({
  ...languages,
  ...noticeLanguages,
});
