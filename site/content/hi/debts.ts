import type { Catalogue } from '../catalogue.ts';
import { sending } from './sending.ts';

/** "Who owes me": from pasted lines to the aging picture and reminders. Its words travel to the browser with it. */
export const debts: Catalogue['debts'] = {
  heading: 'किससे कितना लेना है?',
  lead: 'Excel, WhatsApp या बही से अपनी लिस्ट यहां डालें। कुछ भी सेव नहीं होता, और जब तक आप WhatsApp न दबाएं, आपका लिखा कहीं नहीं भेजा जाता।',
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
  sum: (total, read, lines) => `${lines} में से ${read} ${read === 1 ? 'लाइन' : 'लाइनों'} का जोड़: ${total}`,
  settled: (parties) => `इनका कुछ बाकी नहीं: ${parties}।`,
  settledParty: (party, over) => (over ? `${party} (${over} एडवांस)` : party),
  oldest: (days, party, amount) => `सबसे पुराना बिल: ${party}, ${amount}, ${days} दिन से।`,
  unread: 'ये लाइनें पढ़ी नहीं जा सकीं',
  lineNumber: (position) => `लाइन ${position}`,
  issues: {
    noDate: 'दिन और महीने वाली तारीख नहीं है।',
    badDate: 'कैलेंडर में ऐसी तारीख नहीं है। पहले दिन लिखें: 25/11/2026।',
    severalDates: 'एक से ज़्यादा तारीखें हैं।',
    farDate: 'यह तारीख या तो अभी आई नहीं है, या 10 साल से ज़्यादा पुरानी है।',
    noAmount: 'साफ़ लिखी रकम नहीं है।',
    severalAmounts: 'एक से ज़्यादा संख्याएं हैं: रकम के आगे ₹ लगाएं।',
    croreOrCredit: '“Cr” करोड़ भी हो सकता है और जमा भी: “करोड़” या “जमा” लिखें।',
    minusOrDash: 'क्या यह पैसा आपको मिल चुका है? तो माइनस या ब्रैकेट हटाकर रकम के बाद “जमा” लिखें।',
    otherWords: 'नाम, तारीख और रकम के अलावा भी कुछ लिखा है: साफ़ नहीं कि किसे किससे लेना है।',
    noParty: 'नाम नहीं है।',
    noHeads: 'एक खाना खाली है: कॉलम के नाम भी साथ में पेस्ट करें।',
  },
  reminders: 'रिमाइंडर',
  reminderFor: (party) => `${party} के लिए रिमाइंडर`,
  reminder: (bills, party, amount, date, shop) =>
    `नमस्ते ${party} जी, एक छोटी-सी याद: ${bills > 1 ? `${bills} बिलों के ${amount} बाकी हैं, सबसे पुराना ${date} का है` : `${date} के बिल के ${amount} बाकी हैं`}। अगर भुगतान कर दिया है तो इस संदेश को छोड़ दें। धन्यवाद!${shop ? ` ${shop}` : ''}`,
  ...sending,
};
