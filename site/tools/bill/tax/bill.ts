import type { Paise } from '../../../base/money.ts';
import type { CountryCode } from './countries.ts';
import type { PlaceOfSupply, StateCode } from './gstin.ts';

/** Largest total of a bill: 99,99,99,999.99 rupees. */
export const maxBillTotal: Paise = 99_99_99_999_99;

/**
 * Kind of document: with tax (Rule 46), exempt from tax (Rule 49), both (Rule 46A), or `bill` if the seller is not
 * registered. It is `undecided` while the form contains neither GSTIN nor state of the shop.
 */
export type BillKind = 'taxInvoice' | 'billOfSupply' | 'invoiceCumBill' | 'bill' | 'undecided';

/** Returns true if the document has to contain the particulars of an invoice (Rule 46). */
export const isInvoice = (kind: BillKind): boolean => kind !== 'billOfSupply' && kind !== 'bill';

/**
 * Fields that every line of a bill has. Each line has a greater key than the line above it. `unit` is a unit code or
 * the typed word. It is null if no unit was entered.
 */
type LineTexts = { readonly key: number; readonly name: string; readonly hsn: string; readonly unit: string | null };

/** A complete line, which the bill's sums include. */
export type BillLine = LineTexts & {
  /** Quantity in thousandths of the unit. */
  readonly quantity: number;
  /** Price of a unit in thousandths of a rupee, because fuel and yarn have prices with three decimals. */
  readonly perUnit: number;
  /** GST rate in hundredths of a per cent; 0 if the seller charges no tax and no rate was typed. */
  readonly gst: number;
  /** Amount of the line: quantity times price, before the discount. */
  readonly amount: Paise;
  readonly discount: Paise;
  /** Taxable value: amount less discount, and less the tax included in the price. */
  readonly taxable: Paise;
};

/**
 * A line without quantity, price or GST rate. The form asks for the missing value, and no sum includes the line.
 * Unknown values are null.
 */
export type IncompleteLine = LineTexts & {
  readonly quantity: number | null;
  readonly perUnit: number | null;
  readonly gst: number | null;
  /** Value of the line: amount less discount; null while quantity or price is unknown. */
  readonly value: Paise | null;
  readonly lacks: readonly ('quantity' | 'rate' | 'gst')[];
};

/** Taxable value and taxes of all lines with one GST rate. `local` is SGST or UTGST. Taxes that do not apply are 0. */
export type TaxGroup = Readonly<Record<'unsplit' | 'igst' | 'cgst' | 'local' | 'taxable', Paise> & { rate: number }>;

/**
 * Taxes that a bill charges: none, IGST between states, CGST with SGST within a state, CGST with UTGST within a union
 * territory. `unsplit` means that one of the two states is unknown, so that GST cannot be split yet.
 */
export type ChargedTaxes = 'none' | 'unsplit' | 'igst' | 'sgst' | 'utgst';

/**
 * Types of supply. The CGST Act 2017, section 9(3) and (4), defines reverse charge. The IGST Act 2017, section 16,
 * defines supplies without tax, with an LUT or a refund.
 */
export const supplyTypes = ['domestic', 'reverseCharge', 'sezLut', 'sezIgst', 'exportLut', 'exportIgst'] as const;
export type SupplyType = (typeof supplyTypes)[number];

/** Reason why a bill does or does not charge GST. The printed bill has a sentence for each reason. */
export type TaxTreatment = 'unregistered' | 'composition' | SupplyType;

/**
 * Ways in which a registered seller pays GST: on each sale, or on the turnover (composition levy, CGST Act, section
 * 10).
 */
export const gstSchemes = ['regular', 'composition'] as const;

/** Kinds of prices: without GST (`plusTax`) or with it (`withTax`). */
export const priceKinds = ['plusTax', 'withTax'] as const;

