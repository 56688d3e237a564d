import { type SampleItem, sampleInvoice } from '../../content/facts/sample-books.ts';
import { figure } from '../../format.ts';
import { type BillDraft, emptyDraft, emptyItem } from './bill-draft.ts';

/** Nobody's: the tax office numbers PANs from 0001, so none has four zeros. Its check digit is right. */
export const sampleGstin = '27AAAAA0000A1Z2';

const units = { rice: 'BAG', dal: 'BAG', oil: 'NOS' } as const;
const hsn = { rice: '1006', dal: '0713', oil: '1507' } as const;

/** The bill that stands on the pages until somebody types: the sample shop's, without its name and number. */
export const sampleDraft = (names: Readonly<Record<SampleItem, string>>): BillDraft => ({
  head: { ...emptyDraft(sampleInvoice.paidOn, '27').head, sellerGstin: sampleGstin },
  items: sampleInvoice.lines.map(({ item, quantity, rate }, index) => ({
    ...emptyItem(index + 1, String(sampleInvoice.gstPercent)),
    ...{ name: names[item], hsn: hsn[item], quantity: String(quantity), unit: units[item], rate: figure(rate) },
  })),
});
