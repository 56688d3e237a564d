// This type has its own file to avoid a circular import: catalogues.ts imports each catalogue, which imports this type.
import type { englishCatalogue } from './en/english-catalogue.ts';

/**
 * All visible texts of the site. English is the source: a catalogue in another language that lacks one of the English
 * keys does not compile.
 */
export type Catalogue = typeof englishCatalogue;
