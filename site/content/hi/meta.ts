import { brand } from '../../brand.ts';
import type { Catalogue } from '../catalogue.ts';
import { basicPrice } from './basic-price.ts';

/** Title, top heading and search description of every page. */
export const meta: Catalogue['meta'] = {
  '/': {
    title: `${brand.name}: भारत के छोटे व्यवसायों के लिए GST बिलिंग और हिसाब-किताब`,
    heading: 'आपकी दुकान का हिसाब, पहले बिल से ही पक्का।',
    description:
      'दुकानों, स्टार्टअप और फ़्रीलांसरों के लिए इनवॉइस, कोटेशन, चालान, खरीद, भुगतान और GST रिपोर्ट। 3 महीने मुफ़्त, क्रेडिट कार्ड की ज़रूरत नहीं, जब चाहें रद्द करें।',
  },
  '/features': {
    title: `सुविधाएं: डैशबोर्ड, इनवॉइस, खरीद, भुगतान, रिपोर्ट | ${brand.name}`,
    heading: 'बिल, खरीद, भुगतान और रिपोर्ट एक ही जगह',
    description: 'भारत के छोटे व्यवसायों के लिए स्मार्ट डैशबोर्ड, बिक्री और इनवॉइस, खरीद, भुगतान, रिपोर्ट और पार्टी का हिसाब।',
  },
  '/plans': {
    title: `प्लान: बेसिक, प्रो और एंटरप्राइज़ | ${brand.name}`,
    heading: 'प्लान',
    description: `तीन प्लान, अभी एक उपलब्ध: 3 महीने के मुफ़्त ट्रायल के बाद बेसिक ${basicPrice().quoted} हर साल। प्रो और एंटरप्राइज़ जल्द आ रहे हैं।`,
  },
  '/pricing': {
    title: `रुपयों में कीमत, GST का पूरा हिसाब | ${brand.name}`,
    heading: 'कीमत',
    description: `3 महीने के मुफ़्त ट्रायल के बाद बेसिक ${basicPrice().quoted} हर साल, GST का हिसाब पैसे-पैसे तक। पहले पेड सब्सक्रिप्शन पर 30 दिन की मनी-बैक गारंटी।`,
  },
  '/downloads': {
    title: `Windows, फ़ोन और वेब के लिए डाउनलोड | ${brand.name}`,
    heading: 'डाउनलोड',
    description: 'Windows इंस्टॉलर, Android और iOS ऐप लें, या वेब ऐप इस्तेमाल करें। सिस्टम की ज़रूरतें और इंस्टॉल करने का तरीका।',
  },
  '/login': {
    title: `साइन अप या साइन इन करें | ${brand.name}`,
    heading: `${brand.name} में साइन इन करें`,
    description: `अपनी कंपनी का खाता बनाएं या ${brand.name} में साइन इन करें। 3 महीने मुफ़्त, क्रेडिट कार्ड की ज़रूरत नहीं, जब चाहें रद्द करें।`,
  },
  '/help': {
    title: `सहायता | ${brand.name}`,
    heading: 'सहायता',
    description: 'आम सवालों के जवाब और ईमेल से मदद पाने का तरीका।',
  },
  '/contact': {
    title: `संपर्क करें | ${brand.name}`,
    heading: 'संपर्क करें',
    description: 'ईमेल, डाक का पता और शिकायत अधिकारी।',
  },
  '/docs': {
    title: `गाइड: साइन-अप कार्ड आपके पेज पर | ${brand.name}`,
    heading: 'साइन-अप कार्ड आपके पेज पर',
    description: 'साझेदारों के लिए: कार्ड लगाने की पंक्तियां, ऐट्रिब्यूट, इवेंट, और कुछ गड़बड़ हो तो क्या करें।',
  },
  '/frameworks': {
    title: `साइन-अप कार्ड आपके फ़्रेमवर्क में | ${brand.name}`,
    heading: 'कार्ड आपके फ़्रेमवर्क में',
    description: 'हर फ़्रेमवर्क के लिए कमांड और फ़ाइलें।',
  },
  '/status': {
    title: `सेवा की स्थिति | ${brand.name}`,
    heading: 'सेवा की स्थिति',
    description: 'सेवा चल रही है या नहीं, यह कैसे जानें और समस्या कैसे बताएं।',
  },
  '/about': {
    title: `हमारे बारे में | ${brand.name}`,
    heading: 'हमारे बारे में',
    description: 'यह किस काम आता है, और अभी क्या नहीं करता।',
  },
  '/careers': { title: `नौकरियां | ${brand.name}`, heading: 'नौकरियां', description: 'खाली पद, जब भी हों।' },
  '/privacy': {
    title: `गोपनीयता नीति | ${brand.name}`,
    heading: 'गोपनीयता नीति',
    description: 'खाता बनाने पर हम क्या रखते हैं, क्यों, कहां और कब तक।',
  },
  '/terms': {
    title: `सेवा की शर्तें | ${brand.name}`,
    heading: 'सेवा की शर्तें',
    description: 'मुफ़्त ट्रायल और पेड प्लान की शर्तें।',
  },
  '/refund': {
    title: `रिफ़ंड और रद्द करना | ${brand.name}`,
    heading: 'रिफ़ंड और रद्द करना',
    description: 'पहले पेड सब्सक्रिप्शन पर 30 दिन की मनी-बैक गारंटी, और रद्द करने का तरीका।',
  },
};
