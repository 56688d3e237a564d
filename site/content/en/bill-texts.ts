import { countries } from '../../base/countries/en.ts';
import type { BillKind, SupplyType, TaxTreatment } from '../../tools/bill/tax/bill.ts';
import type { GstinIssue } from '../../tools/bill/tax/gstin.ts';
import type { BillIssueCode } from '../../tools/bill/tax/read-bill-line.ts';
import type { ListedUnit } from '../../tools/bill/tax/units.ts';
import type { MissingBillPart } from '../../tools/bill/tax/validate-bill.ts';
import { statutoryWords } from '../facts/statutory-words.ts';
import { messageSendingTexts } from './message-sending-texts.ts';
import { spellEnglishNumber } from './spell-english-number.ts';
import { stateNames } from './state-names.ts';
import { unitNames, unitPlurals } from './unit-names.ts';

const kinds: Readonly<Record<BillKind, string>> = {
  taxInvoice: 'Tax invoice',
  billOfSupply: 'Bill of supply',
  invoiceCumBill: 'Invoice-cum-bill of supply',
  bill: 'Bill',
  undecided: 'Bill',
};

const issues: Readonly<Record<BillIssueCode, string>> = {
  notANumber: 'Write a number, such as 1,250 or 12.50.',
  negative: 'Use 0 or more.',
  tooPrecise: 'Too many decimals: quantity and rate take 3, other amounts and per cent 2.',
  tooLarge: 'This number is too large.',
  unitUnclear: 'Metres or tonnes?',
  discountAboveAmount: 'The discount is more than the amount.',
  totalTooLarge: 'The total would be above ₹99,99,99,999.99.',
  gstinLength: 'A GSTIN has 15 letters and digits, such as 27AAAAA0000A1Z2.',
  gstinForm: 'Letters and digits are not in the order of a GSTIN, such as 27AAAAA0000A1Z2: check O and 0, I and 1.',
  gstinNotSellers:
    'No shop bills under this kind of number (tax deductors, embassies and the like have it): write the shop’s own GSTIN.',
  gstinNotB2b:
    'GSTR-1 does not take this kind of number (NR or OS) among sales to registered customers (B2B): ask your accountant where this bill belongs.',
  countryAsked: 'The address looks like one abroad. Which country is it?',
  // IGST Act 2017.
  addressAbroad:
    'For goods sold to somebody who is not registered, IGST Act section 10(1)(ca) goes by the address on the bill, and this one is abroad: ask your accountant whether this place of supply is right.',
  deliveredAbroad: 'What is sent abroad is an export: choose its kind.',
  gstinState: 'No state has this code (first two digits).',
  gstinCheck: 'The last character does not fit the others: check for a typing mistake.',
  // CGST Act 2017, section 10(2)(c).
  compositionInterState: 'A composition dealer may not sell to another state, to an SEZ or abroad.',
  receivedAboveTotal: 'More than the total of this bill.',
  upiForm: 'A UPI id looks like name@bank.',
  numberForm: 'At most 16 letters, digits, hyphens and slashes.',
  hsnForm: 'HSN has 4, 6 or 8 digits, SAC 6.',
  dateBeforeGst: 'GST began on 1 July 2017.',
  dateOldRates: 'Other rates of GST applied before 22 September 2025: check each.',
  dateToCome: 'This date is still to come.',
  twoPapers:
    'This customer is registered: better make two, a tax invoice for the taxed items, a bill of supply for those at 0%.',
  rateOfTobacco: 'Until 31 January 2026 this was the rate of tobacco and pan masala.',
  rateUnusual: 'Not one of the usual rates (0, 0.25, 3, 5, 18, 40): check it. It is printed as you write it.',
};

const missing: Readonly<Record<MissingBillPart, string>> = {
  sellerName: 'shop name',
  sellerAddress: 'shop address',
  sellerState: 'your GSTIN or your state',
  buyerName: 'customer name',
  buyerAddress: 'customer address',
  buyerCountry: 'country',
  buyerGstin: 'customer GSTIN',
  placeOfSupply: 'place of supply',
  number: 'bill number',
  date: 'date',
  items: 'an item',
  itemName: 'name of each item',
  itemQuantity: 'quantity of each item',
  itemUnit: 'unit of each item',
  itemRate: 'rate of each item',
  itemGst: 'GST rate of each item',
  itemHsn: 'HSN / SAC of each item',
};

const supplies: Readonly<Record<SupplyType, string>> = {
  domestic: 'In India',
  reverseCharge: 'In India, customer pays GST (reverse charge)',
  sezLut: 'To an SEZ, under LUT or bond',
  sezIgst: 'To an SEZ, with IGST',
  exportLut: 'Export, under LUT or bond',
  exportIgst: 'Export, with IGST',
};

