import type { Catalogue } from '../catalogue.ts';

/** The frame of /docs. */
export const docs: Catalogue['docs'] = {
  intro: 'साझेदारों और उनके डेवलपरों के लिए: साइन-अप कार्ड अपने पेज पर लगाएं।',
  forBusiness: 'ऐप अपने व्यवसाय के लिए इस्तेमाल करते हैं?',
  help: 'जवाब सहायता पेज पर हैं',
  copy: {
    button: 'कॉपी करें',
    done: 'कॉपी हो गया',
    byHand: 'चुन लिया गया है: अब कीबोर्ड या मेन्यू से कॉपी करें',
  },
};
