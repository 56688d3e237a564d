import type { Catalogue } from '../catalogue.ts';

const items: Catalogue['features']['items'] = {
  dashboard: {
    title: 'स्मार्ट डैशबोर्ड',
    text: 'पहला ग्राहक आने से पहले ही दुकान का पूरा हाल देखें।',
    points: ['बिक्री, बकाया और बाकी काम एक ही पेज पर', 'किसका पैसा आज आना है, किसकी तारीख निकल गई'],
  },
  sales: {
    title: 'बिक्री और इनवॉइस',
    text: 'कोटेशन, चालान और GST इनवॉइस, सब एक जगह।',
    points: ['सबसे ज़्यादा इस्तेमाल होने वाले आइटम पहले', 'पार्टी का पिछला रेट पहले से भरा हुआ'],
  },
  purchases: {
    title: 'खरीद का हिसाब',
    text: 'क्या खरीदा, और किससे।',
    points: ['खरीद और सप्लायर', 'भुगतान और पार्टी भी यहीं'],
  },
  payments: {
    title: 'भुगतान का हिसाब',
    text: 'कितना पैसा आया, और कैसे आया।',
    points: ['नकद, UPI और बैंक साथ-साथ', 'कितना अभी बाकी है, और कब से'],
  },
  reports: {
    title: 'एडवांस रिपोर्ट',
    text: 'आपके और आपके अकाउंटेंट के लिए आंकड़े।',
    points: ['GSTR-1 और GSTR-3B के आंकड़े, मासिक या तिमाही', 'बकाया, दिनों के हिसाब से'],
  },
  parties: {
    title: 'पार्टी का हिसाब',
    text: 'ग्राहक और सप्लायर, हर एक का अपना पेज।',
    points: ['पार्टी जो आइटम अक्सर लेती है, पिछले रेट के साथ', 'किस पर कितना बाकी है, और कब से'],
  },
};

export const featureTexts: Catalogue['features'] = {
  lead: 'एक ऐप, छह काम। आंकड़े सिर्फ़ नमूने के लिए हैं।',
  items,
  fragments: {
    salesThisMonth: 'इस महीने की बिक्री',
    receivables: 'कुल बकाया (लेना बाकी)',
    pendingTasks: 'बाकी काम',
    quotation: 'कोटेशन',
    challan: 'चालान',
    invoice: 'इनवॉइस',
    supplier: 'सप्लायर',
    purchaseBill: 'कुल खरीद',
    gstPaid: 'दिया गया GST',
    receivedThisMonth: 'इस महीने मिला',
    salesByMonth: 'महीनेवार बिक्री',
    owes: 'पर बाकी',
    usualItems: 'आम खरीद',
    oldestBill: (days) => `सबसे पुराना बिल: ${days} दिन`,
  },
  ctaHeading: 'अपने बिलों के साथ आज़माएं',
};
