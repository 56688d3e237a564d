import type { Catalogue } from '../catalogue.ts';
import { moneyBackDays, trial } from '../facts/plans.ts';

/** Plans and prices, for /plans and /pricing alike. */
export const plans: Catalogue['plans'] = {
  plansLead: 'एक प्लान आज से उपलब्ध, दो पर काम चल रहा है।',
  pricingLead: 'पूरे साल की कीमत रुपयों में, और जीएसटी भुगतान से पहले ही सामने।',
  items: {
    basic: {
      name: 'बेसिक',
      for: 'रोज़ बिल बनाने वाली दुकान के लिए।',
      features: ['प्रति माह 500 लेन-देन तक', 'बुनियादी इनवॉइस प्रबंधन', 'जीएसटी अनुपालन', 'बुनियादी रिपोर्ट', 'ईमेल सहायता'],
    },
    pro: {
      name: 'प्रो',
      for: 'ज़्यादा लोग, ज़्यादा बिल।',
      features: ['असीमित लेन-देन', 'उन्नत सुविधाएं', 'एक से ज़्यादा यूज़र', 'प्राथमिकता से सहायता', 'API इंटीग्रेशन (जल्द आ रहा है)'],
    },
    enterprise: {
      name: 'एंटरप्राइज़',
      for: 'अपने ढंग से काम करने वाले संगठनों के लिए।',
      features: ['प्रो की सभी सुविधाएं', 'असीमित यूज़र', 'समर्पित सहायता', 'ज़रूरत के अनुसार इंटीग्रेशन', 'व्हाइट-लेबल (जल्द आ रहा है)'],
    },
  },
  current: 'मौजूदा',
  comingSoon: 'जल्द आ रहा है',
  comingSoonReason: 'अभी बिक्री पर नहीं: न ऑर्डर हो सकता है, न भुगतान।',
  custom: 'ज़रूरत के अनुसार कीमत',
  customNote: 'हर संगठन के साथ अलग से तय।',
  perYear: {
    basic: 'प्रति वर्ष, ट्रायल के बाद',
    pro: `प्रति वर्ष, ${trial.months} महीने के ट्रायल के बाद`,
    enterprise: '',
  },
  gstExtra: (percent, total) => `+ ${percent}% जीएसटी = ${total}`,
  gstIncluded: (percent, net, gst) => `${percent}% जीएसटी सहित: ${net} + ${gst}`,
  billedYearly: 'साल में एक बार भुगतान।',
  startTrial: `${trial.months} महीने का मुफ़्त ट्रायल शुरू करें`,
  terms: '* नियम और शर्तें लागू',
  toPricing: 'जीएसटी जोड़कर कीमत, रिफ़ंड और सवाल',
  comparison: {
    heading: 'प्लान की तुलना',
    caption: 'किस प्लान में क्या है',
    feature: 'सुविधा',
    rows: {
      transactions: 'प्रति माह लेन-देन',
      invoices: 'इनवॉइस प्रबंधन',
      gst: 'जीएसटी अनुपालन',
      reports: 'रिपोर्ट',
      emailSupport: 'ईमेल सहायता',
      prioritySupport: 'प्राथमिकता से सहायता',
      multiUser: 'एक से ज़्यादा यूज़र',
      api: 'API इंटीग्रेशन',
      unlimitedUsers: 'असीमित यूज़र',
      dedicatedSupport: 'समर्पित सहायता',
      customIntegrations: 'ज़रूरत के अनुसार इंटीग्रेशन',
      whiteLabel: 'व्हाइट-लेबल',
    },
    offers: {
      yes: 'शामिल',
      no: 'शामिल नहीं',
      soon: 'जल्द आ रहा है',
      basic: 'बुनियादी',
      advanced: 'उन्नत',
      unlimited: 'असीमित',
    },
    upTo: (count) => `${count} तक`,
  },
  refund: {
    heading: `${moneyBackDays} दिन की मनी-बैक गारंटी`,
    text: `पहले सशुल्क सब्सक्रिप्शन पर: भुगतान के ${moneyBackDays} दिन के अंदर कहें, और आपके पैसे वापस।`,
    link: 'रिफ़ंड कैसे मांगें',
    stamp: `${moneyBackDays} दिन`,
  },
  bill: {
    heading: 'बेसिक प्लान का आपका बिल, पैसे-पैसे का हिसाब',
    plan: 'बेसिक, एक साल',
    gst: (percent) => `जीएसटी ${percent}%`,
    total: 'आप देंगे',
  },
};
