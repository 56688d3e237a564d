// short because a catalogue's type must stand apart from the table that names every language: theirs would be a circle.
import type { en } from './en/en.ts';

/**
 * Every visible word of the site. English is the source of truth: another language that misses a key does not compile.
 */
export type Catalogue = typeof en;
