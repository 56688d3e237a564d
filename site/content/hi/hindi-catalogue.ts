import type { Catalogue } from '../catalogue.ts';
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

/** The page for unknown paths. */
const notFound: Catalogue['notFound'] = {
  heading: 'पेज नहीं मिला',
  text: 'इस पते पर कोई पेज नहीं है। पता लिखने में गलती हो सकती है, या पेज कहीं और चला गया है।',
  home: 'होम पेज पर जाएं',
};

/** The default texts of the landing page's hero. */
const hero: Catalogue['hero'] = {
  title: 'आपकी दुकान का हिसाब, पहले बिल से ही पक्का।',
  highlight: 'पहले बिल से ही',
  subtitle: 'GST इनवॉइस, पार्टी का बकाया और रिमाइंडर एक ही जगह। फ़ोन पर, काउंटर पर और ऑफ़लाइन भी। हिन्दी और अंग्रेज़ी में।',
  primaryCtaText: 'मुफ़्त ट्रायल शुरू करें',
  secondaryCtaText: 'डेमो देखें',
};

/** The Hindi catalogue; for review by a native speaker before release. */
export const hindiCatalogue: Catalogue = {
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
