// The type has its own file: together with the table of all languages it would create a circular import.
import type { englishCatalogue } from './en/english-catalogue.ts';

/**
 * All visible texts of the site. English is the source: another language without one of its keys does not compile.
 */
export type Catalogue = typeof englishCatalogue;