/** A bill with its sums, which leave out unreadable and incomplete lines. */
export type Bill = {
  readonly kind: BillKind;
  readonly treatment: TaxTreatment;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** Null while the place of supply is unknown. */
  readonly placeOfSupply: PlaceOfSupply | null;
  readonly prices: (typeof priceKinds)[number];
  readonly number: string;
  /** ISO date of the bill, or empty. */
  readonly date: string;
  readonly lines: readonly BillLine[];
  readonly incompleteLines: readonly IncompleteLine[];
  /** The number of entries that cannot be read and that no sum includes. */
  readonly unread: number;
  /** Tax groups in the order of their rates; one group of rate 0 if no tax is charged. */
  readonly groups: readonly TaxGroup[];
  readonly tax: ChargedTaxes;
  readonly terms: string;
  /**
   * `exact` is the total before rounding, `roundOff` the rounding (-49 to 50 paise), `balance` is `total` less
   * `received`.
   */
} & Readonly<Record<'taxable' | 'exact' | 'roundOff' | 'total' | 'received' | 'balance', Paise>>;

type Party = { readonly name: string; readonly address: string; readonly phone: string };
/**
 * The seller. `gstin` is the typed text, even if it is wrong. A seller with a wrong GSTIN counts as registered, but the
 * bill is not printed. `state` is null if unknown.
 */
type Seller = Party & { readonly gstin: string; readonly state: StateCode | null; readonly upiId: string };
type Buyer = Party & {
  /** Delivery address if it differs from the buyer's address (Rule 46(e), (o)). */
  readonly delivery: string;
  /** GSTIN as typed, even if it is wrong; empty on an export. */
  readonly gstin: string;
  /** State of the GSTIN, else the chosen state; null if both are missing, or if the buyer is abroad. */
  readonly state: StateCode | null;
  /** Country of a buyer abroad; empty for India. */
  readonly country: string;
  /** The country that the address seems to end with, until the visitor has confirmed or denied it. */
  readonly askedCountry: CountryCode | null;
};

/** Returns all lines of a bill, complete and incomplete, in the order of the form. */
export const sortBillLines = ({ lines, incompleteLines }: Bill): readonly (BillLine | IncompleteLine)[] =>
  [...lines, ...incompleteLines].sort((one, other) => one.key - other.key);

/** Returns a line's amount less its discount, or null while the amount is unknown. */
export function computeDiscountedAmount(row: BillLine | IncompleteLine): Paise | null {
  return 'lacks' in row ? row.value : row.amount - row.discount;
}

/**
 * Returns true if nothing is missing that would change the total. Only a final total is written in words and has a QR
 * code for payment.
 */
export const hasFinalTotal = ({ kind, tax, incompleteLines, unread }: Bill): boolean =>
  kind !== 'undecided' && tax !== 'unsplit' && incompleteLines.length === 0 && unread === 0;

/**
 * Usual GST rates in hundredths of a per cent: for goods by Notification 9/2025, for services by 15/2025-Central Tax
 * (Rate). Visitors can type others.
 */
export const gstRates: readonly number[] = [0, 25, 300, 500, 1800, 4000];

/**
 * GST rates of bricks and tiles: 12 per cent (Notification 14/2025-Central Tax (Rate)), or 6 per cent without input tax
 * credit (Notification 2/2022-Central Tax (Rate)).
 */
export const brickGstRates: readonly number[] = [600, 1200];

/** First day of the current GST rates. Other rates applied before (Notification 1/2017-Central Tax (Rate)). */
export const gstRatesStartDate = '2025-09-22';

/**
 * GST rate of tobacco and pan masala until 31 January 2026: 28 per cent (Notification 19/2025-Central Tax (Rate),
 * G.S.R. 946(E)).
 */
export const formerTobaccoRate = { rate: 2800, until: '2026-01-31' };

/** Formats a rate in hundredths of a per cent as people write it: `1800` -> `18`, `25` -> `0.25`. */
export const formatPercent = (rate: number): string => String(rate / 100);
