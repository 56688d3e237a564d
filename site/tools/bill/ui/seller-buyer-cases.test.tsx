import { expect, it } from 'vitest';
import { formatPaise } from '../../../base/format.ts';
import { billTexts as text } from '../../../content/en/bill-texts.ts';
import { type BillState, createBillState } from '../tax/bill-reducer.ts';
import { isStateCode } from '../tax/gstin.ts';
import { createTestDraft } from '../tax/testing/create-test-draft.ts';
import { exampleBuyers, exampleSellers, sellerBuyerCases } from '../tax/testing/seller-buyer-cases.ts';
import { findMissingBillParts } from '../tax/validate-bill.ts';
import { listTaxRows } from './bill-totals.tsx';
import { renderPrintedBill } from './testing/render-printed-bill.tsx';

it('the table of sellers and buyers has a row for each pair', () => {
  const pairs = Object.keys(exampleSellers).flatMap((seller) =>
    Object.keys(exampleBuyers).map((buyer) => `${seller} to ${buyer}`),
  );
  expect(sellerBuyerCases.map(({ seller, buyer }) => `${seller} to ${buyer}`)).toEqual(pairs);
});

/** Returns the text of the printed bill. */
const paperOf = (state: BillState): string => renderPrintedBill(state).body.textContent;

/** Returns the kind of a printed text: a complete bill, a bill with a list of its missing parts, or only a sentence. */
function printedAs(paper: string): 'nothing' | 'incomplete' | 'bill' {
  if (paper.startsWith(text.notPrinted(''))) return 'nothing';
  return paper.includes(text.fillIn) ? 'incomplete' : 'bill';
}

it.each(sellerBuyerCases)(
  'a seller with "$seller" and a buyer with "$buyer" get a bill of the kind $kind ($rule)',
  ({ seller, buyer, rule: _, ...expected }) => {
    const shop = { sellerName: 'Asha', sellerAddress: '4 MG Road', number: '1' };
    const { head, items } = createTestDraft('1 x 100 @ 18', {
      ...shop,
      ...exampleSellers[seller],
      ...exampleBuyers[buyer],
    });
    const state = createBillState({ head, items: items.map((item) => ({ ...item, hsn: '1006' })) });
    const { bill, issues } = state;
    const taxes = listTaxRows(bill, text).map(({ label, amount }) => `${label} ${formatPaise(amount)}`);
    const asked = [...issues.map(({ field, code }) => `${field}: ${code}`), ...findMissingBillParts(bill)];
    const paper = paperOf(state);
    expect({
      seller,
      buyer,
      kind: bill.kind,
      place: bill.placeOfSupply ?? '-',
      taxes: taxes.join(', ') || '-',
      asked: asked.join(', ') || '-',
      printed: printedAs(paper),
    }).toEqual({ seller, buyer, ...expected });
    if (printedAs(paper) === 'nothing') return;
    expect(paper.startsWith(text.kinds[bill.kind])).toBe(true);
    const { place } = expected;
    const placeName = isStateCode(place) ? text.states[place] : text.abroad;
    const printed = /Place of supply:? (\D+ \(\d\d\))/.exec(paper)?.[1] ?? '-';
    expect(printed).toBe(place === '-' ? '-' : `${placeName} (${place})`);
  },
);
