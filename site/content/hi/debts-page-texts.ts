import type { Catalogue } from '../catalogue.ts';

/** The page of "Who owes me" before its script has come; `debt-texts.ts` has the words that travel with the script. */
export const debtsPageTexts: Catalogue['debtsPage'] = {
  heading: 'किससे कितना लेना है?',
  lead: 'Excel, WhatsApp या बही से अपनी लिस्ट यहां डालें। आपकी लिस्ट सिर्फ़ इसी टैब में रहती है, और जब तक आप WhatsApp न दबाएं, आपका लिखा कहीं नहीं भेजा जाता।',
  label: 'आपकी लिस्ट: पार्टी, रकम और तारीख, हर बिल एक लाइन में, किसी भी क्रम में',
  failed: 'यह हिस्सा लोड नहीं हुआ। इंटरनेट जांचें और बॉक्स को फिर से छुएं।',
  example: 'शर्मा स्टोर्स, 05/11/2026, 12,500\nमीना ट्रेडर्स  12 अक्टूबर 2026  ₹8,200\n1,20,000.50; 5/11/2026; गुप्ता एंड संस',
  trySample: 'नमूने की लाइनों से आज़माएं',
  clear: 'हटाएं',
  owes: 'बकाया',
};
