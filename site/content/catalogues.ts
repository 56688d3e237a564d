import type { Language } from '../../account/languages.ts';
import type { Catalogue } from './catalogue.ts';
import { en } from './en/en.ts';
import { hi } from './hi/hi.ts';

/** The words of each language: a row of the language table that has none here does not compile. */
export const catalogues: Readonly<Record<Language, Catalogue>> = {
  en,
  hi,
};
