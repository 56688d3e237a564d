import type { Catalogue } from '../catalogue.ts';

/** Words on the sample papers. */
export const samples: Catalogue['samples'] = {
  sample: 'नमूना',
  invoice: 'इनवॉइस',
  columns: { item: 'आइटम', quantity: 'मात्रा', rate: 'रेट', amount: 'रकम' },
  items: {
    rice: 'बासमती चावल 25 किग्रा',
    dal: 'अरहर दाल 10 किग्रा',
    oil: 'रिफ़ाइंड तेल 15 ली',
    sugar: 'चीनी, प्रति किग्रा',
    tea: 'चाय 1 किग्रा',
  },
  taxable: 'टैक्स से पहले',
  total: 'कुल',
  paid: 'चुकता',
  parties: { a: 'पार्टी A', b: 'पार्टी B', c: 'पार्टी C' },
  modes: { cash: 'नकद', upi: 'UPI', bank: 'बैंक' },
};
