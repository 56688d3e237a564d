import type { Catalogue } from '../catalogue.ts';

/** /session: what a visitor sees on the way to the application, or where that ends. Every byte is waited for. */
export const sessionTexts: Catalogue['session'] = {
  working: 'आपको वापस ले जा रहे हैं...',
  receipt: {
    account: 'खाता',
    signedIn: 'साइन इन हो गया',
    stamp: 'साइन इन हो गया',
    redirecting: 'ऐप पर ले जाया जा रहा है...',
  },
  outage: { heading: 'सर्वर से संपर्क नहीं हो पाया', text: 'अपना इंटरनेट जांचें और फिर कोशिश करें।' },
  again: { heading: 'ऐप ने आपको वापस भेज दिया', text: 'ऐप फिर से खोलें, या साइन इन करें।' },
  blocked: { heading: 'ब्राउज़र कुकी रोकता है', text: 'ऐप को कुकी चाहिए। इस साइट की कुकी चालू करें।' },
  spent: { heading: 'यह लिंक अब काम नहीं करता', text: 'यह एक बार, दो मिनट तक काम करता है।' },
  signOut: { heading: 'यहां साइन आउट करें?', action: 'साइन आउट करें' },
  leaving: { heading: 'इस साइट से आप साइन आउट हो गए', text: 'अब ऐप से भी साइन आउट कर रहे हैं...' },
  appOpen: {
    heading: 'ऐप अब भी खुला हो सकता है',
    text: 'इस साइट ने आपको इस डिवाइस से हटा दिया है। ऐप खोलें और वहां भी साइन आउट करें।',
  },
  signedOut: {
    heading: 'इस साइट से आप साइन आउट हैं',
    text: 'इस डिवाइस से आपका साइन इन हटा दिया गया है। बिल के लिए याद रखी दुकान बनी रहती है, जब तक आपने “इस डिवाइस से हटाएं” न दबाया हो।',
  },
  continueAs: {
    heading: '{account} से जारी रखें?',
    unnamed: 'इस खाते',
    text: 'तभी जारी रखें जब यह खाता आपका हो।',
    notConfirmed:
      'इस ईमेल की पुष्टि नहीं हुई है: किसी और ने भी इससे खाता बनाया हो सकता है। तभी जारी रखें जब आपने अभी खुद ऐसा किया हो।',
    action: 'जारी रखें',
    another: 'दूसरा खाता',
  },
  tryAgain: 'फिर से कोशिश करें',
  openApp: 'ऐप खोलें',
  signIn: 'साइन इन करें',
};
