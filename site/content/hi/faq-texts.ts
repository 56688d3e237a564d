import type { Catalogue } from '../catalogue.ts';
import { moneyBackDays } from '../facts/subscription-plans.ts';
import { createYearlyPriceTexts } from './create-yearly-price-texts.ts';
import { planTexts } from './plan-texts.ts';

export const faqTexts: Catalogue['faq'] = {
  heading: 'शुरू करने से पहले के सवाल',
  all: 'सारे सवाल',
  items: [
    {
      question: 'तीन महीने पूरे होने पर क्या होगा?',
      onHome: true,
      answer: `फ़ैसला आपका: बेसिक प्लान लें, या इस्तेमाल बंद कर दें। शुरू में कार्ड नहीं मांगा जाता, इसलिए अपने आप पैसा नहीं कट सकता। ट्रायल में सभी सुविधाएं हैं; उसके बाद बेसिक में: ${planTexts.items.basic.features.join(', ')}।`,
      facts: ['booksAfterTrial'],
    },
    {
      question: 'क्या कीमत में GST शामिल है?',
      answer: createYearlyPriceTexts().answer,
    },
    {
      question: 'क्या प्रो या एंटरप्राइज़ अभी खरीद सकते हैं?',
      answer: 'अभी नहीं। दोनों जल्द आ रहे हैं: अभी न ऑर्डर हो सकता है, न भुगतान।',
    },
    {
      question: 'रद्द कैसे करें?',
      onHome: true,
      answer: 'जब चाहें। ट्रायल में कुछ देना नहीं होता: बस इस्तेमाल बंद कर दें। पेड प्लान के लिए कस्टमर केयर को लिखें।',
      link: '/refund',
      label: 'रिफ़ंड और रद्द करना',
    },
    {
      question: 'पैसे वापस कब मिलते हैं?',
      answer: `पहले सब्सक्रिप्शन के भुगतान के ${moneyBackDays} दिन के अंदर मांगें। रिन्यू करने पर यह गारंटी नहीं है।`,
    },
    {
      question: 'क्या मुझे अपनी खरीद का GST इनवॉइस मिलेगा?',
      needs: 'purchaseInvoice',
      facts: ['purchaseInvoice', 'sellerGstin'],
    },
    {
      question: 'क्या मैं अपना डेटा बाहर ले जा सकता हूं?',
      needs: 'dataExport',
      facts: ['dataExport'],
    },
    {
      question: 'मेरा डेटा कौन देखता है?',
      answer:
        'खाते में क्या-क्या रखा जाता है और किसे मिलता है, यह सब गोपनीयता नीति में लिखा है। फ़ॉर्म और इस साइट पर कोई ऐनालिटिक्स नहीं है।',
      facts: ['booksAccess'],
      link: '/privacy',
      label: 'गोपनीयता नीति',
    },
    {
      question: 'क्या यह मेरा GST रिटर्न दाखिल करता है?',
      answer:
        'नहीं। यह GSTR-1 और GSTR-3B के आंकड़े तैयार करता है। आप या आपके अकाउंटेंट उन्हें जांचकर GST पोर्टल पर दाखिल करते हैं। तारीखें बदलती हैं: पोर्टल देखें।',
    },
    {
      question: 'क्या यह बिना इंटरनेट के चलता है?',
      onHome: true,
      answer: 'ऐप ऑफ़लाइन काम कर सकता है। साइन अप, साइन इन और डिवाइस सिंक करने के लिए इंटरनेट चाहिए।',
    },
    {
      question: 'क्या सब कुछ हिन्दी में है?',
      answer: 'ऐप हिन्दी या अंग्रेज़ी में चलाएं; यह साइट भी दोनों में है। GSTR-1 जैसे फ़ॉर्म के नाम वैसे ही रहते हैं जैसे GST पोर्टल पर हैं।',
    },
  ],
};
