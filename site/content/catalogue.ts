import type { Language } from '../language.ts';
import { en } from './en/en.ts';
import { hi } from './hi/hi.ts';

/** Every visible word of the site. English is the source of truth: another language that misses a key does not compile. */
export type Catalogue = typeof en;

export const catalogues: Readonly<Record<Language, Catalogue>> = { en, hi };
