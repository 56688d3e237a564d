import type { Catalogue } from '../catalogue.ts';

/** "Who owes me": from pasted lines to the aging picture and reminders. Its words travel to the browser with it. */
export const debts: Catalogue['debts'] = {
  heading: 'किससे कितना लेना है?',
  lead: 'Excel से अपनी सूची यहां पेस्ट करें या बही से लिखें। कुछ भी इस पेज से बाहर नहीं जाता, और कुछ भी सेव नहीं होता।',
  label: 'पार्टी, तारीख और रकम, हर बिल एक लाइन में, किसी भी क्रम में',
  failed: 'यह हिस्सा लोड नहीं हुआ। इंटरनेट जांचें और बॉक्स को फिर से छुएं।',
  example: 'शर्मा स्टोर्स, 05/11/2026, 12,500\nमीना ट्रेडर्स  12 अक्टूबर 2026  ₹8,200\n1,20,000.50; 5/11/2026; गुप्ता एंड संस',
  trySample: 'नमूने की लाइनों से आज़माएं',
  party: 'पार्टी',
  owes: 'बकाया',
  total: 'कुल',
  ages: {
    upTo30: (amount) => `${amount}, 30 दिन तक`,
    upTo60: (amount) => `${amount}, 31 से 60 दिन`,
    over60: (amount) => `${amount}, 60 दिन से ज़्यादा`,
  },
  oldest: (days, party, amount) => `सबसे पुराना बिल: ${party}, ${amount}, ${days} दिन से।`,
  unread: 'ये लाइनें पढ़ी नहीं जा सकीं',
  lineNumber: (position) => `लाइन ${position}`,
  issues: {
    noDate: 'दिन, महीने और साल वाली तारीख नहीं है।',
    badDate: 'कैलेंडर में ऐसी तारीख नहीं है। पहले दिन लिखें: 25/11/2026।',
    severalDates: 'एक से ज़्यादा तारीखें हैं।',
    futureDate: 'यह तारीख अभी आई नहीं है।',
    noAmount: 'रकम नहीं है।',
    severalAmounts: 'एक से ज़्यादा संख्याएं हैं: रकम के आगे ₹ लगाएं।',
    amountInWords: 'रकम अंकों में लिखें।',
    notPositive: 'रकम 0 से ज़्यादा नहीं है।',
    noParty: 'नाम नहीं है।',
  },
  reminders: 'कॉपी करने के लिए रिमाइंडर',
  reminderFor: (party) => `${party} के लिए रिमाइंडर`,
  reminder: (bills, party, amount, date, shop) =>
    `नमस्ते ${party} जी, एक छोटी-सी याद: ${bills > 1 ? `${bills} बिलों के ${amount} बाकी हैं, सबसे पुराना ${date} का है` : `${date} के बिल के ${amount} बाकी हैं`}। अगर भुगतान कर दिया है तो इस संदेश को छोड़ दें। धन्यवाद!${shop ? ` ${shop}` : ''}`,
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया।',
  copyByHand: 'टेक्स्ट चुना हुआ है: Ctrl+C से कॉपी करें, या दबाकर रखें और कॉपी चुनें।',
};
