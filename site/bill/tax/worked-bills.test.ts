import { describe, expect, it, test } from 'vitest';
import { bill as english } from '../../content/en/bill.ts';
import { bill as hindi } from '../../content/hi/bill.ts';
import { money, taxLines } from '../ui/tax-lines.ts';
import { readBill } from './read-bill.ts';
import { draftOf, gstinIn } from './testing/draft-of.ts';
import { type WorkedBill, workedBills } from './testing/worked-bills.ts';

/** The bill counted from what was typed. */
function countedFrom({ from, to, items }: WorkedBill) {
  const sellerState = from.slice(0, 2);
  const sellerGstin = from.includes('without') ? '' : gstinIn(sellerState);
  const { bill, issues } = readBill(draftOf(items, { sellerState, sellerGstin, buyerState: to }));
  expect(issues).toEqual([]);
  if (bill === null) throw new Error('not counted');
  return bill;
}

describe.each(workedBills)('$what', (worked) => {
  it('has these taxes, this round-off and this total', () => {
    const bill = countedFrom(worked);
    expect({
      taxable: money(bill.taxable),
      // What a tax is counted on stands in its line where there are several: no part of this table.
      taxes: taxLines(bill, { ...english, taxOn: (tax) => tax }).map(
        ({ label, amount }) => `${label} ${money(amount)}`,
      ),
      roundOff: money(bill.roundOff),
      total: money(bill.total),
    }).toEqual({
      taxable: worked.taxable,
      taxes: worked.taxes,
      roundOff: worked.roundOff,
      total: worked.total,
    });
  });

  it('says its total in words, in both languages', () => {
    const rupees = countedFrom(worked).total / 100;
    expect(english.inWords(rupees)).toBe(worked.english);
    expect(hindi.inWords(rupees)).toBe(worked.hindi);
  });
});

// CGST Act, section 2(114): Delhi, Puducherry, and Jammu and Kashmir have a legislature of their own.
test.each([
  ['utgst', ['04', '26', '31', '35', '38', '97']],
  ['sgst', ['01', '07', '27', '34']],
] as const)('the twin of CGST is %s in %j', (tax, states) => {
  for (const state of states) {
    const draft = draftOf('1 x 999 @ 18', { sellerState: state, sellerGstin: gstinIn(state), buyerState: state });
    expect(readBill(draft).bill?.tax, state).toBe(tax);
  }
});
