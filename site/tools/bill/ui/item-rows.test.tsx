import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useReducer } from 'react';
import { describe, expect, it, test } from 'vitest';
import { billTexts as text } from '../../../content/en/bill-texts.ts';
import { billReducer, createBillState } from '../tax/bill-reducer.ts';
import { createTestDraft, createTestHeader } from '../tax/testing/create-test-draft.ts';
import { BillContext } from './bill-context.ts';
import { ItemRows } from './item-rows.tsx';
import { PrintedBill } from './printed-bill.tsx';

/** Renders the items and the printed bill of a draft with one item, which has no quantity or unit. */
function Bill() {
  const { head, items } = createTestDraft('1 x 50 @ 18', { ...createTestHeader('27'), sellerName: 'Asha Traders' });
  const [state, dispatch] = useReducer(
    billReducer,
    { head, items: items.map((item) => ({ ...item, quantity: '', unit: '' })) },
    createBillState,
  );
  return (
    <BillContext value={{ ...state, dispatch, text, language: 'en', warnings: [], sample: null, shop: null }}>
      <ItemRows />
      <PrintedBill />
    </BillContext>
  );
}

async function renderQuantity(typed: string) {
  const user = userEvent.setup();
  const { container } = render(<Bill />);
  await user.type(screen.getByLabelText(text.columns.quantity), typed);
  await user.tab();
  const paper = () => container.querySelector('.bill-paper')?.textContent ?? '';
  return { user, paper, unit: screen.getByLabelText<HTMLSelectElement>(text.columns.unit) };
}

describe('a quantity with its unit', () => {
  test.each([
    ['10 hours', 'hour', '10 hours'],
    ['3 sq yd', 'sq yd', '3 sq yd'],
    ['२ कट्टा', 'कट्टा', '2 कट्टा'],
  ])('a quantity typed as "%s" chooses the unit "%s" and is printed as "%s"', async (typed, chosen, printed) => {
    const { paper, unit } = await renderQuantity(typed);
    expect(unit.selectedOptions[0]?.text).toBe(chosen);
    expect(paper()).toContain(printed);
    expect(paper()).not.toContain('Not printed');
  });

  it('the form asks which unit "2 mt" means, and prints the bill after one press on an answer', async () => {
    const { user, paper, unit } = await renderQuantity('2 mt');
    expect(screen.getByText('Metres or tonnes?')).toBeTruthy();
    expect(paper()).toContain('Not printed: Item 1, Unit: Metres or tonnes?');
    await user.click(screen.getByRole('button', { name: 'Tonnes' }));
    expect(screen.queryByText('Metres or tonnes?')).toBeNull();
    expect(unit.value).toBe('TON');
    expect(document.activeElement).toBe(screen.getByLabelText(text.columns.quantity));
    expect(paper()).toContain('2 tonne');
  });
});

it('the message about a paste names the cell that is not clear', async () => {
  const user = userEvent.setup();
  render(<Bill />);
  await user.click(screen.getByLabelText(text.columns.name));
  await user.paste('Item\tQty\tRate\tGST %\rTea\t1\t50\t5 or 18');
  expect(screen.getByText(/Nothing was pasted: row 2, GST %: “5 or 18” is not clear\./)).toBeTruthy();
});
