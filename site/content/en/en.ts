import { account } from './account.ts';
import { articles } from './articles/articles.ts';
import { bill } from './bill.ts';
import { billDay } from './bill-day.ts';
import { common } from './common.ts';
import { debts } from './debts.ts';
import { debtsPage } from './debts-page.ts';
import { docs } from './docs.ts';
import { downloads } from './downloads.ts';
import { editions } from './editions.ts';
import { faq } from './faq.ts';
import { features } from './features.ts';
import { login } from './login.ts';
import { mail } from './mail.ts';
import { meta } from './meta.ts';
import { owner } from './owner.ts';
import { plans } from './plans.ts';
import { samples } from './samples.ts';
import { session } from './session.ts';
import { slides } from './slides.ts';
import { tools } from './tools.ts';
import { trial } from './trial.ts';
import { why } from './why.ts';

/** The page for unknown paths, displayed in every language at once, because one file answers all of them. */
const notFound = {
  heading: 'Page not found',
  text: 'There is no page at this address. It may have a typing mistake, or the page has moved.',
  home: 'Go to the home page',
};

/** The landing page's hero: its built-in defaults. `highlight` is marked where it occurs in the title. */
const hero = {
  title: 'Your shop’s books, kept right from the first bill.',
  highlight: 'kept right',
  subtitle:
    'GST invoices, party balances and reminders in one place: phone, counter, offline too. In English and Hindi.',
  primaryCtaText: 'Start Free Trial',
  secondaryCtaText: 'Watch Demo',
};

/** The English catalogue. */
export const en = {
  account,
  articles,
  bill,
  billDay,
  common,
  debts,
  debtsPage,
  docs,
  downloads,
  editions,
  faq,
  features,
  hero,
  login,
  mail,
  meta,
  notFound,
  owner,
  plans,
  samples,
  session,
  slides,
  tools,
  trial,
  why,
};
