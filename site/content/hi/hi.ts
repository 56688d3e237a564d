import type { Catalogue } from '../catalogue.ts';
import { articles } from './articles/articles.ts';
import { bill } from './bill.ts';
import { common } from './common.ts';
import { debts } from './debts.ts';
import { docs } from './docs.ts';
import { downloads } from './downloads.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { hero } from './hero.ts';
import { login } from './login.ts';
import { meta } from './meta.ts';
import { notFound } from './not-found.ts';
import { owner } from './owner.ts';
import { plans } from './plans.ts';
import { samples } from './samples.ts';
import { session } from './session.ts';
import { slides } from './slides.ts';
import { trial } from './trial.ts';
import { why } from './why.ts';

/** The Hindi catalogue; for review by a native speaker before release. */
export const hi: Catalogue = {
  articles,
  bill,
  common,
  debts,
  docs,
  downloads,
  faq,
  features,
  hero,
  login,
  meta,
  notFound,
  owner,
  plans,
  samples,
  session,
  slides,
  trial,
  why,
};
