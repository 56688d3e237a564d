import { expect, test } from 'vitest';
import { money } from '../../../base/format.ts';
import { bill as english } from '../../../content/en/bill.ts';
import { bill as hindi } from '../../../content/hi/bill.ts';
import { readBill } from '../tax/read-bill.ts';
import { testDraft, testGstin, testHeader } from '../tax/testing/test-draft.ts';
import { workedExamples } from '../tax/testing/worked-examples.ts';
import { taxRows } from './bill-totals.tsx';

test.each(workedExamples)('$what', ({ sale, items, what: _, ...expected }) => {
  const { bill, issues } = readBill(testDraft(items, testHeader(sale)));
  expect(issues).toEqual([]);
  const rupees = bill.total / 100;
  expect({
    kind: bill.kind,
    taxable: money(bill.taxable),
    // What a tax is counted on stands in its line where there are several: no part of this table.
    taxes: taxRows(bill, { ...english, taxOn: (tax) => tax }).map(({ label, amount }) => `${label} ${money(amount)}`),
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
    const draft = testDraft('1 x 999 @ 18', { sellerState: state, sellerGstin: testGstin(state), buyerState: state });
    expect(readBill(draft).bill.tax, state).toBe(tax);
  }
});