/** The statements about tax on the printed bill. The bill for an ordinary sale has no such statement. */
const treatments: Readonly<Record<Exclude<TaxTreatment, 'domestic'>, string>> = {
  unregistered: 'No GST is charged: the seller has no GSTIN.',
  composition: statutoryWords.composition,
  reverseCharge: 'The customer pays the GST on this bill to the government.',
  sezLut: statutoryWords.underLut,
  sezIgst: statutoryWords.withIgst,
  exportLut: statutoryWords.underLut,
  exportIgst: statutoryWords.withIgst,
};

/** The texts of the bill maker, which load together with its script. */
export const billTexts = {
  heading: 'Make a GST bill now',
  lead: 'Nothing you type is sent anywhere until you send it.',
  views: { write: 'Write', paper: 'Paper' },
  asPrinted: 'The bill as it prints',
  failed: 'The bill maker has not loaded. Check your connection and touch the bill again.',
  kinds,
  sample: 'Sample',
  fillSample: 'Fill with a sample',
  removeSample: 'Remove the sample',
  isSample: 'this is a sample.',
  sampleIsNoBill: 'This is a sample: it is neither printed nor shared. Write your own:',
  incomplete: 'Incomplete',
  fillIn: 'Incomplete. Fill in:',
  missing,
  treatments,
  seller: 'Your shop',
  buyer: 'Bill to',
  parts: { seller: 'Your shop', buyer: 'Customer', items: 'Items', bill: 'Number, date, UPI' },
  toFill: { seller: 'Name, GSTIN, address', buyer: 'Empty for a cash sale', bill: 'Not filled in yet' },
  add: 'add',
  change: 'change',
  correct: 'correct',
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
    buyerGstin: 'Customer GSTIN or UIN',
    buyerState: 'Customer state',
    buyerCountry: 'Country',
    buyerDelivery: 'Delivery address, if another',
    supply: 'Kind of sale',
    placeOfSupply: 'Other place of supply (hotel, restaurant, work on site)',
    number: 'Bill number',
    date: 'Date',
    prices: 'Prices',
    received: 'Amount received',
    terms: 'Terms',
    copies: 'Copies',
    paper: 'Paper',
  },
  more: {
    seller: (scheme: string) => `GST scheme: ${scheme}. Phone`,
    buyer: (supply: string) => `Kind of sale: ${supply}. Phone, delivery, other place of supply`,
    item: 'HSN, unit, discount, remove',
    payment: 'Amount received, terms, copies, paper',
  },
  schemes: { regular: 'Regular', composition: 'Composition' },
  supplies,
  copies: { '': 'One, unmarked', goods: 'Goods: three, marked', services: 'Services: two, marked' },
  papers: { '': 'Band', plain: 'Plain', 80: 'Roll 80 mm', 58: 'Roll 58 mm' },
  priceKinds: { plusTax: 'GST is added', withTax: 'GST is included' },
  remember: 'Remember my shop on this device',
  remembered: 'Remembered on this device',
  forget: 'Forget',
  notRemembered: 'This browser did not store your shop: its storage is blocked or full. The bill goes on without it.',
  rememberNote:
    'Shop, GSTIN, address, phone, UPI id, terms, the last number and what the columns of your list of debts mean, never a bill. Not on a shared computer: the next person would see it. Safari may forget it after a week. “Forget” empties these fields in all tabs.',
  newSeries: (number: string) => `A new financial year: begin with ${number}`,
  lastHere: (number: string) => `Last here: ${number}. Check your book.`,
  nameYourself: 'Write your shop’s name',
  chooseState: 'Choose your state',
  sameState: 'Same as the shop',
  placeOfSupply: 'Place of supply',
  placeUnknown: 'not known yet',
  followsBuyer: 'Where the customer is',
  whereHandedOver: 'Where was it handed over or used?',
  choosePlace: 'Choose a state',
  sentAbroad: 'Outside India: sent abroad',
  inShopState: (place: string) => `In the shop’s state: ${place}`,
  india: 'India',
  abroad: 'Outside India',
  delivery: 'Delivery address',
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
  units: unitNames,
  unitPlurals,
  noUnit: '–',
  /** The units to choose from if a typed unit is ambiguous. */
  unitChoices: { MTR: 'Metres', TON: 'Tonnes' } as Readonly<Partial<Record<ListedUnit, string>>>,
  gstUnset: 'GST?',
  chooseDetails: 'HSN, unit, GST: choose',
  chooseGst: (count: number, first: number) =>
    count === 1 ? `GST rate of item ${first}:` : `GST rate of the ${count} items without one:`,
  addItem: 'Add item',
  itemsFull: 'A bill here takes 100 items.',
  remove: 'Remove',
  removeItem: (position: number) => `Remove item ${position}`,
  rateWithTax: 'Rate with GST',
  taxable: {
    taxInvoice: 'Taxable value',
    billOfSupply: 'Value',
    invoiceCumBill: 'Value',
    bill: 'Value',
    undecided: 'Taxable value',
  },
  exempt: 'Value without tax (0%)',
  quantities: 'Total quantity',
  /** Examples of goods, keyed by rate in hundredths of a per cent. */
  bricks: { 1200: 'bricks, tiles', 600: 'bricks, tiles, no input credit' } as Readonly<Record<number, string>>,
  taxOn: (tax: string, amount: string) => `${tax} on ${amount}`,
  /** The label of the tax before it is known whether CGST and SGST or IGST applies. */
  totalTax: 'GST',
  unsplit: {
    seller: 'GST is in one sum until your GSTIN or your state is known.',
    buyer: 'GST is in one sum until the place of supply is known.',
  },
  roundOff: 'Round-off',
  total: 'Total',
  received: 'Received',
  balance: 'Balance',
  unread: (entries: number) =>
    entries === 1
      ? 'One entry cannot be read: the totals do not include it yet.'
      : `${entries} entries cannot be read: the totals do not include them yet.`,
  openItems: (count: number) =>
    count === 1
      ? 'One item is not in the totals yet: a quantity or a rate is missing.'
      : `${count} items are not in the totals yet: a quantity or a rate is missing.`,
  inWords: (rupees: number) => `Rupees ${spellEnglishNumber(rupees)} Only`,
  qr: 'Scan to pay by UPI',
  qrNote: 'A convenience: check name and amount in your UPI app.',
  print: 'Print / save as PDF',
  printIssues: 'Correct the marked fields, then print or share.',
  newBill: 'New bill',
  copyBill: 'Copy this bill',
  oneBill:
    'One bill at a time stands here, in this tab only; Undo brings the last one back. Keeping them all is what the account is for.',
  keepBills: 'Create an account',
  share: 'WhatsApp',
  moreActions: 'More',
  itemCount: (count: number) => (count === 1 ? '1 item' : `${count === 0 ? 'no' : count} items`),
  beforeSending: (what: string) => `Before you send: check the ${what}.`,
  shareLabel: 'This text is shared',
  send: 'Send',
  moreItems: (count: number) => `and ${count} more`,
  payBy: (upiId: string) => `To pay by UPI: ${upiId}`,
  pdf: { making: 'Making the PDF…', share: 'Share PDF', download: 'Download PDF' },
  ...messageSendingTexts,
  pasteUnclear:
    'Nothing was pasted: it is not clear which column is which. Copy a row of headings too, such as Item, HSN, Qty, Unit, Rate, GST %.',
  pasteTooLong: (rows: string) =>
    `Nothing was pasted: these are ${rows} rows. A bill here takes 100 items: copy only the rows of this bill.`,
  pasteRefused: (row: number, column: string, cell: string) =>
    `Nothing was pasted: ${[`row ${row}`, column].filter(Boolean).join(', ')}: ${cell ? `“${cell}” is not clear` : 'the cell is empty'}.`,
  pasteHints: {
    discount: 'Write 5% or ₹5 there, and copy again.',
    gst: 'Write the rate there, such as 18%, exempt or NA, and copy again.',
  },
  pasteAgain: 'Correct it in your list, and copy again.',
  pasteLeft: (rows: number) =>
    `A bill here takes 100 items: ${rows} more ${rows === 1 ? 'row was' : 'rows were'} left out.`,
  notPrinted: (reason: string) => `Not printed: ${reason}`,
  undo: 'Undo',
  clear: 'Clear',
  createAccount: 'Create an account with this shop name',
  kept: 'The bill stays in this tab only, until you close it.',
  rates: (date: string) => `GST rates in force since ${date}. Ask your accountant which one your goods carry.`,
  // CGST Act, section 36: records are stored for 72 months after the due date of the annual return.
  notMade:
    'Save every bill: the law requires you to keep them for years. Credit notes, debit notes and challans are not made here.',
  // Rule 46(g), Notification 78/2020-Central Tax.
  hsn: 'HSN codes have 4 digits up to ₹5 crore turnover, 6 above.',
  // CGST Rules, Rule 48(4) with Notifications 13/2020 and 10/2023-Central Tax: exports and sales to registered buyers.
  eInvoice: 'This is not an e-invoice. Above ₹5 crore turnover you need one from the government’s invoice portal.',
  reverseCharge: (isPayable: boolean) => `Tax payable on reverse charge: ${isPayable ? 'Yes' : 'No'}`,
  signature: 'Authorised signatory',
  serial: 'Sr.',
  forShop: (shop: string) => `For ${shop}`,
  issues,
  /**
   * Short texts for issues that are displayed in one line. For an issue without such a text, the name of the field is
   * displayed.
   */
  briefIssues: {
    gstinLength: 'GSTIN: check its length',
    gstinForm: 'GSTIN: check letters and digits',
    gstinNotSellers: 'GSTIN: not one of a shop',
    gstinState: 'GSTIN: check the first two digits',
    gstinCheck: 'GSTIN: check the last letter',
  } satisfies Readonly<Record<GstinIssue, string>>,
  states: stateNames,
  countries,
};
