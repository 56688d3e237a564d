import { type Language, languages } from '../widget/languages/languages.ts';

/**
 * How markup says that it is in this language; the direction and the script too, as a piece of another language may
 * stand in any page.
 */
export const languageAttributes = (language: Language) =>
  ({ lang: language, dir: languages[language].direction, 'data-script': languages[language].script }) as const;
