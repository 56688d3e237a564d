// The type stands apart from the table that names every language: together they would import each other.
import type { en } from './en/en.ts';

/**
 * Every visible word of the site. English is the source of truth: another language that misses a key does not compile.
 */
export type Catalogue = typeof en;
