import { gstSchemes, priceKinds, supplyTypes } from '../bill.ts';
import { type BillDraft, createEmptyItem, type DraftItem, initialBillHeader } from '../bill-draft.ts';
import { computeGstinCheckCharacter } from '../gstin.ts';

/** Returns a made-up GSTIN of this state with a valid check character. */
export const createTestGstin = (state: string): string => {
  const start = `${state}BBBBB0000B1Z`;
  return start + computeGstinCheckCharacter(start);
};

/** A made-up UIN of Delhi with a valid check character. */
export const exampleUin = `0717XXX00000UN${computeGstinCheckCharacter('0717XXX00000UN')}`;

/** Creates an item from a text such as `4 x 1850 - 10% @ 5`: quantity, rate, discount and GST rate. */
export function createTestItem(text: string, key = 1): DraftItem {
  const [, quantity = '', rate = '', discount = '', gst = ''] =
    /^(\S+) x (\S+?)(?: - (\S+))? @ (\S+)$/.exec(text) ?? [];
  const isPercent = discount.endsWith('%');
  return {
    ...createEmptyItem(key),
    gst,
    name: `Item ${key}`,
    unit: 'NOS',
    quantity,
    rate,
    discount: discount.replace('%', ''),
    discountIn: isPercent || discount === '' ? 'percent' : 'rupees',
  };
}

/**
 * Creates the fields of a sale from a text such as `27>29 unregistered withTax at:30`: the states of seller and buyer,
 * then optional words. `at:30` sets the place of supply.
 */
export function createTestHeader(sale: string): Partial<BillDraft['head']> {
  const [states = '', ...words] = sale.split(' ');
  const [sellerState = '', buyerState = ''] = states.split('>');
  return {
    sellerState,
    buyerState,
    sellerGstin: words.includes('unregistered') ? '' : createTestGstin(sellerState),
    sellerScheme: gstSchemes.find((each) => words.includes(each)) ?? 'regular',
    prices: priceKinds.find((each) => words.includes(each)) ?? 'plusTax',
    supply: supplyTypes.find((each) => words.includes(each)) ?? 'domestic',
    placeOfSupply: words.find((word) => word.startsWith('at:'))?.slice(3) ?? '',
  };
}

/** Creates the draft of a bill for a shop in Maharashtra. Bars separate the `items`. `head` contains further fields. */
export function createTestDraft(items: string, head: Partial<BillDraft['head']> = {}): BillDraft {
  return {
    head: { ...initialBillHeader, sellerState: '27', date: '2026-11-22', ...head },
    items: items.split(' | ').map((item, index) => createTestItem(item, index + 1)),
  };
}
