import { languageCodes } from '../../../../widget/languages/languages.ts';
import { brand } from '../../../brand.ts';
import type { Article } from '../../article.ts';

/** First steps, and the partner’s guide in short. */
export const docs: Article = {
  intro: 'ऐप में क्या-क्या है, और साझेदार अपने पेज पर साइन-अप कार्ड कैसे लगाएं।',
  sections: [
    {
      heading: 'आपके व्यवसाय के लिए',
      blocks: [
        {
          list: [
            'इनवॉइस, कोटेशन, चालान, खरीद, भुगतान और पार्टी एक ही ऐप में हैं।',
            'भुगतान नकद, UPI या बैंक से।',
            'GSTR-1 और GSTR-3B के आंकड़े तैयार होते हैं, मासिक या तिमाही।',
          ],
        },
        { link: '/help', label: 'सहायता' },
      ],
    },
    {
      heading: 'कार्ड अपने पेज पर लगाएं',
      blocks: [
        'कार्ड अपनी शैली खुद लाता है और आपकी शैली को नहीं छूता। पहले हमसे अपना डोमेन जुड़वाएं: Google से साइन इन केवल जुड़े हुए डोमेन पर चलता है। आपका पेज https पर होना चाहिए।',
        'हमारी सलाह: एक तय रिलीज़ की पंक्तियां। ये सबसे तेज़ खुलती हैं, और ब्राउज़र सिर्फ़ वही फ़ाइलें चलाता है जो इन हैश से मेल खाती हैं। क्रम न बदलें; मैप आपके पेज की हर मॉड्यूल स्क्रिप्ट से पहले होना चाहिए।',
        { snippet: 'pinned', fallback: 'साइन अप या साइन इन करें' },
        'जिस पेज को आगे कोई नहीं छुएगा, उसके लिए: एक टैग, जो हमेशा मौजूदा रिलीज़ तक ले जाता है।',
        { snippet: 'moving', fallback: 'साइन अप या साइन इन करें' },
      ],
    },
    {
      heading: 'दोनों में से कौन सा',
      blocks: [
        {
          list: [
            'तय रिलीज़ कभी नहीं बदलती और उपलब्ध रहती है। सुधार आपके पेज पर तब आते हैं जब आप नई रिलीज़ की पंक्तियां लगाते हैं।',
            'कोई फ़ाइल न पहुंचे, तो तय रिलीज़ का कार्ड केवल अपनी रिलीज़ के फ़ोल्डर से संभलता है, ताकि कोई हैश टाला न जाए।',
            'एक टैग हर सुधार अपने आप लाता है, पर उस पर किसी हैश की जांच नहीं: आपका पेज वही चलाता है जो हम भेजें।',
            'Chrome 127, Safari 18 और Firefox 138 से पुराने ब्राउज़र मैप के हैश नहीं जानते। वे केवल पहली स्क्रिप्ट और preload वाली पंक्ति जांचते हैं।',
            'अगर आपके पेज पर पहले से import map है, तो हमारी प्रविष्टियां उसके “integrity” में जोड़ें। अगर आपकी नीति इनलाइन स्क्रिप्ट रोकती है, तो मैप को उसके हैश से अनुमति दें; मैप के बिना भी कार्ड चलता है, तब जांच केवल पहली दो फ़ाइलों की होती है।',
          ],
        },
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
