import { render, screen } from '@testing-library/react';
import { act, useReducer } from 'react';
import { expect, it } from 'vitest';
import { billTexts as text } from '../../../content/en/bill-texts.ts';
import { billReducer, createBillState } from '../tax/bill-reducer.ts';
import { createTestDraft, createTestHeader } from '../tax/testing/create-test-draft.ts';
import { BillActionBar } from './bill-action-bar.tsx';
import { BillContext } from './bill-context.ts';
import { readRememberedShop, rememberShop, useRememberedShop, writeRememberedShop } from './remembered-shop.ts';

const numbered = createTestDraft('1 x 100 @ 18', {
  ...createTestHeader('27'),
  sellerName: 'Asha Traders',
  number: '0142',
});

function Bill({ draft = numbered }) {
  const [state, dispatch] = useReducer(billReducer, draft, createBillState);
  const shop = useRememberedShop(state, dispatch);
  return (
    <BillContext value={{ ...state, dispatch, text, language: 'en', warnings: [], sample: null, shop }}>
      <output>{state.draft.head.number}</output>
      <BillActionBar />
    </BillContext>
  );
}

/** Rule 46(b) requires consecutive bill numbers. */
it.each([
  ['pressed twice', [text.newBill, text.newBill]],
  ['undone and pressed again', [text.newBill, text.undo, text.newBill]],
])('the next bill gets the next number, without a gap, if "New bill" is %s', (_, presses) => {
  rememberShop(numbered.head, '0142');
  const { container, unmount } = render(<Bill />);
  for (const name of presses) act(() => screen.getByRole('button', { name }).click());
  const numbers = [container.querySelector('output')?.textContent, readRememberedShop()?.last];
  unmount();
  writeRememberedShop(null);
  expect(numbers).toEqual(['0143', '0143']);
});

it('the amounts in the message about a bill without added tax add up to its total', () => {
  const draft = createTestDraft('1 x 99.60 @ 0 | 1 x 50 @ 0', {
    ...createTestHeader('27 unregistered'),
    sellerName: 'Asha Traders',
  });
  const { unmount } = render(<Bill draft={draft} />);
  act(() => screen.getByRole('button', { name: text.share }).click());
  const [roundOff, total] = (screen.getByRole('textbox') as HTMLTextAreaElement).value.split('\n').slice(-2);
  unmount();
  expect([roundOff, total]).toEqual([`${text.roundOff}: ₹0.40`, `${text.total}: ₹150.00`]);
});
