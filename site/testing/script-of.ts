import type { Language } from '../../widget/languages/languages.ts';

/** The script a language is written in, by its four letters (ISO 15924), as Unicode knows it: `hi` -> `Deva`. */
export function scriptOf(language: Language): string {
  const { script } = new Intl.Locale(language).maximize();
  if (script === undefined) throw new Error(`Intl knows no script of ${language}.`);
  return script;
}
