import type { Language } from '../../account/languages.ts';
import type { Catalogue } from './catalogue.ts';
import { englishCatalogue } from './en/english-catalogue.ts';
import { hindiCatalogue } from './hi/hindi-catalogue.ts';

/** The catalogue of each language. A language in the table without a catalogue does not compile. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en: englishCatalogue,
  hi: hindiCatalogue,
};
