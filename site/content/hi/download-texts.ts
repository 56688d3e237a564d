import type { Catalogue } from '../catalogue.ts';

export const downloadTexts: Catalogue['downloads'] = {
  lead: 'कंप्यूटर, फ़ोन या ब्राउज़र। एक पर चलाएं या तीनों पर।',
  suggestion: 'इस डिवाइस के लिए सही',
  requirements: 'सिस्टम की ज़रूरतें',
  guide: 'इंस्टॉल करने का तरीका',
  desktop: {
    title: 'डेस्कटॉप',
    text: 'काउंटर के कंप्यूटर के लिए।',
    download: 'Windows के लिए डाउनलोड करें',
    size: (version, megabytes) => `वर्शन ${version}, ${megabytes} MB`,
    unavailable: 'इंस्टॉलर अभी उपलब्ध नहीं है',
    unavailableNote: 'तब तक उसी कंप्यूटर पर वेब ऐप चलाएं।',
    needs: ['Windows 10+ पर इंस्टॉलर', 'macOS 10.14+ या Ubuntu 18.04+ पर वेब ऐप', '4GB RAM', '500MB डिस्क'],
    checksum: 'इंस्टॉलर का SHA-256 चेकसम',
    checksumAdvice: (file) =>
      `अगर Windows प्रकाशक को न पहचाने: डाउनलोड फ़ोल्डर में कमांड प्रॉम्प्ट खोलें, certutil -hashfile ${file} SHA256 लिखें, और नतीजा बिल्कुल यही हो तभी इंस्टॉलर खोलें।`,
    steps: ['इंस्टॉलर डाउनलोड करें और खोलें।', 'उसके चरण पूरे करें, फिर प्रोग्राम खोलकर साइन इन करें।'],
  },
  mobile: {
    title: 'मोबाइल',
    text: 'दुकान से बाहर बिल बनाने के लिए।',
    android: 'Android ऐप डाउनलोड करें',
    ios: 'iPhone ऐप डाउनलोड करें',
    needs: ['iOS 12+ या Android 7.0 (API 24)+', '100MB स्टोरेज', 'साइन इन और सिंक के लिए इंटरनेट', 'कैमरा'],
    steps: ['ऊपर के किसी बटन से अपने फ़ोन का स्टोर खोलें।', 'ऐप इंस्टॉल करें और खोलें।', 'अपने बनाए खाते से साइन इन करें।'],
  },
  web: {
    title: 'वेब',
    text: 'कुछ भी इंस्टॉल नहीं करना: ब्राउज़र में चलता है, macOS और Ubuntu पर भी।',
    open: 'वेब ऐप खोलें',
    needs: ['Chrome 80+', 'Firefox 75+', 'Safari 13+', 'Edge 80+'],
    steps: ['अपने ब्राउज़र में वेब ऐप खोलें।', 'अपने बनाए खाते से साइन इन करें।', 'पते को बुकमार्क कर लें।'],
  },
};
