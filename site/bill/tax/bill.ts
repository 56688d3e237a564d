import type { Paise } from '../../money.ts';
import type { Place, StateCode } from './gstin.ts';
import type { Unit } from './units.ts';

/** The largest total that the bill maker writes: 99,99,99,999.99 rupees. */
export const largestTotal: Paise = 99_99_99_999_99;

/** The kind of paper: with tax, without it by law, both (Rules 46, 49, 46A), or of a seller who is not registered. */
export type BillKind = 'taxInvoice' | 'billOfSupply' | 'invoiceCumBill' | 'bill';

/** Whether a paper bears what Rule 46 asks of an invoice. */
export const isInvoice = (kind: BillKind): boolean => kind === 'taxInvoice' || kind === 'invoiceCumBill';

export type BillLine = {
  readonly key: number;
  readonly name: string;
  readonly hsn: string;
  /** Thousandths of the unit. */
  readonly quantity: number;
  readonly unit: Unit;
  /** In thousandths of a rupee: fuel and yarn have rates of three decimals. */
  readonly perUnit: number;
  /** In hundredths of a per cent. */
  readonly gst: number;
  /** Quantity times rate. */
  readonly amount: Paise;
  readonly discount: Paise;
  /** Amount less discount, and less the tax included in the price. */
  readonly taxable: Paise;
};

/** The taxes of all lines of one rate (`local`: SGST or UTGST); all three are 0 if nothing is charged. */
export type TaxGroup = Readonly<Record<'igst' | 'cgst' | 'local' | 'taxable', Paise> & { rate: number }>;

/** What a bill charges: nothing, IGST across states, CGST and SGST within one, CGST and UTGST in a territory. */
export type Tax = 'none' | 'igst' | 'sgst' | 'utgst';

/** Reverse charge: CGST Act 2017, section 9(3), (4). Zero-rated, by LUT or refund: IGST Act 2017, section 16. */
export const supplies = ['domestic', 'reverseCharge', 'sezLut', 'sezIgst', 'exportLut', 'exportIgst'] as const;
export type Supply = (typeof supplies)[number];

/** Why a bill bears its tax; the paper has words for each. */
export type Treatment = 'unregistered' | 'composition' | Supply;

/** How a registered seller pays GST: on each sale, or on the turnover (composition levy, CGST Act, section 10). */
export const schemes = ['regular', 'composition'] as const;

/** Whether the lines' rates include GST. */
export const priceKinds = ['plusTax', 'withTax'] as const;

/** A bill that can be printed: everything read, counted and within its limits. */
export type Bill = {
  readonly kind: BillKind;
  readonly treatment: Treatment;
  readonly seller: Seller;
  readonly buyer: Buyer;
  readonly placeOfSupply: Place;
  readonly prices: (typeof priceKinds)[number];
  readonly number: string;
  /** ISO, or empty. */
  readonly date: string;
  readonly lines: readonly BillLine[];
  /** Ascending rates; one group of rate 0 if no tax is charged. */
  readonly groups: readonly TaxGroup[];
  readonly tax: Tax;
  readonly terms: string;
  /** `exact` precedes the rounding (-49 to 50) to `total`; `balance` is `total` less `received`. */
} & Readonly<Record<'taxable' | 'exact' | 'roundOff' | 'total' | 'received' | 'balance', Paise>>;

type Party = { readonly name: string; readonly address: string; readonly phone: string };
type Seller = Party & { readonly gstin: string; readonly state: StateCode; readonly upiId: string };
/** `delivery`: another address (Rule 46(e), (o)). `state` is null if it is the seller's. */
type Buyer = Party & { readonly delivery: string } & (
    | { readonly where: 'india'; readonly gstin: string; readonly state: StateCode | null }
    | { readonly where: 'abroad'; readonly country: string }
  );

/** In hundredths of a per cent: goods by Notification 9/2025, services by 15/2025-Central Tax (Rate). Others can be typed. */
export const gstRates: readonly number[] = [0, 25, 300, 500, 1800, 4000];

/** Bricks and tiles: 12 per cent by Notification 14/2025-Central Tax (Rate), or 6 without input tax credit by 2/2022. */
export const brickRates: readonly number[] = [600, 1200];

/** Since when these rates apply: before it others did (Notification 1/2017-Central Tax (Rate)). */
export const gstRatesSince = '2025-09-22';

/** Tobacco and pan masala bore 28 per cent to this day (Notification 19/2025-Central Tax (Rate), G.S.R. 946(E)). */
export const tobacco = { rate: 2800, until: '2026-01-31' };

/** `1800` -> `18`, `25` -> `0.25`: per cent as people write it. */
export const percentText = (rate: number): string => String(rate / 100);
