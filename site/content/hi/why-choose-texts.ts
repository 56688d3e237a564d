import { brand } from '../../brand.ts';
import type { Catalogue } from '../catalogue.ts';
import { freeTrialTerms } from '../facts/subscription-plans.ts';

export const whyChooseTexts: Catalogue['why'] = {
  heading: `${brand.name} ही क्यों`,
  pictures: { bill: 'बिल', setup: `${freeTrialTerms.setupMinutes} मिनट`, devices: 'फ़ोन + PC', offline: 'बिना नेट' },
  claims: {
    gst: {
      title: 'GST बिल और रिपोर्ट',
      text: 'GST इनवॉइस, और GSTR-1 व GSTR-3B के आंकड़े, मासिक या तिमाही।',
    },
    currency: {
      title: 'रकम लिखने का भारतीय तरीका',
      text: '₹245,000 नहीं: कॉमा लाख-करोड़ के हिसाब से।',
    },
    languages: { title: 'हिन्दी और अंग्रेज़ी', text: 'ऐप हिन्दी या अंग्रेज़ी में चलाएं।' },
    setup: {
      title: `करीब ${freeTrialTerms.setupMinutes} मिनट में सेटअप`,
      text: 'हम आपकी कंपनी तैयार करते हैं, और तैयार होते ही ऐप बता देता है।',
    },
    devices: {
      title: 'मोबाइल और डेस्कटॉप',
      text: 'जेब के फ़ोन पर और काउंटर के कंप्यूटर पर, एक ही हिसाब।',
    },
    offline: { title: 'ऑफ़लाइन भी चलता है', text: 'इंटरनेट न हो, तब भी चलता है।' },
    support: { title: 'ईमेल सपोर्ट', text: 'हमें लिखें, हम ईमेल से जवाब देते हैं।' },
  },
  areasHeading: 'सब एक ही जगह',
  areas: {
    invoicing: 'इनवॉइस',
    quotations: 'कोटेशन',
    challans: 'चालान',
    purchases: 'खरीद',
    payments: 'भुगतान',
    parties: 'पार्टी',
    dashboard: 'डैशबोर्ड',
    reports: 'रिपोर्ट',
    outstanding: 'बकाया का हिसाब',
    reminders: 'बिज़नेस रिमाइंडर',
  },
  audiencesHeading: 'किनके लिए',
  audiences: {
    small: 'छोटे व्यवसाय',
    startups: 'स्टार्टअप',
    freelancers: 'फ़्रीलांसर',
    solo: 'अकेले कारोबार करने वाले',
  },
  modesHeading: 'भुगतान के तरीके',
  reportsHeading: 'GST रिपोर्ट',
};
