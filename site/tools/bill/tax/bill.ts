import type { Paise } from '../../../base/money.ts';
import type { CountryCode } from './countries.ts';
import type { PlaceOfSupply, StateCode } from './gstin.ts';

/** The largest total that the bill maker writes: 99,99,99,999.99 rupees. */
export const maxBillTotal: Paise = 99_99_99_999_99;

/**
 * The kind of paper: with tax, without it by law, both (Rules 46, 49, 46A), or of a seller who is not registered.
 * `undecided` while the form has neither GSTIN nor state of the shop, so that nobody knows whether it is registered.
 */
export type BillKind = 'taxInvoice' | 'billOfSupply' | 'invoiceCumBill' | 'bill' | 'undecided';

/** Whether a paper bears what Rule 46 asks of an invoice. */
export const isInvoice = (kind: BillKind): boolean => kind !== 'billOfSupply' && kind !== 'bill';

/** What a line says beside its figures. Keys ascend down the bill; `unit`: one of the list, else as typed; null if nobody named one. */
type LineTexts = { readonly key: number; readonly name: string; readonly hsn: string; readonly unit: string | null };

/** A line that the sums include. */
export type BillLine = LineTexts & {
  /** Thousandths of the unit. */
  readonly quantity: number;
  /** In thousandths of a rupee: fuel and yarn have rates of three decimals. */
  readonly perUnit: number;
  /** In hundredths of a per cent; 0 if the seller charges no tax and none was typed. */
  readonly gst: number;
  /** Quantity times rate. */
  readonly amount: Paise;
  readonly discount: Paise;
  /** Amount less discount, and less the tax included in the price. */
  readonly taxable: Paise;
};

/** A line that lacks a figure: it asks for it, and no sum includes the line. Fields are null while unknown. */
export type IncompleteLine = LineTexts & {
  readonly quantity: number | null;
  readonly perUnit: number | null;
  readonly gst: number | null;
  /** Amount less discount, once quantity and rate are known. */
  readonly value: Paise | null;
  readonly lacks: readonly ('quantity' | 'rate' | 'gst')[];
};

/** The taxes of all lines of one rate (`local`: SGST or UTGST); all four are 0 if nothing is charged. */
export type TaxGroup = Readonly<Record<'unsplit' | 'igst' | 'cgst' | 'local' | 'taxable', Paise> & { rate: number }>;

/**
 * What a bill charges: nothing, IGST across states, CGST and SGST within one, CGST and UTGST in a territory.
 * `unsplit` while one of the two states is unknown, and so which of them it is.
 */
export type TaxSplit = 'none' | 'unsplit' | 'igst' | 'sgst' | 'utgst';

/** Reverse charge: CGST Act 2017, section 9(3), (4). Zero-rated, by LUT or refund: IGST Act 2017, section 16. */
export const supplyTypes = ['domestic', 'reverseCharge', 'sezLut', 'sezIgst', 'exportLut', 'exportIgst'] as const;
export type SupplyType = (typeof supplyTypes)[number];

/** Why a bill bears its tax; the paper has words for each. */
export type TaxTreatment = 'unregistered' | 'composition' | SupplyType;

/** How a registered seller pays GST: on each sale, or on the turnover (composition levy, CGST Act, section 10). */
export const gstSchemes = ['regular', 'composition'] as const;

/** Whether the lines' rates include GST. */
export const priceKinds = ['plusTax', 'withTax'] as const;

/** A bill as far as it can be counted: lines that are unreadable or open are in no sum. */
export type Bill = {
  readonly kind: BillKind;
  readonly treatment: TaxTreatment;
  readonly seller: Seller;
  readonly buyer: Buyer;
  /** Null while the buyer's place is unknown, and the shop's state with it. */
  readonly placeOfSupply: PlaceOfSupply | null;
  readonly prices: (typeof priceKinds)[number];
  readonly number: string;
  /** ISO, or empty. */
  readonly date: string;
  readonly lines: readonly BillLine[];
  readonly incompleteLines: readonly IncompleteLine[];
  /** Entries that cannot be read, so that no sum includes them. */
  readonly unread: number;
  /** Ascending rates; one group of rate 0 if no tax is charged. */
  readonly groups: readonly TaxGroup[];
  readonly tax: TaxSplit;
  readonly terms: string;
  /** `exact` precedes the rounding (-49 to 50) to `total`; `balance` is `total` less `received`. */
} & Readonly<Record<'taxable' | 'exact' | 'roundOff' | 'total' | 'received' | 'balance', Paise>>;

type Party = { readonly name: string; readonly address: string; readonly phone: string };
/** `gstin` as typed, even a wrong one: it is not printed, but its owner is registered. `state` is null if unknown. */
type Seller = Party & { readonly gstin: string; readonly state: StateCode | null; readonly upiId: string };
type Buyer = Party & {
  /** Another address (Rule 46(e), (o)). */
  readonly delivery: string;
  /** As the seller's; empty on an export. */
  readonly gstin: string;
  /** Null if neither chosen nor in the GSTIN, and for a buyer abroad. */
  readonly state: StateCode | null;
  /** Empty in India. */
  readonly country: string;
  /** The country that the address seems to end in, while nobody has said whether the buyer is there. */
  readonly askedCountry: CountryCode | null;
};

/** Returns all lines in their order, counted or open. */
export const billLinesInOrder = ({ lines, incompleteLines }: Bill): readonly (BillLine | IncompleteLine)[] =>
  [...lines, ...incompleteLines].sort((one, other) => one.key - other.key);

/** Returns amount less discount; null while it is unknown. */
export function discountedAmount(row: BillLine | IncompleteLine): Paise | null {
  return 'lacks' in row ? row.value : row.amount - row.discount;
}

/** True if nothing is missing that would change the total. Only then it is written in words and can be paid. */
export const hasFinalTotal = ({ kind, tax, incompleteLines, unread }: Bill): boolean =>
  kind !== 'undecided' && tax !== 'unsplit' && incompleteLines.length === 0 && unread === 0;

/** In hundredths of a per cent: goods by Notification 9/2025, services by 15/2025-Central Tax (Rate). Others can be typed. */
export const gstRates: readonly number[] = [0, 25, 300, 500, 1800, 4000];

/** Bricks and tiles: 12 per cent by Notification 14/2025-Central Tax (Rate), or 6 without input tax credit by 2/2022. */
export const brickGstRates: readonly number[] = [600, 1200];

/** Since when these rates apply: before it others did (Notification 1/2017-Central Tax (Rate)). */
export const gstRatesStartDate = '2025-09-22';

/** Tobacco and pan masala bore 28 per cent to this day (Notification 19/2025-Central Tax (Rate), G.S.R. 946(E)). */
export const formerTobaccoRate = { rate: 2800, until: '2026-01-31' };

/** `1800` -> `18`, `25` -> `0.25`: per cent as people write it. */
export const formatPercent = (rate: number): string => String(rate / 100);
