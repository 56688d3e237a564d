import type { BillDraft, DraftItem } from './bill-draft.ts';
import { markItemAsSample } from './sample-marks.ts';

/**
 * Clears the state Maharashtra, which an earlier version of the form filled in by default. Any other state was chosen
 * by the visitor or read from a GSTIN.
 */
export const clearDefaultSellerState = (head: BillDraft['head']): BillDraft['head'] =>
  head.sellerState === '27' ? { ...head, sellerState: '' } : head;

/**
 * Clears the values that an earlier version of the form may have filled in by default. The form asks for them again.
 */
export function clearDefaultValues({ head, items }: BillDraft): BillDraft {
  return {
    head: clearDefaultSellerState(head),
    items: items.map((item) => {
      if (isOfEarlierSample(item)) return markItemAsSample(item);
      const quantity = item.quantity === '1' ? '' : item.quantity;
      const unit = item.unit === 'NOS' ? '' : item.unit;
      // The earlier form copied the previous item's GST rate into each new item.
      return { ...item, quantity, unit, gst: '' };
    }),
  };
}

/**
 * HSN, unit and rate of the items in the earlier form's samples. That form did not mark which items were from the
 * sample.
 */
const earlierSamples: readonly (readonly [hsn: string, unit: string, rate: string])[] = [
  ['1006', 'BAG', '1,850'],
  ['0713', 'BAG', '1,320'],
  ['1507', 'NOS', '2,140'],
  ['1006', 'KGS', '74'],
  ['1701', 'KGS', '44'],
  ['0902', 'KGS', '410'],
];

/**
 * Returns true for an item with the HSN and unit, or with the rate, of an earlier sample. The name may differ. The bill
 * is not printed until the visitor renames the item.
 */
const isOfEarlierSample = (item: DraftItem): boolean =>
  earlierSamples.some(([hsn, unit, rate]) => (item.hsn === hsn && item.unit === unit) || item.rate === rate);
