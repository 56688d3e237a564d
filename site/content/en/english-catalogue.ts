import { accountTexts } from './account-texts.ts';
import { articles } from './articles/articles.ts';
import { billTexts } from './bill-texts.ts';
import { billTimelineTexts } from './bill-timeline-texts.ts';
import { commonTexts } from './common-texts.ts';
import { debtTexts } from './debt-texts.ts';
import { debtsPageTexts } from './debts-page-texts.ts';
import { docsTexts } from './docs-texts.ts';
import { downloadTexts } from './download-texts.ts';
import { editionTexts } from './edition-texts.ts';
import { faqTexts } from './faq-texts.ts';
import { featureTexts } from './feature-texts.ts';
import { loginTexts } from './login-texts.ts';
import { mailTexts } from './mail-texts.ts';
import { ownerTexts } from './owner-texts.ts';
import { pageMetaTexts } from './page-meta-texts.ts';
import { planTexts } from './plan-texts.ts';
import { sampleShopTexts } from './sample-shop-texts.ts';
import { sessionTexts } from './session-texts.ts';
import { slideTexts } from './slide-texts.ts';
import { toolTexts } from './tool-texts.ts';
import { trialTexts } from './trial-texts.ts';
import { whyChooseTexts } from './why-choose-texts.ts';

/** The page for unknown paths, displayed in every language at once, because one file answers all unknown paths. */
const notFound = {
  heading: 'Page not found',
  text: 'There is no page at this address. It may have a typing mistake, or the page has moved.',
  home: 'Go to the home page',
};

/** The default texts of the landing page's hero. `highlight` is marked where it occurs in the title. */
const hero = {
  title: 'Your shop’s books, kept right from the first bill.',
  highlight: 'kept right',
  subtitle:
    'GST invoices, party balances and reminders in one place: phone, counter, offline too. In English and Hindi.',
  primaryCtaText: 'Start Free Trial',
  secondaryCtaText: 'Watch Demo',
};

/** The English catalogue. */
export const englishCatalogue = {
  account: accountTexts,
  articles,
  bill: billTexts,
  billTimeline: billTimelineTexts,
  common: commonTexts,
  debts: debtTexts,
  debtsPage: debtsPageTexts,
  docs: docsTexts,
  downloads: downloadTexts,
  editions: editionTexts,
  faq: faqTexts,
  features: featureTexts,
  hero,
  login: loginTexts,
  mail: mailTexts,
  meta: pageMetaTexts,
  notFound,
  owner: ownerTexts,
  plans: planTexts,
  samples: sampleShopTexts,
  session: sessionTexts,
  slides: slideTexts,
  tools: toolTexts,
  trial: trialTexts,
  why: whyChooseTexts,
};
