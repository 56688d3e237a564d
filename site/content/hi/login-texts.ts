import { brand } from '../../brand.ts';
import type { Catalogue } from '../catalogue.ts';
import { freeTrialTerms } from '../facts/subscription-plans.ts';

export const loginTexts: Catalogue['login'] = {
  heading: `${brand.name} में साइन इन करें`,
  fromElsewhere: 'साइन अप या साइन इन करें',
  backToHome: 'होम पर वापस जाएं',
  fallback: 'अगर फ़ॉर्म यहां न दिखे, तो',
  fallbackLink: 'ऐप के अपने पेज पर साइन इन करें',
  late: 'फ़ॉर्म पूरी तरह लोड नहीं हुआ है, इसलिए अभी काम नहीं करेगा।',
  lateReload: 'पेज दोबारा लोड करें',
  lateOr: 'या',
  sessionEnded: 'आपका सेशन खत्म हो गया है। आगे बढ़ने के लिए दोबारा साइन इन करें।',
  signInFirst: 'आगे बढ़ने के लिए कृपया साइन इन करें।',
  startTrial: `अपने ${freeTrialTerms.months} मुफ़्त महीने शुरू करने के लिए खाता बनाएं।`,
  steps: [
    { title: 'आप खाता खोलें', text: `करीब ${freeTrialTerms.setupMinutes} मिनट। क्रेडिट कार्ड नहीं चाहिए।` },
    { title: 'हम आपकी कंपनी तैयार करें', text: 'तैयार होते ही ऐप बता देगा।' },
    { title: 'आप पहला बिल बनाएं', text: 'जब चाहें रद्द करें।' },
  ],
  greeting: {
    label: 'इस डिवाइस पर साइन इन है',
    continueAs: '{account} से जारी रखें',
    unnamed: 'पहले वाले खाते',
    another: 'दूसरा खाता',
    forget: 'इस डिवाइस से हटाएं',
    account: 'आपका खाता',
    isClosing: 'खाता बंद होना है',
  },
  notMyDevice: 'यह फ़ोन/कंप्यूटर मेरा नहीं है, बाद में साइन आउट कर दें',
  promises: ['3 महीने मुफ़्त, सभी सुविधाएं', 'क्रेडिट कार्ड की ज़रूरत नहीं', 'जब चाहें रद्द करें'],
};
