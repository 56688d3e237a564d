import type { Language } from '../../account/languages.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/en.ts';
import { hi } from './hi/hi.ts';

/** The catalogue of each language. A language in the table without a catalogue does not compile. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en,
  hi,
};
