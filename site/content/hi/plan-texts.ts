import type { Catalogue } from '../catalogue.ts';
import { freeTrialTerms, moneyBackDays } from '../facts/subscription-plans.ts';
import { createYearlyPriceTexts } from './create-yearly-price-texts.ts';

export const planTexts: Catalogue['plans'] = {
  plansLead: 'एक प्लान अभी उपलब्ध है। दो और जल्द आएंगे।',
  pricingLead: 'एक साल का खर्च।',
  items: {
    basic: {
      name: 'बेसिक',
      for: 'रोज़ बिल बनाने वाली दुकान के लिए।',
      features: [
        'महीने में 500 लेन-देन तक',
        'बिल बनाने की ज़रूरी सुविधाएं',
        'GST नियमों के हिसाब से बिल',
        'ज़रूरी रिपोर्ट',
        'ईमेल सपोर्ट',
      ],
    },
    pro: {
      name: 'प्रो',
      for: 'ज़्यादा लोगों और ज़्यादा बिलों के लिए।',
      features: ['लेन-देन जितने चाहें', 'एडवांस सुविधाएं', 'एक से ज़्यादा यूज़र', 'सपोर्ट में प्राथमिकता', 'API इंटीग्रेशन (जल्द आ रहा है)'],
    },
    enterprise: {
      name: 'एंटरप्राइज़',
      for: 'बड़ी कंपनियों के लिए।',
      features: [
        'प्रो की सभी सुविधाएं',
        'यूज़र जितने चाहें',
        'आपके लिए अलग सपोर्ट टीम',
        'ज़रूरत के अनुसार इंटीग्रेशन',
        'व्हाइट-लेबल (जल्द आ रहा है)',
      ],
    },
  },
  current: 'अभी उपलब्ध',
  comingSoon: 'जल्द आ रहा है',
  comingSoonReason: 'अभी चालू नहीं है, जल्द आएगा।',
  custom: 'अलग कीमत',
  customNote: 'हर कंपनी से बात करके तय।',
  perYear: {
    basic: 'हर साल, ट्रायल के बाद',
    pro: `हर साल, ${freeTrialTerms.months} महीने के ट्रायल के बाद`,
    enterprise: '',
  },
  gst: (yearly) => createYearlyPriceTexts(yearly).gst,
  startTrial: `${freeTrialTerms.months} महीने का मुफ़्त ट्रायल शुरू करें`,
  terms: '* नियम और शर्तें लागू',
  toPlans: 'प्लान की तुलना देखें',
  toPricing: createYearlyPriceTexts().contents,
  comparison: {
    heading: 'प्लान की तुलना',
    caption: 'किस प्लान में क्या है',
    aspects: {
      transactions: { aspect: 'लेन-देन', basic: 'महीने में 500 तक', pro: 'जितने चाहें', enterprise: 'जितने चाहें' },
      users: { aspect: 'यूज़र', basic: '', pro: 'एक से ज़्यादा', enterprise: 'जितने चाहें' },
      support: { aspect: 'सपोर्ट', basic: 'ईमेल', pro: 'प्राथमिकता', enterprise: 'अलग सपोर्ट टीम' },
      integrations: { aspect: 'इंटीग्रेशन', basic: '', pro: 'API (जल्द आ रहा है)', enterprise: 'ज़रूरत के अनुसार' },
    },
    price: createYearlyPriceTexts().row,
    sum: (yearly) => createYearlyPriceTexts(yearly).paid,
    notListed: 'लिस्ट में नहीं',
  },
  refund: {
    heading: `${moneyBackDays} दिन की मनी-बैक गारंटी`,
    text: `पहले पेड सब्सक्रिप्शन पर: भुगतान के ${moneyBackDays} दिन के अंदर कहें, और पैसे वापस पाएं।`,
    link: 'रिफ़ंड कैसे मांगें',
    stamp: `${moneyBackDays} दिन`,
  },
  offer: {
    heading: createYearlyPriceTexts().offer,
    today: 'आज',
    free: `${freeTrialTerms.months} महीने, सभी सुविधाओं के साथ`,
    later: 'ट्रायल के बाद, अगर आप बेसिक लें',
    price: createYearlyPriceTexts().price,
    year: createYearlyPriceTexts().year,
    sum: createYearlyPriceTexts().sum,
    note: 'अपने आप पैसा नहीं कटता। रद्द करना हो तो जब चाहें कस्टमर केयर को लिखें।',
  },
};
