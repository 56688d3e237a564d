/** The language of a BCP 47 tag's primary subtag: `hi-IN` is Hindi. null: none of ours. */
export function resolveLanguage(tag: string | null | undefined): Language | null {
  const code = (tag ?? '').trim().toLowerCase().split('-')[0] ?? '';
  return Object.keys(languages).indexOf(code) < 0 ? null : (code as Language);
}

/** What has to be known of a language before any of its words. */
export type LanguageFacts = {
  /** Its name in itself, as a language switch shows it. */
  readonly ownName: string;
  /** ISO 3166-1: with the code it makes the locale of numbers and dates, and of `hreflang`. */
  readonly region: string;
  readonly direction: 'ltr' | 'rtl';
  /** ISO 15924, as `data-script` in markup: how tall a line is depends on it. */
  readonly script: string;
};

/**
 * The languages of the card and the site, by BCP 47 primary subtag. A language is one row here, one folder in
 * widget/languages and in site/content, and one line in the loader of each.
 */
export const languages = {
  en: { ownName: 'English', region: 'IN', direction: 'ltr', script: 'Latn' },
  hi: { ownName: 'हिन्दी', region: 'IN', direction: 'ltr', script: 'Deva' },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof languages;

/** In the order of the table. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** The language the others are translated from; it serves if no other is known or available. */
export const sourceLanguage = 'en' satisfies Language;

/** The Eighth Schedule of the Constitution: the law may ask for the notice in each. `firestore.rules` has them, too. */
export const scheduledLanguages = [
  ...(['as', 'bn', 'brx', 'doi', 'gu', 'hi', 'kn', 'kok', 'ks', 'mai', 'ml', 'mni', 'mr', 'ne', 'or', 'pa'] as const),
  ...(['sa', 'sat', 'sd', 'ta', 'te', 'ur'] as const),
] as const;

/** Of a consent sentence: the card's own languages, and those that only notice and sentence may have. */
export type SentenceLanguage = Language | (typeof scheduledLanguages)[number];

/** The path of a page in a language: `/features` -> `/hi/features`, `/` -> `/hi`; the source language's is plain. */
export function localPath(path: string, language: Language): string {
  if (language === sourceLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
