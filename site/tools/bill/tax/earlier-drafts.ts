import type { BillDraft, DraftItem } from './bill-draft.ts';
import { markAsSample } from './sample-marks.ts';

/** The earlier form took Maharashtra where no state was known; any other state was chosen or came with a GSTIN. */
export const clearGuessedState = (head: BillDraft['head']): BillDraft['head'] =>
  head.sellerState === '27' ? { ...head, sellerState: '' } : head;

/** Empties what the earlier form may have filled in by itself: the form asks for it again. */
export function clearGuessedValues({ head, items }: BillDraft): BillDraft {
  return {
    head: clearGuessedState(head),
    items: items.map((item) => {
      if (isOfEarlierSample(item)) return markAsSample(item);
      const quantity = item.quantity === '1' ? '' : item.quantity;
      const unit = item.unit === 'NOS' ? '' : item.unit;
      // It gave each new row the rate of the one before.
      return { ...item, quantity, unit, gst: '' };
    }),
  };
}

/** The lines that the earlier form showed as a sample or added by a press: HSN, unit and rate, without marks. */
const earlierSamples: readonly (readonly [hsn: string, unit: string, rate: string])[] = [
  ['1006', 'BAG', '1,850'],
  ['0713', 'BAG', '1,320'],
  ['1507', 'NOS', '2,140'],
  ['1006', 'KGS', '74'],
  ['1701', 'KGS', '44'],
  ['0902', 'KGS', '410'],
];

/** Under another name too, a line with the sample's HSN and unit, or its rate, is not printed before it has a new one. */
const isOfEarlierSample = (item: DraftItem): boolean =>
  earlierSamples.some(([hsn, unit, rate]) => (item.hsn === hsn && item.unit === unit) || item.rate === rate);
