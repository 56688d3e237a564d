import { type Language, languages } from '../widget/languages/languages.ts';

/** The language with its region, as search engines and Intl take it: `hi-IN`. */
export const localeOf = (language: Language) => `${language}-${languages[language].region}` as const;
