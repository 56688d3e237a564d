// This type is not in catalogues.ts, because that file imports the catalogues, and each catalogue imports this type.
import type { englishCatalogue } from './en/english-catalogue.ts';

/**
 * All visible texts of the site. English is the source: a catalogue in another language that lacks one of the English
 * keys does not compile.
 */
export type Catalogue = typeof englishCatalogue;
