import type { Catalogue } from '../catalogue.ts';
import { trial as facts } from '../facts/plans.ts';

/** The free trial, wherever it is promised. */
export const trial: Catalogue['trial'] = {
  heading: `${facts.months} महीने मुफ़्त, बिना किसी रोक के`,
  lead: 'हर सुविधा अपने ही बिलों के साथ आज़माएं। फ़ैसला तीन महीने बाद करें, पहले नहीं।',
  stub: `${facts.months} महीने`,
  benefitsHeading: 'मुफ़्त ट्रायल के फ़ायदे',
  benefits: {
    months: `${facts.months} महीने मुफ़्त`,
    features: 'सभी सुविधाएं शामिल, कुछ भी बंद नहीं',
    card: 'क्रेडिट कार्ड की ज़रूरत नहीं',
    cancel: 'जब चाहें रद्द करें',
  },
  promises: {
    months: `${facts.months} महीने मुफ़्त`,
    card: 'क्रेडिट कार्ड नहीं चाहिए',
    cancel: 'जब चाहें रद्द करें',
    setup: `करीब ${facts.setupMinutes} मिनट में सेटअप`,
  },
  stepsHeading: 'शुरुआत ऐसे करें',
  steps: [
    'अपने और अपनी कंपनी के नाम से खाता बनाएं।',
    'पहले आइटम और पार्टी जोड़ें, और पहला बिल भेजें।',
    'तीन महीने बाद बेसिक प्लान चुनें, या इस्तेमाल बंद कर दें। कार्ड दिया ही नहीं, तो पैसा कट भी नहीं सकता।',
  ],
  band: {
    heading: 'आज ही नया पन्ना खोलें',
    text: `${facts.months} महीने मुफ़्त। क्रेडिट कार्ड की ज़रूरत नहीं। जब चाहें रद्द करें।`,
    createAccount: 'खाता बनाएं',
  },
};
