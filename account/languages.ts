/** Returns the language of a BCP 47 tag's primary subtag (`hi-IN` is Hindi); null for an unsupported one. */
export function resolveLanguage(tag: string | null | undefined): Language | null {
  const code = (tag ?? '').trim().toLowerCase().split('-')[0] ?? '';
  return Object.keys(languages).indexOf(code) < 0 ? null : (code as Language);
}

/** The properties of a language that are needed before its texts are loaded. */
export type LanguageProperties = {
  /** The language's name in the language itself, for a language switch. */
  readonly ownName: string;
  /**
   * The country (ISO 3166-1). The language's code and the country together are the locale of numbers and dates, and the
   * value of `hreflang`.
   */
  readonly region: string;
  readonly direction: 'ltr' | 'rtl';
  /** The script (ISO 15924). It is the value of the attribute `data-script`, because the line height depends on it. */
  readonly script: string;
};

/**
 * The languages of the card and the site, by BCP 47 primary subtag. A new language needs a row here, a
 * folder in widget/languages and another in site/content, and a line in the two modules that load these folders.
 */
export const languages = {
  en: { ownName: 'English', region: 'IN', direction: 'ltr', script: 'Latn' },
  hi: { ownName: 'हिन्दी', region: 'IN', direction: 'ltr', script: 'Deva' },
} as const satisfies Record<string, LanguageProperties>;

export type Language = keyof typeof languages;

/** The codes of the languages, in the order of the table. */
export const languageCodes = Object.keys(languages) as readonly Language[];

/** The language from which the others are translated. It is also the fallback. */
export const sourceLanguage = 'en' satisfies Language;

/**
 * The languages of the Constitution's Eighth Schedule. The law may require a privacy notice in each of them.
 * `firestore.rules` repeats them in `scheduledLanguages()`.
 */
export const eighthScheduleLanguages = [
  ...(['as', 'bn', 'brx', 'doi', 'gu', 'hi', 'kn', 'kok', 'ks', 'mai', 'ml', 'mni', 'mr', 'ne', 'or', 'pa'] as const),
  ...(['sa', 'sat', 'sd', 'ta', 'te', 'ur'] as const),
] as const;

/**
 * A language of the consent sentence: either a language of the card, or a language into which only the privacy notice
 * and the consent sentence are translated.
 */
export type ConsentLanguage = Language | (typeof eighthScheduleLanguages)[number];

/** Returns the path of a page in a language, such as `/hi/features`. In the source language the path stays the same. */
export function pathInLanguage(path: string, language: Language): string {
  if (language === sourceLanguage) return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}
