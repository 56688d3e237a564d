import type { Catalogue } from '../catalogue.ts';

/** The downloads page. */
export const downloads: Catalogue['downloads'] = {
  lead: 'एक ही हिसाब तक पहुंचने के तीन रास्ते। एक लें या तीनों।',
  suggestion: 'इस डिवाइस के लिए सही',
  requirements: 'सिस्टम की ज़रूरतें',
  guide: 'इंस्टॉल करने का तरीका',
  desktop: {
    title: 'डेस्कटॉप',
    text: 'काउंटर के कंप्यूटर के लिए।',
    download: 'Windows के लिए डाउनलोड करें',
    size: (version, megabytes) => `वर्शन ${version}, ${megabytes} MB`,
    unavailable: 'इंस्टॉलर अभी उपलब्ध नहीं है',
    unavailableNote: 'तब तक वेब ऐप उसी कंप्यूटर के ब्राउज़र में चलता है।',
    otherSystems: 'macOS और Ubuntu के लिए इंस्टॉलर अभी नहीं है। वेब ऐप दोनों पर चलता है।',
    checksum: 'SHA-256 चेकसम',
    needs: ['Windows 10+, macOS 10.14+ या Ubuntu 18.04+', '4GB RAM', '500MB डिस्क'],
    checksumStep: (file) =>
      `अगर Windows कहे कि वह प्रकाशक को नहीं पहचानता, तो उसी फ़ोल्डर में कमांड प्रॉम्प्ट खोलें, यह लिखें: certutil -hashfile ${file} SHA256, और नतीजे को इस पेज के चेकसम से मिलाएं। एक जैसा हो तभी आगे बढ़ें।`,
    steps: ['इंस्टॉलर डाउनलोड करें और उसे डाउनलोड फ़ोल्डर से खोलें।', 'इंस्टॉलर के चरण पूरे करें, फिर प्रोग्राम खोलें और साइन इन करें।'],
  },
  mobile: {
    title: 'मोबाइल',
    text: 'चलते-फिरते बिल बनाने के लिए।',
    android: 'Android ऐप डाउनलोड करें',
    ios: 'iPhone ऐप डाउनलोड करें',
    needs: ['iOS 12+ या Android 7.0 (API 24)+', '100MB स्टोरेज', 'इंटरनेट', 'कैमरा'],
    steps: ['ऊपर के किसी बटन से अपने फ़ोन का स्टोर खोलें।', 'ऐप इंस्टॉल करें और खोलें।', 'अपने बनाए खाते से साइन इन करें।'],
  },
  web: {
    title: 'वेब',
    text: 'कुछ भी इंस्टॉल नहीं करना।',
    open: 'वेब ऐप खोलें',
    needs: ['Chrome 80+', 'Firefox 75+', 'Safari 13+', 'Edge 80+'],
    steps: ['अपने ब्राउज़र में वेब ऐप खोलें।', 'साइन इन करें, और पते को बुकमार्क कर लें।'],
  },
};
