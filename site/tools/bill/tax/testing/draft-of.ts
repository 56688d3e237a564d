import { priceKinds, schemes, supplies } from '../bill.ts';
import { type BillDraft, type DraftItem, emptyHead, emptyItem } from '../bill-draft.ts';
import { checkCharacter } from '../gstin.ts';

/** A GSTIN of nobody in this state. */
export const gstinIn = (state: string): string => {
  const start = `${state}BBBBB0000B1Z`;
  return start + checkCharacter(start);
};

/** A UIN of nobody in Delhi. */
export const uin = `0717XXX00000UN${checkCharacter('0717XXX00000UN')}`;

/** A line as it is typed: `4 x 1850 - 10% @ 5`. */
export function itemOf(text: string, key = 1): DraftItem {
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
export function headOf(sale: string): Partial<BillDraft['head']> {
  const [states = '', ...words] = sale.split(' ');
  const [sellerState = '', buyerState = ''] = states.split('>');
  return {
    sellerState,
    buyerState,
    sellerGstin: words.includes('unregistered') ? '' : gstinIn(sellerState),
    sellerScheme: schemes.find((each) => words.includes(each)) ?? 'regular',
    prices: priceKinds.find((each) => words.includes(each)) ?? 'plusTax',
    supply: supplies.find((each) => words.includes(each)) ?? 'domestic',
    placeOfSupply: words.find((word) => word.startsWith('at:'))?.slice(3) ?? '',
  };
}

/** A form filled in by a shop of Maharashtra: lines divided by bars; `head` replaces other fields. */
export function draftOf(items: string, head: Partial<BillDraft['head']> = {}): BillDraft {
  return {
    head: { ...emptyHead, sellerState: '27', date: '2026-11-22', ...head },
    items: items.split(' | ').map((item, index) => itemOf(item, index + 1)),
  };
}
