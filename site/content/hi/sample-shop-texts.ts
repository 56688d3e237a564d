import type { Catalogue } from '../catalogue.ts';

export const sampleShopTexts: Catalogue['samples'] = {
  sample: 'नमूना',
  items: {
    rice: 'बासमती चावल 25 किलो',
    dal: 'अरहर दाल 10 किलो',
    oil: 'रिफ़ाइंड तेल 15 ली',
    sugar: 'चीनी, प्रति किलो',
    tea: 'चाय 1 किलो',
  },
  total: 'कुल',
  paid: 'चुकता',
  parties: { a: 'पार्टी A', b: 'पार्टी B', c: 'पार्टी C' },
  gst: {
    report: 'GST रिपोर्ट',
    onSales: 'बिक्री पर GST',
  },
  modes: { cash: 'नकद', upi: 'UPI', bank: 'बैंक' },
};
