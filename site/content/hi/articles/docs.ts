import { languageCodes } from '../../../../widget/languages/languages.ts';
import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';

/** First steps, and the partner’s guide in short. */
export const docs: Article = {
  intro: 'दुकान के लिए पहले कदम, और साझेदार अपने पेज पर साइन-अप कार्ड कैसे लगाएं।',
  sections: [
    {
      heading: 'आपके व्यवसाय के लिए',
      blocks: [
        {
          list: [
            'इनवॉइस, कोटेशन, चालान, खरीद, भुगतान और पार्टी एक ही बही के हिस्से हैं।',
            'भुगतान नकद, UPI या बैंक से।',
            'GSTR-1 और GSTR-3B के आंकड़े तैयार होते हैं, मासिक या तिमाही।',
          ],
        },
        { link: '/help', label: 'सहायता और पहला बिल' },
      ],
    },
    {
      heading: 'कार्ड अपने पेज पर लगाएं',
      blocks: [
        'HTML की दो पंक्तियां काफ़ी हैं। कार्ड अपनी शैली खुद लाता है और आपकी शैली को नहीं छूता।',
        {
          code: `<script type="module" src="https://www.${brand.domain}/widget/v1/acct-auth-card.js"></script>\n<acct-auth-card app-url="https://app.${brand.domain}" cookie-domain=".${brand.domain}"></acct-auth-card>`,
        },
        'पहले हमसे अपना डोमेन जुड़वाएं: Google से साइन इन केवल जुड़े हुए डोमेन पर चलता है। आपका पेज https पर होना चाहिए।',
      ],
    },
    {
      heading: 'काम के ऐट्रिब्यूट',
      blocks: [
        {
          table: {
            caption: 'कार्ड के ऐट्रिब्यूट',
            columns: ['ऐट्रिब्यूट', 'मान', 'मतलब'],
            rows: [
              ['app-url', 'https पता', 'साइन इन के बाद कहां जाना है'],
              ['cookie-domain', `जैसे .${brand.domain}`, 'कुकी का मूल डोमेन'],
              ['tab', 'signup, signin', 'पहले दिखने वाला टैब'],
              ['lang', languageCodes.join(', '), 'भाषा; न दें तो पेज की भाषा'],
              ['theme', 'auto, light, dark', 'रंग'],
              ['prefill-email', 'टेक्स्ट', 'ईमेल फ़ील्ड का शुरुआती मान'],
            ],
          },
        },
      ],
    },
    {
      heading: 'अगर आपके पेज पर Content Security Policy है',
      blocks: [
        {
          list: [
            `script-src: https://www.${brand.domain} https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com`,
            'frame-src: https://www.google.com/recaptcha/ और वह साइन-इन डोमेन जो हम बताएं',
            'connect-src: https://identitytoolkit.googleapis.com https://securetoken.googleapis.com https://firestore.googleapis.com',
            'अगर आप Cross-Origin-Opener-Policy भेजते हैं: same-origin-allow-popups',
          ],
        },
      ],
    },
  ],
};
