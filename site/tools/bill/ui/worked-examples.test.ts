import { expect, test } from 'vitest';
import { formatPaise } from '../../../base/format.ts';
import { billTexts as english } from '../../../content/en/bill-texts.ts';
import { billTexts as hindi } from '../../../content/hi/bill-texts.ts';
import { readBill } from '../tax/read-bill.ts';
import { createTestDraft, createTestGstin, createTestHeader } from '../tax/testing/create-test-draft.ts';
import { workedExamples } from '../tax/testing/worked-examples.ts';
import { listTaxRows } from './bill-totals.tsx';

test.each(workedExamples)(
  'the sums of the worked example "$what" are correct',
  ({ sale, items, what: _, ...expected }) => {
    const { bill, issues } = readBill(createTestDraft(items, createTestHeader(sale)));
    expect(issues).toEqual([]);
    const rupees = bill.total / 100;
    expect({
      kind: bill.kind,
      taxable: formatPaise(bill.taxable),
      // Removes the taxable value from the labels of taxes, because the labels in the examples do not contain it.
      taxes: listTaxRows(bill, { ...english, taxOn: (tax) => tax }).map(
        ({ label, amount }) => `${label} ${formatPaise(amount)}`,
      ),
      roundOff: formatPaise(bill.roundOff),
      total: formatPaise(bill.total),
      english: english.inWords(rupees),
      hindi: hindi.inWords(rupees).normalize('NFC'),
    }).toEqual({
      ...expected,
      english: `Rupees ${expected.english} Only`,
      hindi: `${expected.hindi} ${rupees === 1 ? 'रुपया' : 'रुपये'} मात्र`.normalize('NFC'),
    });
  },
);

// Delhi, Puducherry, and Jammu and Kashmir have a legislature and charge SGST (CGST Act, section 2(114)).
test.each([
  ['utgst', ['04', '26', '31', '35', '38', '97']],
  ['sgst', ['01', '07', '27', '34']],
] as const)('a sale within a state charges CGST and %s if the state is one of %j', (tax, states) => {
  for (const state of states) {
    const draft = createTestDraft('1 x 999 @ 18', {
      sellerState: state,
      sellerGstin: createTestGstin(state),
      buyerState: state,
    });
    expect(readBill(draft).bill.tax, state).toBe(tax);
  }
});
