import { gstSchemes, priceKinds, supplyTypes } from '../bill.ts';
import { type BillDraft, type DraftItem, emptyHeader, emptyItem } from '../bill-draft.ts';
import { gstinCheckCharacter } from '../gstin.ts';

/** A GSTIN of nobody in this state. */
export const testGstin = (state: string): string => {
  const start = `${state}BBBBB0000B1Z`;
  return start + gstinCheckCharacter(start);
};

/** A UIN of nobody in Delhi. */
export const testUin = `0717XXX00000UN${gstinCheckCharacter('0717XXX00000UN')}`;

/** A line as it is typed: `4 x 1850 - 10% @ 5`. */
export function testItem(text: string, key = 1): DraftItem {
  const [, quantity = '', rate = '', discount = '', gst = ''] =
    /^(\S+) x (\S+?)(?: - (\S+))? @ (\S+)$/.exec(text) ?? [];
  const isPercent = discount.endsWith('%');
  return {
    ...emptyItem(key),
    gst,
    name: `Item ${key}`,
    unit: 'NOS',
    quantity,
    rate,
    discount: discount.replace('%', ''),
    discountIn: isPercent || discount === '' ? 'percent' : 'rupees',
  };
}

/** The head of a sale: states (`27>29`), then `unregistered`, `composition`, `withTax`, a supply, `at:30`. */
export function testHeader(sale: string): Partial<BillDraft['head']> {
  const [states = '', ...words] = sale.split(' ');
  const [sellerState = '', buyerState = ''] = states.split('>');
  return {
    sellerState,
    buyerState,
    sellerGstin: words.includes('unregistered') ? '' : testGstin(sellerState),
    sellerScheme: gstSchemes.find((each) => words.includes(each)) ?? 'regular',
    prices: priceKinds.find((each) => words.includes(each)) ?? 'plusTax',
    supply: supplyTypes.find((each) => words.includes(each)) ?? 'domestic',
    placeOfSupply: words.find((word) => word.startsWith('at:'))?.slice(3) ?? '',
  };
}

/** A form filled in by a shop of Maharashtra: lines divided by bars; `head` replaces other fields. */
export function testDraft(items: string, head: Partial<BillDraft['head']> = {}): BillDraft {
  return {
    head: { ...emptyHeader, sellerState: '27', date: '2026-11-22', ...head },
    items: items.split(' | ').map((item, index) => testItem(item, index + 1)),
  };
}
