import type { Catalogue } from '../catalogue.ts';
import { freeTrialTerms as facts } from '../facts/subscription-plans.ts';
import { createYearlyPriceTexts } from './create-yearly-price-texts.ts';

export const trialTexts: Catalogue['trial'] = {
  heading: `${facts.months} महीने मुफ़्त, सभी\u00a0सुविधाओं के साथ`,
  lead: 'अपने असली बिल बनाकर हर सुविधा आज़माएं, और फ़ैसला तीन महीने बाद करें।',
  stub: `${facts.months} महीने`,
  benefitsHeading: 'मुफ़्त ट्रायल के फ़ायदे',
  benefits: {
    months: `${facts.months} महीने मुफ़्त`,
    features: 'सभी सुविधाएं चालू',
    card: 'क्रेडिट कार्ड की ज़रूरत नहीं',
    cancel: 'जब चाहें रद्द करें',
  },
  promises: {
    months: `${facts.months} महीने मुफ़्त`,
    card: 'क्रेडिट कार्ड नहीं चाहिए',
    cancel: 'जब चाहें रद्द करें',
    setup: `करीब ${facts.setupMinutes} मिनट में सेटअप`,
  },
  priceLine: `${facts.months} महीने मुफ़्त, फिर ${createYearlyPriceTexts().quoted}`,
  stepsHeading: 'शुरुआत ऐसे करें',
  steps: [
    'अपने नाम, कंपनी के नाम और ईमेल से खाता बनाएं।',
    'अपने आइटम और पार्टियों के साथ सभी सुविधाएं चलाएं।',
    'तीन महीने बाद बेसिक प्लान चुनें, या इस्तेमाल बंद कर दें। कार्ड नहीं मांगा जाता, इसलिए अपने आप पैसा नहीं कट सकता।',
  ],
  bandHeading: 'आज ही अपना पहला बिल बनाएं',
};
