/** The languages of the site. English stands at the plain addresses, every other one under its own prefix. */
export const languages = ['en', 'hi'] as const;
export type Language = (typeof languages)[number];

/** What search engines are told (`hreflang`), what Intl formats with, and the language's own name for the switch. */
export const languageFacts = {
  en: { region: 'en-IN', prefix: '', ownName: 'English', openGraph: 'en_IN' },
  hi: { region: 'hi-IN', prefix: '/hi', ownName: 'हिन्दी', openGraph: 'hi_IN' },
} as const satisfies Record<Language, { region: string; prefix: string; ownName: string; openGraph: string }>;

/** The language a switch on a page of this language leads to. */
export const otherLanguage = (language: Language): Language => (language === 'en' ? 'hi' : 'en');

/** The address of a page in a language: `/features` -> `/hi/features`, `/` -> `/hi`. */
export function localPath(address: string, language: Language): string {
  const { prefix } = languageFacts[language];
  if (prefix === '') return address;
  return address === '/' ? prefix : `${prefix}${address}`;
}
