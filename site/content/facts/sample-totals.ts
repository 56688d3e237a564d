import { sampleInvoice, sampleMonth, sampleOutstanding } from './sample-books.ts';

/** The sample invoice's sums: GST within one state, half central and half state. */
export function invoiceTotals() {
  const taxable = sampleInvoice.lines.reduce((sum, { quantity, rate }) => sum + quantity * rate, 0);
  const halfGst = (taxable * sampleInvoice.gstPercent) / 200;
  return { taxable, cgst: halfGst, sgst: halfGst, total: taxable + 2 * halfGst };
}

/** What each sample party owes, and all together, by age too. */
export function outstandingTotals() {
  const parties = sampleOutstanding.map((row) => ({ ...row, total: row.upTo30 + row.upTo60 + row.over60 }));
  const sumOf = (age: 'upTo30' | 'upTo60' | 'over60' | 'total') => parties.reduce((sum, party) => sum + party[age], 0);
  const byAge = { upTo30: sumOf('upTo30'), upTo60: sumOf('upTo60'), over60: sumOf('over60') };
  return { parties, byAge, total: sumOf('total') };
}

/** The sample month's GST: on sales, less what was paid on purchases. */
export function gstTotals() {
  const output = (sampleMonth.sales * sampleMonth.gstPercent) / 100;
  const input = (sampleMonth.purchases * sampleMonth.gstPercent) / 100;
  return { output, cgst: output / 2, sgst: output / 2, input, payable: output - input };
}
