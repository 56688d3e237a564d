import type { Article } from '../../article.ts';
import { freeTrialTerms, moneyBackDays } from '../../facts/subscription-plans.ts';

export const termsArticle: Article = {
  intro: '{brand} इस्तेमाल करते समय आपके और हमारे बीच क्या तय है।',
  sections: [
    {
      heading: 'सेवा कौन देता है',
      blocks: [{ facts: ['legalName', 'sellerGstin', 'legalReview'] }],
    },
    {
      heading: 'आपका खाता',
      blocks: [
        {
          list: [
            'यह सेवा 18 वर्ष या उससे ज़्यादा उम्र के लोगों के व्यावसायिक उपयोग के लिए है।',
            'सही जानकारी दें, और पासवर्ड व OTP अपने पास रखें।',
          ],
        },
      ],
    },
    {
      heading: 'मुफ़्त ट्रायल और पेड प्लान',
      blocks: [
        {
          list: [
            `ट्रायल ${freeTrialTerms.months} महीने का है, सभी सुविधाओं के साथ, बिना क्रेडिट कार्ड। जब चाहें रद्द करें।`,
            'कीमतें रुपयों में, पूरे साल की हैं। कीमत वाले पेज पर बेसिक और प्रो की कीमत GST के साथ लिखी है।',
            `पहले पेड सब्सक्रिप्शन पर ${moneyBackDays} दिन की मनी-बैक गारंटी है।`,
            'जिन प्लान पर “जल्द आ रहा है” लिखा है, वे सूचना हैं, बिक्री का प्रस्ताव नहीं।',
          ],
        },
        { facts: ['transactionMeaning', 'overLimit'] },
        { link: '/refund', label: 'रिफ़ंड और रद्द करना' },
      ],
    },
    {
      heading: 'GST और आपकी ज़िम्मेदारी',
      blocks: [
        'सेवा आपके लिखे से आंकड़े तैयार करती है। उन्हें जांचना, समय पर रिटर्न दाखिल करना और टैक्स चुकाना आपकी ज़िम्मेदारी है। तारीखें और रेट बदलते हैं: GST पोर्टल ही मान्य है।',
      ],
    },
    {
      heading: 'कुछ गड़बड़ हो तो',
      blocks: [
        'कस्टमर केयर या शिकायत अधिकारी को लिखें। इन शर्तों की कोई बात उपभोक्ता के रूप में कानून से मिले आपके अधिकार नहीं छीनती।',
        // All contact details are in one section, which also shows the day of their last change.
        { link: '/privacy', label: 'हमसे संपर्क: गोपनीयता नीति में' },
        { facts: ['grievanceTime', 'jurisdiction'] },
      ],
    },
    {
      heading: 'बदलाव',
      blocks: [{ edition: 'वर्शन {version}, {date}। शर्तें {languages} में हैं।', of: '/terms' }],
    },
  ],
};
