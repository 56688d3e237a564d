// The type has its own file: together with the table of all languages it would create a circular import.
import type { en } from './en/en.ts';

/**
 * All visible texts of the site. English is the source: another language without one of its keys does not compile.
 */
export type Catalogue = typeof en;
