import { brand } from '../../brand.ts';
import type { Catalogue } from '../catalogue.ts';

/** Words that stand on every page. */
export const common: Catalogue['common'] = {
  brandHome: `${brand.name}, होम`,
  skipToContent: 'सीधे सामग्री पर जाएं',
  mainNavigation: 'मुख्य',
  footerNavigation: 'फ़ुटर',
  menu: 'मेन्यू',
  opensInNewTab: 'नए टैब में खुलता है',
  readInThisLanguage: 'हिन्दी में पढ़ें',
  nav: {
    features: 'सुविधाएं',
    plans: 'प्लान',
    pricing: 'कीमत',
    downloads: 'डाउनलोड',
    blog: 'ब्लॉग',
    login: 'साइन इन',
  },
  footer: {
    product: 'उत्पाद',
    support: 'मदद',
    company: 'कंपनी',
    account: 'खाता',
    help: 'सहायता',
    contact: 'संपर्क करें',
    docs: 'गाइड',
    status: 'सेवा की स्थिति',
    about: 'हमारे बारे में',
    careers: 'करियर',
    privacy: 'गोपनीयता',
    terms: 'शर्तें',
    refund: 'रिफ़ंड',
    createAccount: 'खाता बनाएं',
    promise: 'भारत के छोटे व्यवसायों के लिए हिसाब-किताब, हिन्दी और अंग्रेज़ी में।',
    rights: 'सर्वाधिकार सुरक्षित।',
  },
  demoBanner: 'डेमो बिल्ड: टेस्ट सेवाएं, नमूना लिंक।',
  startFreeTrial: 'मुफ़्त ट्रायल शुरू करें',
  viewPlans: 'प्लान देखें',
  seePricing: 'जीएसटी जोड़कर कीमत देखें',
};
