import { expect, test } from 'vitest';
import { money } from '../../../base/format.ts';
import { bill as english } from '../../../content/en/bill.ts';
import { bill as hindi } from '../../../content/hi/bill.ts';
import { readBill } from '../tax/read-bill.ts';
import { draftOf, gstinIn, headOf } from '../tax/testing/draft-of.ts';
import { workedBills } from '../tax/testing/worked-bills.ts';
import { taxLines } from './bill-totals.tsx';

test.each(workedBills)('$what', ({ sale, items, what: _, ...expected }) => {
  const { bill, issues } = readBill(draftOf(items, headOf(sale)));
  expect(issues).toEqual([]);
  const rupees = bill.total / 100;
  expect({
    kind: bill.kind,
    taxable: money(bill.taxable),
    // What a tax is counted on stands in its line where there are several: no part of this table.
    taxes: taxLines(bill, { ...english, taxOn: (tax) => tax }).map(({ label, amount }) => `${label} ${money(amount)}`),
    roundOff: money(bill.roundOff),
    total: money(bill.total),
    english: english.inWords(rupees),
    hindi: hindi.inWords(rupees).normalize('NFC'),
  }).toEqual({
    ...expected,
    english: `Rupees ${expected.english} Only`,
    hindi: `${expected.hindi} ${rupees === 1 ? 'रुपया' : 'रुपये'} मात्र`.normalize('NFC'),
  });
});

// CGST Act, section 2(114): Delhi, Puducherry, and Jammu and Kashmir have a legislature of their own.
test.each([
  ['utgst', ['04', '26', '31', '35', '38', '97']],
  ['sgst', ['01', '07', '27', '34']],
] as const)('the twin of CGST is %s in %j', (tax, states) => {
  for (const state of states) {
    const draft = draftOf('1 x 999 @ 18', { sellerState: state, sellerGstin: gstinIn(state), buyerState: state });
    expect(readBill(draft).bill.tax, state).toBe(tax);
  }
});
