import type { Catalogue } from '../catalogue.ts';

export const billTimelineTexts: Catalogue['billTimeline'] = {
  heading: 'एक बिल का दिन',
  lead: 'बिल बनाइए, महीने का GST और पार्टी का बकाया अपने आप जुड़ जाएगा।',
  note: 'आंकड़े नमूने के हैं',
  picture: (number, buyer, total) =>
    `दुकान का काउंटर: बही, कंप्यूटर पर ${buyer} का बिल ${number}, ${total}, और फ़ोन पर वही बिल, चुकता`,
  appPicture: 'ऐप: दुकान के आंकड़े, बिल, खरीद, भुगतान, रिपोर्ट और पार्टियां',
  steps: {
    pick: { time: '10:02', title: 'आइटम चुनें', text: 'ज़्यादा बिकने वाले आइटम सबसे ऊपर।' },
    sum: { time: '10:03', title: 'बिल अपने आप जुड़े', text: 'CGST, SGST और रकम शब्दों में।' },
    synced: { time: '10:03', title: 'वही बिल फ़ोन पर', text: 'फ़ोन, डेस्कटॉप और वेब, आपस में सिंक।' },
    paid: { time: '18:40', title: 'UPI से चुकता', text: 'भुगतान लिखें, और बकाया साफ़।' },
    filed: { time: 'महीने के आखिर में', title: 'आपके GSTR-1 में', text: 'पूरे महीने के आंकड़े एक क्लिक में।' },
  },
  due: (party) => `${party} पर बाकी`,
  taxable: (amount) => `टैक्स योग्य ${amount}`,
};
