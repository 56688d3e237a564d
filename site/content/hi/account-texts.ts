import type { ProfileFieldName } from '../../../account/fields.ts';
import { joinWords } from '../../../account/join-words.ts';
import { createPopupProviderTable } from '../../../account/popup-providers.ts';
import type { Catalogue } from '../catalogue.ts';

const popups = createPopupProviderTable((name) => `${name} से`);
const methods = { password: 'ईमेल और पासवर्ड', phone: 'फ़ोन', ...popups };

/** The names of the fields that a visitor can correct on /account, as a part of a sentence. */
export const correctableFieldNames: Readonly<Record<ProfileFieldName, string>> = {
  name: 'नाम',
  phone: 'फ़ोन',
};

export const accountTexts: Catalogue['account'] = {
  title: 'आपका खाता',
  working: 'एक पल...',
  noScript: 'इस पेज को JavaScript चाहिए। कृपया उसे चालू करें।',
  openApp: 'ऐप खोलें',
  privacy: 'हम यह क्यों रखते हैं: गोपनीयता नीति',
  values: {
    status: {
      pending: 'तैयार होना बाकी है',
      'in-progress': 'तैयार हो रहा है',
      done: 'तैयार है',
      rejected: 'अस्वीकार किया गया',
      open: 'अनुरोध किया गया',
      taken: 'पूरा किया जा रहा है',
      closed: 'पूरा हुआ',
    },
    kind: { given: 'खाता बनाकर सहमत हुए', told: 'बाद में बताया गया', close: 'खाता बंद करना' },
    signupMethod: methods,
    providers: methods,
    button: { 'sign-up': 'खाता बनाएं', 'sign-in': 'साइन इन', 'verify-otp': 'OTP जांचें', ...popups },
    is: { true: 'हां', false: 'नहीं' },
  },
  path: {
    heading: 'स्थिति',
    opened: 'खाता खुल गया',
    company: {
      none: {
        heading: 'अभी कोई कंपनी नहीं',
        text: 'साइन अप में कंपनी का नाम नहीं भरा गया। उसे ऐप खोलकर बताएं।',
      },
      waiting: {
        heading: '{company} तैयार हो रही है',
        text: 'आपको कुछ नहीं करना: तैयार होते ही ऐप बताएगा।',
      },
      ready: { heading: '{company} तैयार है', text: '' },
      refused: { heading: '{company} तैयार नहीं हो सकी', text: 'वजह: {reason}' },
    },
    since: '{since} से।',
    firstBill: 'पहला बिल बनाएं',
    until: 'तब तक:',
    ready: 'ऐप में, या यहां:',
    billMaker: 'मुफ़्त GST बिल मेकर',
  },
  unconfirmed: {
    heading: 'ईमेल की पुष्टि बाकी है।',
    text: '{email} पर भेजे गए मेल का लिंक खोलें।',
    action: 'मेल फिर भेजें',
  },
  correct: {
    heading: joinWords(Object.values(correctableFieldNames), 'और'),
    hint: 'यहां बदलने से साइन इन का तरीका नहीं बदलता।',
    signsIn: 'आप पहले की तरह {phone} से ही साइन इन करेंगे।',
    action: 'सेव करें',
    problems: {
      required: 'कृपया इसे भरें।',
      'too-long': 'यह बहुत लंबा है।',
      characters: 'इसमें ऐसे अक्षर हैं जिनका इस्तेमाल नहीं हो सकता।',
      phone: 'मान्य फ़ोन नंबर दर्ज करें, जैसे 98765 43210।',
      email: 'मान्य ईमेल पता दर्ज करें।',
    },
  },
  stored: { heading: 'आपके बारे में रखी हर जानकारी', summary: '{count} बातें, फ़ाइल में कॉपी भी' },
  copy: { text: 'आपके बारे में रखी सारी जानकारी, JSON फ़ाइल में।', action: 'कॉपी डाउनलोड करें' },
  agreed: { summary: '{edition} की गोपनीयता नीति और शर्तें' },
  signIn: {
    heading: 'पासवर्ड और डिवाइस',
    signOut: 'साइन आउट',
    newPassword: 'नए पासवर्ड के लिए मेल',
    withMail: {
      summary: 'नया पासवर्ड, हर जगह साइन आउट',
      text: 'हर जगह साइन आउट करने के लिए ऐप का इस्तेमाल करें, या नया पासवर्ड बनाएं: उससे हर सेशन खत्म हो जाता है, यह भी।',
    },
    withoutMail: { summary: 'हर जगह साइन आउट', text: 'हर जगह साइन आउट करने के लिए ऐप का इस्तेमाल करें।' },
  },
  close: {
    heading: 'खाता बंद करें',
    text: 'हम खाता अनुरोध के 72 घंटे बाद ही बंद करते हैं: फिर उससे कोई साइन इन नहीं कर सकता। जब तक हम शुरू न करें, आप अनुरोध यहीं वापस ले सकते हैं।',
    action: 'सहमति वापस लें और बंद करें',
    question: 'यह खाता बंद करें?',
    confirm: 'हां, बंद करें',
    cancel: 'खाता रखें',
    states: {
      open: '{date} को इस खाते को बंद करने का अनुरोध हुआ। अगर यह आपने नहीं किया, तो इसे वापस लें और नया पासवर्ड बनाएं।',
      taken: '{date} के अनुरोध पर हम यह खाता बंद कर रहे हैं। इसे अब वापस नहीं लिया जा सकता।',
    },
    takeBack: 'अनुरोध वापस लें और खाता रखें',
  },
  messages: {
    correct: 'सेव हो गया।',
    unchanged: 'सेव करने को कुछ नया नहीं था। जो अभी दर्ज है, वह ऊपर दिखता है।',
    'new-password': 'हमने आपको मेल भेजा है। उसके लिंक से नया पासवर्ड बनता है।',
    'confirm-email': 'हमने आपको मेल भेजा है। उसके लिंक से ईमेल की पुष्टि होती है।',
    close: 'आपका अनुरोध दर्ज हो गया।',
    'take-back': 'अनुरोध वापस ले लिया गया। आपका खाता बना रहेगा।',
    refused: 'यह नहीं हो सका। जो अभी दर्ज है, वह ऊपर दिखता है।',
    unanswered: 'कोई साफ़ जवाब नहीं मिला। जो अभी दर्ज है, वह ऊपर दिखता है; कृपया फिर से कोशिश करें।',
    'no-mail': 'कोई साफ़ जवाब नहीं मिला। कुछ मिनट में मेल न आए, तो कृपया फिर से दबाएं।',
    busy: 'बहुत ज़्यादा कोशिशें हुईं। कृपया थोड़ी देर बाद फिर से कोशिश करें।',
  },
  lastRequest: {
    done: 'आपका पिछला अनुरोध पूरा हो गया।',
    undone: 'आपका पिछला अनुरोध पूरा नहीं हुआ।',
    unknown: 'पता नहीं चल पाया कि आपका पिछला अनुरोध पूरा हुआ या नहीं।',
    waiting: 'देख रहे हैं कि आपका पिछला अनुरोध पूरा हुआ या नहीं...',
  },
  failures: {
    nobody: { heading: 'आप साइन आउट कर चुके हैं', text: 'अपना खाता देखने के लिए कृपया फिर से साइन इन करें।' },
    another: { heading: 'अब यहां दूसरा खाता साइन इन है', text: 'यह पेज अब पहले वाला खाता नहीं दिखाता।' },
    ended: {
      heading: 'आपका सेशन खत्म हो गया है',
      text: 'शायद वह पुराना हो गया, नया पासवर्ड बनाया गया, या खाता बंद है। साइन इन करने पर पता चल जाएगा।',
    },
    outage: { heading: 'सर्वर से संपर्क नहीं हो पाया', text: 'कृपया अपना इंटरनेट जांचें, फिर कोशिश करें।' },
    'not-kept': {
      heading: 'यह डिवाइस कोई सेशन नहीं रखता',
      text: 'इस पेज को उसकी ज़रूरत है। “यह फ़ोन/कंप्यूटर मेरा नहीं है” चुने बिना साइन इन करें, और इस साइट को डेटा रखने दें।',
    },
  },
  /** Displayed next to "This device keeps no session" if cookies of a sign-in exist. */
  cookies: {
    text: 'फिर भी यहां किसी साइन इन की कुकी पड़ी हैं। इन्हें इस डोमेन के किसी भी पेज ने रखा हो सकता है।',
    /** `{account}` stands for a part of an e-mail address or of a phone number. */
    whose: 'इनमें {account} का नाम है। इसकी पुष्टि नहीं हुई है।',
    action: 'ये कुकी हटाएं',
  },
  signInAgain: 'साइन इन करें',
  showAnother: 'वह खाता दिखाएं',
  tryAgain: 'फिर से कोशिश करें',
  contact: 'हमें लिखें',
};
