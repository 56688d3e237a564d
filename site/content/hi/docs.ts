import type { Catalogue } from '../catalogue.ts';

/** The frame of /docs and /frameworks. */
export const docs: Catalogue['docs'] = {
  intro: 'साझेदारों और उनके डेवलपरों के लिए: साइन-अप कार्ड अपने पेज पर लगाएं।',
  forBusiness: 'ऐप अपने व्यवसाय के लिए इस्तेमाल करते हैं?',
  help: 'जवाब सहायता पेज पर हैं',
  frameworks: {
    intro: 'हर फ़्रेमवर्क के लिए कमांड और फ़ाइलें, जिन्हें हम जांचते हैं।',
    guide: 'गाइड पर जाएं',
  },
  copy: {
    button: 'कॉपी करें',
    done: 'कॉपी हो गया',
    byHand: 'चुन लिया गया है: अब कीबोर्ड या मेन्यू से कॉपी करें',
  },
};
