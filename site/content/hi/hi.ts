import type { Catalogue } from '../catalogue.ts';
import { common } from './common.ts';
import { hero } from './hero.ts';
import { login } from './login.ts';
import { meta } from './meta.ts';
import { notFound } from './not-found.ts';

/** The Hindi catalogue; for review by a native speaker before release. */
export const hi: Catalogue = { common, hero, login, meta, notFound };
