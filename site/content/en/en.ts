import { common } from './common.ts';
import { hero } from './hero.ts';
import { login } from './login.ts';
import { meta } from './meta.ts';
import { notFound } from './not-found.ts';

/** The English catalogue. */
export const en = { common, hero, login, meta, notFound };
