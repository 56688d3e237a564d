import { brand } from '../../brand.ts';
import type { Catalogue } from '../catalogue.ts';

const items: Catalogue['slides']['items'] = {
  quickItems: {
    title: 'झटपट आइटम चुनें',
    problem: ['दिन भर वही दस आइटम।', 'और हर बार चार सौ नामों में खोजना।'],
    solution: 'सबसे ज़्यादा इस्तेमाल होने वाले आइटम सबसे ऊपर। एक टैप, और आइटम बिल पर।',
  },
  partyItems: {
    title: 'पार्टी के हिसाब से आइटम',
    problem: ['“पिछली बार इन्हें किस रेट पर दिया था?”', 'पुरानी बिल बुक अलमारी में कहीं पड़ी है।'],
    solution: 'पार्टी चुनें: उसके अक्सर लिए जाने वाले आइटम सामने, और पिछला रेट अपने आप भरा हुआ।',
  },
  gstReports: {
    title: 'एक क्लिक में GST रिपोर्ट',
    problem: ['दो सौ बिल, एक कैलकुलेटर,', 'और रिटर्न की तारीख कल है।'],
    solution: 'एक क्लिक में GSTR-1 और GSTR-3B के आंकड़े तैयार, मासिक या तिमाही। आप जांचें और GST पोर्टल पर दाखिल करें।',
  },
  outstanding: {
    title: 'बकाया ट्रैकर',
    problem: ['“माल अगस्त में लिया था… या जुलाई में?”', 'तीन कॉपियां, एक कैलकुलेटर, और एक फ़ोन जो कोई करना नहीं चाहता।'],
    solution: 'किस पर कितना बाकी है और कब से, दिनों के हिसाब से।',
  },
  reminders: {
    title: 'बिज़नेस रिमाइंडर',
    problem: ['किराया, सप्लायर से मीटिंग, ई-वे बिल:', 'सब काउंटर के शीशे के नीचे पर्चियों पर।'],
    solution: 'काम और मीटिंग, उसी दिन याद दिलाए।',
  },
  devices: {
    title: 'हर डिवाइस पर',
    problem: ['बिल दुकान के कंप्यूटर में है।', 'ग्राहक फ़ोन पर है, और आप रास्ते में।'],
    solution: 'फ़ोन, डेस्कटॉप और वेब, आपस में सिंक: कहीं भी खोलें, हिसाब एक ही।',
  },
};

export const slideTexts: Catalogue['slides'] = {
  heading: `रोज़ की छह परेशानियां, और ${brand.name} में उनका हल`,
  problem: 'समस्या',
  solution: 'समाधान',
  items,
  fragments: {
    billsThisMonth: (bills) => `इस महीने ${bills} बिल में`,
    lastRate: 'पिछला रेट',
    monthly: 'मासिक',
    quarterly: 'तिमाही',
    sales: 'बिक्री',
    inputTax: 'खरीद पर GST',
    payable: 'GST देना है',
    party: 'पार्टी',
    age: 'कितना पुराना',
    outstanding: 'बकाया',
    ages: {
      upTo30: (amount) => `${amount}, 30 दिन तक`,
      upTo60: (amount) => `${amount}, 31 से 60 दिन`,
      over60: (amount) => `${amount}, 60 दिन से ज़्यादा`,
    },
    since: (date) => `${date} से`,
    today: 'आज',
    tomorrow: 'कल',
    tasks: {
      call: 'पार्टी A को पुराने बिल के लिए फ़ोन करें',
      meeting: 'चावल के सप्लायर से मीटिंग, शाम 4 बजे',
      gstr1: 'GSTR-1: आंकड़े जांचें',
      challan: 'ऑर्डर 88 का चालान भेजें',
      rent: 'दुकान का किराया दें',
    },
    phone: 'फ़ोन',
    desktop: 'डेस्कटॉप',
    web: 'वेब',
  },
  controls: {
    label: 'स्लाइड के नियंत्रण',
    region: 'सुविधाओं का स्लाइड शो',
    previous: 'पिछला',
    next: 'अगला',
    pause: 'रोकें',
    play: 'चलाएं',
    dot: (slide, of, title) => `${of} में से स्लाइड ${slide}: ${title}`,
    carousel: 'स्लाइड शो',
    slide: 'स्लाइड',
  },
};
