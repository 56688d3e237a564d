// This type is not in the file of the table of all languages, because that would create a circular import.
import type { englishCatalogue } from './en/english-catalogue.ts';

/**
 * All visible texts of the site. English is the source: another language without one of its keys does not compile.
 */
export type Catalogue = typeof englishCatalogue;
