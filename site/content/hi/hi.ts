import type { Catalogue } from '../catalogue.ts';
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

/** The page for unknown paths. */
const notFound: Catalogue['notFound'] = {
  heading: 'पेज नहीं मिला',
  text: 'इस पते पर कोई पेज नहीं है। पता लिखने में गलती हो सकती है, या पेज कहीं और चला गया है।',
  home: 'होम पेज पर जाएं',
};

/** The landing page's hero: its built-in defaults. */
const hero: Catalogue['hero'] = {
  title: 'आपकी दुकान का हिसाब, पहले बिल से ही पक्का।',
  highlight: 'पहले बिल से ही',
  subtitle: 'GST इनवॉइस, पार्टी का बकाया और रिमाइंडर एक ही जगह। फ़ोन पर, काउंटर पर और ऑफ़लाइन भी। हिन्दी और अंग्रेज़ी में।',
  primaryCtaText: 'मुफ़्त ट्रायल शुरू करें',
  secondaryCtaText: 'डेमो देखें',
};

/** The Hindi catalogue; for review by a native speaker before release. */
export const hi: Catalogue = {
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
