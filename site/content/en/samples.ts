/** Words on the sample papers. */
export const samples = {
  sample: 'sample',
  invoice: 'Invoice',
  columns: { item: 'Item', quantity: 'Qty', rate: 'Rate', amount: 'Amount' },
  items: {
    rice: 'Basmati rice 25 kg',
    dal: 'Toor dal 10 kg',
    oil: 'Refined oil 15 L',
    sugar: 'Sugar, per kg',
    tea: 'Tea 1 kg',
  },
  taxable: 'Taxable value',
  total: 'Total',
  paid: 'Paid',
  parties: { a: 'Party A', b: 'Party B', c: 'Party C' },
  modes: { cash: 'Cash', upi: 'UPI', bank: 'Bank' },
};
