import type { BillKind, Unit } from '../../bill/tax/bill.ts';
import type { IssueCode } from '../../bill/tax/read-line.ts';
import type { MissingPart } from '../../bill/tax/sample-bill.ts';
import { englishNumber } from '../../bill/words/english-number.ts';
import { states } from './states.ts';

const kinds: Readonly<Record<BillKind, string>> = {
  taxInvoice: 'Tax invoice',
  billOfSupply: 'Bill of supply',
  bill: 'Bill',
};

const units: Readonly<Record<Unit, string>> = {
  NOS: 'nos',
  PCS: 'pcs',
  KGS: 'kg',
  GMS: 'g',
  LTR: 'L',
  MLT: 'ml',
  MTR: 'm',
  SQF: 'sq ft',
  BOX: 'box',
  BAG: 'bag',
  DOZ: 'dozen',
  PAC: 'pack',
  OTH: 'other',
};

const issues: Readonly<Record<IssueCode, string>> = {
  notANumber: 'Write a number, such as 1,250 or 12.50.',
  negative: 'Write a number from 0 on.',
  tooPrecise: 'Too many decimals: quantity takes 3, money and per cent 2.',
  tooLarge: 'This number is too large.',
  discountAboveAmount: 'The discount is more than the amount.',
  totalTooLarge: 'The total would be above ₹99,99,99,999.99.',
  gstinForm: 'A GSTIN has 15 letters and digits, such as 27AAAAA0000A1Z2.',
  gstinState: 'The first two digits of a GSTIN are a state code; these are none.',
  gstinCheck: 'The last character does not fit the others: check for a typing mistake.',
  stateNotOfGstin: 'The GSTIN belongs to another state.',
  upiForm: 'A UPI id looks like name@bank.',
  numberForm: 'At most 16 letters, digits, hyphens and slashes.',
  hsnForm: 'HSN has 4, 6 or 8 digits, SAC 6.',
};

const missing: Readonly<Record<MissingPart, string>> = {
  sellerName: 'shop name',
  number: 'bill number',
  sellerGstin: 'your own GSTIN (or none)',
};

/** The bill maker. Its words travel to the browser with it. */
export const bill = {
  heading: 'Make a GST bill now',
  lead: 'Type over the sample: tax, round-off and the amount in words fill themselves in. Nothing you type is sent anywhere until you press Share.',
  invite: 'Try it: write your own on this bill.',
  whole: 'GSTIN, state, UPI and print',
  failed: 'The bill maker has not loaded. Check your connection and touch the bill again.',
  kinds,
  sample: 'sample',
  sampleUntil: (parts: string) => `Marked sample until filled: ${parts}.`,
  missing,
  noTax: 'No GST is charged: the seller has no GSTIN.',
  seller: 'Your shop',
  buyer: 'Bill to',
  fields: {
    sellerName: 'Shop name',
    sellerGstin: 'GSTIN (leave empty if you have none)',
    sellerState: 'State',
    sellerUpi: 'UPI id, for a QR code',
    buyerName: 'Customer name',
    buyerGstin: 'Customer GSTIN',
    buyerState: 'Customer state',
    number: 'Bill number',
    date: 'Date',
  },
  nameYourself: 'Write your shop’s name',
  sameState: 'Same as the shop',
  placeOfSupply: 'Place of supply',
  itemNumber: (position: number) => `Item ${position}`,
  columns: {
    name: 'Item',
    hsn: 'HSN / SAC',
    quantity: 'Qty',
    unit: 'Unit',
    rate: 'Rate',
    discount: 'Discount',
    discountIn: 'Discount in',
    gst: 'GST',
    amount: 'Amount',
  },
  units,
  addItem: 'Add item',
  itemsFull: 'A bill here takes 30 items.',
  removeItem: (position: number) => `Remove item ${position}`,
  taxable: 'Taxable value',
  taxOn: (tax: string, amount: string) => `${tax} on ${amount}`,
  roundOff: 'Round-off',
  total: 'Total',
  inWords: (rupees: number) => `Rupees ${englishNumber(rupees)} Only`,
  qr: 'Scan to pay by UPI',
  qrNote: 'A convenience: check name and amount in your UPI app.',
  print: 'Print / save as PDF',
  printIssues: 'Correct the marked fields, then print.',
  undo: 'Undo',
  clear: 'Clear',
  createAccount: 'Create an account with this shop name',
  kept: 'The bill stays in this tab only, until you close it.',
  rates: (date: string) => `GST rates in force since ${date}. Ask your accountant which one your goods carry.`,
  reverseCharge: 'Tax payable on reverse charge: No',
  signature: 'Authorised signatory',
  issues,
  states,
};
