import { countDaysBetween, formatNumber } from '../base/format.ts';
import { type BillDraft, initialBillHeader } from '../tools/bill/tax/bill-draft.ts';
import { createBillState } from '../tools/bill/tax/bill-reducer.ts';
import { fillBillWithSample, type SampleItemFields } from '../tools/bill/tax/sample-marks.ts';
import { computeParties, type Party } from '../tools/debts/compute-parties.ts';
import { type DebtAge, debtAges } from '../tools/debts/debt-ages.ts';
import { billDate, type SampleDebt } from './format-sample-debts.ts';
import {
  type SampleItem,
  sampleBillAges,
  sampleDebtsByAge,
  sampleInvoice,
  sampleMonth,
  sampleSales,
} from './sample-books.ts';

export type SampleParty = (typeof sampleDebtsByAge)[number]['party'];
type Names<Key extends string> = Readonly<Record<Key, string>>;

const today = sampleInvoice.paidOn;
const keysAsNames: Names<SampleItem> = { rice: 'rice', dal: 'dal', oil: 'oil', sugar: 'sugar', tea: 'tea' };

const units = { rice: 'BAG', dal: 'BAG', oil: 'NOS' } as const;
const hsn = { rice: '1006', dal: '0713', oil: '1507' } as const;

/** The lines of the sample shop's bill. */
export const sampleBillLines = (names: Names<SampleItem>): readonly SampleItemFields[] =>
  sampleInvoice.lines.map(({ item, quantity, rate }) => ({
    name: names[item],
    hsn: hsn[item],
    quantity: String(quantity),
    unit: units[item],
    rate: formatNumber(rate),
    gst: String(sampleInvoice.gstPercent),
  }));

/** Returns the sample shop's bill, without customer and number. Each of its lines is marked as a sample. */
export const sampleBillDraft = (names: Names<SampleItem>): BillDraft =>
  fillBillWithSample({ head: { ...initialBillHeader, date: sampleInvoice.paidOn }, items: [] }, sampleBillLines(names));

/** Returns the sample shop's complete invoice as the bill maker computes it, in paise, with number and customer. */
export function sampleBill(items: Names<SampleItem> = keysAsNames, buyerName = '') {
  const draft = sampleBillDraft(items);
  return createBillState({ ...draft, head: { ...draft.head, number: sampleInvoice.number, buyerName } }).bill;
}

/**
 * Returns the sample invoice's sums in rupees. The invoice is a sale within one state, so half of the GST is central
 * and half is state tax.
 */
export function invoiceTotals() {
  const { taxable, groups, total } = sampleBill();
  const [group = { cgst: 0, local: 0 }] = groups;
  return { taxable: taxable / 100, cgst: group.cgst / 100, sgst: group.local / 100, total: total / 100 };
}

/** Returns the sample shop's unpaid bills, as input of "Who owes me". */
export const sampleDebts = (parties: Names<SampleParty>): readonly SampleDebt[] =>
  sampleDebtsByAge.flatMap((row) =>
    [...debtAges]
      .reverse()
      .filter((age) => row[age] > 0)
      .map((age) => ({ party: parties[row.party], rupees: row[age], days: sampleBillAges[age] })),
  );

/** The debts of the sample parties in rupees, by age, as "Who owes me" counts and sorts them, with their total. */
export function outstandingTotals() {
  const lines = sampleDebts({ a: 'a', b: 'b', c: 'c' }).map((debt) => ({
    party: debt.party,
    paise: debt.rupees * 100,
    date: billDate(debt, today),
    writtenOn: null,
    parts: [],
    bill: '',
    phone: '',
  }));
  const inRupees = ({ party, paise, oldest, upTo30, upTo60, over60 }: Party) => ({
    party: party as SampleParty,
    upTo30: upTo30 / 100,
    upTo60: upTo60 / 100,
    over60: over60 / 100,
    total: paise / 100,
    oldest: oldest ?? today,
    oldestDays: countDaysBetween(oldest ?? today, today),
  });
  const rows = computeParties(lines, today)
    .map(inRupees)
    .sort((one, other) => other.total - one.total);
  const sumOf = (age: DebtAge | 'total') => rows.reduce((sum, row) => sum + row[age], 0);
  return {
    parties: rows,
    byAge: { upTo30: sumOf('upTo30'), upTo60: sumOf('upTo60'), over60: sumOf('over60') },
    total: sumOf('total'),
  };
}

/** Returns an amount without tax, and each half of its GST as the bill maker computes it. */
function gstOn(rupees: number) {
  const { head, items } = sampleBillDraft(keysAsNames);
  const lines = items.slice(0, 1).map((item) => ({ ...item, quantity: '1', rate: String(rupees) }));
  const [group = { cgst: 0, local: 0 }] = createBillState({ head, items: lines }).bill.groups;
  return { taxable: rupees, cgst: group.cgst / 100, sgst: group.local / 100 };
}

/** The sample month's GST: the tax on sales minus the tax that was paid on purchases. */
export function gstTotals() {
  const { sales, purchases } = sampleMonth;
  const [output, input] = [gstOn(sales), gstOn(purchases)];
  const left = { cgst: output.cgst - input.cgst, sgst: output.sgst - input.sgst };
  return { output, input, payable: { ...left, total: left.cgst + left.sgst } };
}

/** Sales by month, each month with its first day (ISO); the last is the month of the invoice. */
export function salesByMonth() {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return sampleSales.map((sales, index) => {
    const first = new Date(Date.UTC(year, month - sampleSales.length + index, 1));
    return { month: first.toISOString().slice(0, 10), sales };
  });
}

/** Returns the sum of central and state tax. */
export const sumGst = ({ cgst, sgst }: { readonly cgst: number; readonly sgst: number }): number => cgst + sgst;
