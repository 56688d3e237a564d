import type { GstRate } from './gst-rates.ts';
import type { Paise } from './paise.ts';
import type { StateCode } from './states.ts';

/**
 * What the paper is: with tax, of goods and services that carry none, or of a seller who is not registered (Rules 46
 * and 49).
 */
export type BillKind = 'taxInvoice' | 'billOfSupply' | 'bill';

export type BillLine = {
  readonly key: number;
  readonly name: string;
  readonly hsn: string;
  /** Thousandths of the unit. */
  readonly quantity: number;
  readonly unit: Unit;
  readonly rate: Paise;
  readonly gst: GstRate;
  /** Quantity times rate. */
  readonly amount: Paise;
  readonly discount: Paise;
  /** What tax is counted on: amount less discount. */
  readonly taxable: Paise;
};

/** The tax of all lines of one rate together. Nothing is charged where all three are 0. */
export type TaxGroup = {
  readonly rate: GstRate;
  readonly taxable: Paise;
  readonly igst: Paise;
  readonly cgst: Paise;
  /** SGST or UTGST. */
  readonly local: Paise;
};

/**
 * What a bill charges: nothing, IGST from state to state, CGST and SGST within one, CGST and UTGST within a territory
 * without legislature.
 */
export type Tax = 'none' | 'igst' | 'sgst' | 'utgst';

/** A bill that can be printed: everything read, counted and within its limits. */
export type Bill = {
  readonly kind: BillKind;
  readonly seller: Seller;
  readonly buyer: Party;
  readonly placeOfSupply: StateCode;
  readonly number: string;
  /** ISO date, empty while there is none. */
  readonly date: string;
  readonly lines: readonly BillLine[];
  /** Ascending rates; one group of rate 0 where no tax is charged. */
  readonly groups: readonly TaxGroup[];
  readonly tax: Tax;
  readonly taxable: Paise;
  /** What the lines and their taxes come to, before it is rounded. */
  readonly exact: Paise;
  /** From -49 to 50. */
  readonly roundOff: Paise;
  /** Whole rupees, in paise. */
  readonly total: Paise;
};

export type Party = { readonly name: string; readonly gstin: string };
export type Seller = Party & { readonly state: StateCode; readonly upiId: string };

/** Units as GST returns name them (unit quantity codes), those that shops use most. */
export const units = [
  'NOS',
  'PCS',
  'KGS',
  'GMS',
  'LTR',
  'MLT',
  'MTR',
  'SQF',
  'BOX',
  'BAG',
  'DOZ',
  'PAC',
  'OTH',
] as const;
export type Unit = (typeof units)[number];
