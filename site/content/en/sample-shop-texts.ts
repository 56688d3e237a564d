/** The texts on the sample shop's documents. */
export const sampleShopTexts = {
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
  modes: { cash: 'Cash', upi: 'UPI', bank: 'Bank' },
};
