import type { BillKind, Supply, Treatment, Unit } from '../../bill/tax/bill.ts';
import type { MissingPart } from '../../bill/tax/missing-parts.ts';
import type { IssueCode } from '../../bill/tax/read-line.ts';
import { englishNumber } from '../../bill/words/english-number.ts';
import { statutoryWords } from '../../bill/words/statutory-words.ts';
import { sending } from './sending.ts';
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
  negative: 'Use 0 or more.',
  tooPrecise: 'Too many decimals: quantity takes 3, money and per cent 2.',
  tooLarge: 'This number is too large.',
  discountAboveAmount: 'The discount is more than the amount.',
  totalTooLarge: 'The total would be above ₹99,99,99,999.99.',
  gstinForm: 'A GSTIN has 15 letters and digits, such as 27AAAAA0000A1Z2.',
  gstinState: 'No state has this code (first two digits).',
  gstinCheck: 'The last character does not fit the others: check for a typing mistake.',
  // CGST Act 2017, section 10(2)(c).
  compositionInterState: 'A composition dealer may not sell to another state, to an SEZ or abroad.',
  receivedAboveTotal: 'More than the total of this bill.',
  upiForm: 'A UPI id looks like name@bank.',
  numberForm: 'At most 16 letters, digits, hyphens and slashes.',
  hsnForm: 'HSN has 4, 6 or 8 digits, SAC 6.',
};

const missing: Readonly<Record<MissingPart, string>> = {
  sellerName: 'shop name',
  sellerAddress: 'shop address',
  sellerGstin: 'your own GSTIN (or none)',
  buyerName: 'customer name',
  buyerAddress: 'customer address',
  buyerState: 'customer state',
  buyerCountry: 'country',
  buyerGstin: 'customer GSTIN',
  number: 'bill number',
  date: 'date',
  items: 'an item',
  itemName: 'name of each item',
  itemQuantity: 'quantity of each item',
  itemHsn: 'HSN / SAC of each item',
};

const supplies: Readonly<Record<Supply, string>> = {
  domestic: 'In India',
  reverseCharge: 'In India, customer pays GST (reverse charge)',
  sezLut: 'To an SEZ, under LUT or bond',
  sezIgst: 'To an SEZ, with IGST',
  exportLut: 'Export, under LUT or bond',
  exportIgst: 'Export, with IGST',
};

/** What the paper says of its tax; an ordinary sale needs no words. */
const treatments: Readonly<Record<Exclude<Treatment, 'domestic'>, string>> = {
  unregistered: 'No GST is charged: the seller has no GSTIN.',
  composition: statutoryWords.composition,
  reverseCharge: 'The customer pays the GST on this bill to the government.',
  sezLut: statutoryWords.underLut,
  sezIgst: statutoryWords.withIgst,
  exportLut: statutoryWords.underLut,
  exportIgst: statutoryWords.withIgst,
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
  sampleUntil: (parts: string) => `It says “sample” until you fill in: ${parts}.`,
  missing,
  treatments,
  seller: 'Your shop',
  buyer: 'Bill to',
  fields: {
    sellerName: 'Shop name',
    sellerAddress: 'Address',
    sellerPhone: 'Phone',
    sellerGstin: 'GSTIN (leave empty if you have none)',
    sellerState: 'State',
    sellerScheme: 'GST scheme',
    sellerUpi: 'UPI id, for a QR code',
    buyerName: 'Customer name',
    buyerAddress: 'Customer address',
    buyerPhone: 'Customer phone',
    buyerGstin: 'Customer GSTIN',
    buyerState: 'Customer state',
    buyerCountry: 'Country',
    supply: 'Kind of sale',
    placeOfSupply: 'Other place of supply (hotel, restaurant, work on site)',
    number: 'Bill number',
    date: 'Date',
    prices: 'Prices',
    received: 'Amount received',
    terms: 'Terms',
  },
  more: {
    seller: 'Phone, composition scheme',
    buyer: 'Phone, place of supply, SEZ, export, reverse charge',
    item: 'HSN, unit, discount, remove',
    payment: 'Amount received, terms',
  },
  schemes: { regular: 'Regular', composition: 'Composition' },
  supplies,
  priceKinds: { plusTax: 'GST is added', withTax: 'GST is included' },
  nameYourself: 'Write your shop’s name',
  sameState: 'Same as the shop',
  placeOfSupply: 'Place of supply',
  followsBuyer: 'Where the customer is',
  abroad: 'Outside India',
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
  readyItems: { rice: 'Rice', sugar: 'Sugar', tea: 'Tea' },
  readyAdded: (item: string, total: string) => `${item} added. Total ${total}.`,
  itemsFull: 'A bill here takes 100 items.',
  removeItem: (position: number) => `Remove item ${position}`,
  rateWithTax: 'Rate with GST',
  taxable: { taxInvoice: 'Taxable value', billOfSupply: 'Value', bill: 'Value' },
  taxOn: (tax: string, amount: string) => `${tax} on ${amount}`,
  roundOff: 'Round-off',
  total: 'Total',
  received: 'Received',
  balance: 'Balance',
  stale: 'These totals are from before the marked field.',
  inWords: (rupees: number) => `Rupees ${englishNumber(rupees)} Only`,
  qr: 'Scan to pay by UPI',
  qrNote: 'A convenience: check name and amount in your UPI app.',
  print: 'Print / save as PDF',
  printIssues: 'Correct the marked fields, then print or share.',
  newBill: 'New bill',
  oneBill:
    'One bill at a time stands here, in this tab only; Undo brings the last one back. Keeping them all is what the account is for.',
  keepBills: 'Create an account',
  share: 'Share',
  shareLabel: 'This text is shared',
  send: 'Send',
  ...sending,
  pasteUnclear:
    'Nothing was pasted: it is not clear which column is which. Copy a row of headings too, such as Item, HSN, Qty, Unit, Rate, GST %. GST is 0, 0.25, 3, 5, 18 or 40.',
  pasteLeft: (rows: number) =>
    `A bill here takes 100 items: ${rows} more ${rows === 1 ? 'row was' : 'rows were'} left out.`,
  notPrinted: (reason: string) => `Not printed: ${reason}`,
  undo: 'Undo',
  clear: 'Clear',
  createAccount: 'Create an account with this shop name',
  kept: 'The bill stays in this tab only, until you close it.',
  rates: (date: string) => `GST rates in force since ${date}. Ask your accountant which one your goods carry.`,
  // CGST Rules, Rule 48(4) with Notifications 13/2020 and 10/2023-Central Tax: exports and sales to the registered.
  eInvoice: 'This is not an e-invoice. Above ₹5 crore turnover you need one from the government’s invoice portal.',
  reverseCharge: (isPayable: boolean) => `Tax payable on reverse charge: ${isPayable ? 'Yes' : 'No'}`,
  signature: 'Authorised signatory',
  serial: 'Sr.',
  forShop: (shop: string) => `For ${shop}`,
  issues,
  states,
};
