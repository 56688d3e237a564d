import type { Article } from '../../article.ts';
import { moneyBackDays, trial } from '../../facts/plans.ts';

/** Refund and cancellation. */
export const refund: Article = {
  intro: `पहले सशुल्क सब्सक्रिप्शन पर ${moneyBackDays} दिन की मनी-बैक गारंटी।`,
  sections: [
    {
      heading: 'मुफ़्त ट्रायल के दौरान',
      blocks: [`ट्रायल ${trial.months} महीने मुफ़्त है और कार्ड नहीं मांगता। रद्द करना हो तो इस्तेमाल बंद कर दें: कोई पैसा नहीं लगता।`],
    },
    {
      heading: 'रिफ़ंड मांगना',
      blocks: [
        {
          steps: [
            `पहले सब्सक्रिप्शन के भुगतान के ${moneyBackDays} दिन के अंदर ग्राहक सहायता को लिखें।`,
            'खाते का ईमेल या फ़ोन नंबर, और भुगतान की तारीख बताएं।',
          ],
        },
        { facts: ['supportEmail', 'refundTime'] },
        'नवीनीकरण और बाद के सब्सक्रिप्शन इस गारंटी में नहीं आते।',
      ],
    },
    {
      heading: 'सशुल्क प्लान रद्द करना',
      blocks: [
        'जब चाहें, ग्राहक सहायता को ईमेल भेजकर। अपने खाते के पते से लिखें, या खाते का फ़ोन नंबर बताएं जिसकी हम पहले पुष्टि करते हैं।',
        { facts: ['cancellationEffect'] },
        { link: '/contact', label: 'ग्राहक सहायता' },
      ],
    },
  ],
};
