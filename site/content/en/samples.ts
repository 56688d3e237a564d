/** Words on the sample papers. */
export const samples = {
  sample: 'sample',
  items: {
    rice: 'Basmati rice 25 kg',
    dal: 'Toor dal 10 kg',
    oil: 'Refined oil 15 L',
    sugar: 'Sugar, per kg',
    tea: 'Tea 1 kg',
  },
  total: 'Total',
  paid: 'Paid',
  parties: { a: 'Party A', b: 'Party B', c: 'Party C' },
  gst: {
    report: 'GST report',
    onSales: 'GST on sales',
  },
  screens: {
    heading: 'The same books, at the counter and in your pocket',
    illustration: 'Illustration, figures are samples',
    picture: 'The app: the shop’s figures, bills, purchases, payments, reports and parties',
    lead: 'Make the bill. Your GST and what customers owe you are added up for you.',
    more: 'See all features',
  },
  modes: { cash: 'Cash', upi: 'UPI', bank: 'Bank' },
};
