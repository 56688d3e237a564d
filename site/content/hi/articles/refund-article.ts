import type { Article } from '../../article.ts';
import { freeTrialTerms, moneyBackDays } from '../../facts/subscription-plans.ts';

export const refundArticle: Article = {
  intro: `पहले पेड सब्सक्रिप्शन पर ${moneyBackDays} दिन की मनी-बैक गारंटी।`,
  sections: [
    {
      heading: 'मुफ़्त ट्रायल के दौरान',
      blocks: [
        `ट्रायल ${freeTrialTerms.months} महीने मुफ़्त है और कार्ड नहीं मांगता। रद्द करना हो तो इस्तेमाल बंद कर दें: कार्ड दिया नहीं, इसलिए अपने आप पैसा नहीं कट सकता।`,
      ],
    },
    {
      heading: 'रिफ़ंड मांगना',
      blocks: [
        {
          steps: [
            `पहले सब्सक्रिप्शन के भुगतान के ${moneyBackDays} दिन के अंदर कस्टमर केयर को लिखें।`,
            'खाते का ईमेल या फ़ोन नंबर, और भुगतान की तारीख बताएं।',
          ],
        },
        { facts: ['supportEmail', 'refundTime'] },
        'रिन्यू और बाद के सब्सक्रिप्शन इस गारंटी में नहीं आते।',
      ],
    },
    {
      heading: 'पेड प्लान रद्द करना',
      blocks: [
        'कस्टमर केयर को लिखें, और अपने खाते का ईमेल या फ़ोन नंबर बताएं।',
        { facts: ['cancellationEffect'] },
        { link: '/contact', label: 'कस्टमर केयर' },
      ],
    },
  ],
};
