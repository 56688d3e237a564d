import { expect, test } from 'vitest';
import { readBill } from '../tax/read-bill.ts';
import { createTestDraft } from '../tax/testing/create-test-draft.ts';
import { createUpiLink } from './payment-qr-code.tsx';

const linkOf = (items: string, head: object) => {
  const { bill } = readBill(createTestDraft(items, head));
  return createUpiLink(bill);
};

test('the UPI link contains payee, amount, note and reference, escaped as UPI apps read them', () => {
  const head = { sellerName: 'A & B ट्रेडर्स', sellerUpi: 'ab.traders@okbank', number: '2026-27/0142' };
  const link = linkOf('4 x 1850.40 @ 5', head);
  expect(link).toBe(
    `upi://pay?pa=ab.traders@okbank&pn=A%20%26%20B%20${encodeURIComponent('ट्रेडर्स')}&am=7402.00&cu=INR&tn=Bill%202026-27%2F0142&tr=2026270142`,
  );
});

test('the UPI link asks only for the unpaid balance', () => {
  expect(linkOf('1 x 10 @ 0', { sellerUpi: 'shop@okbank', received: '4' })).toContain('&am=6.00&');
  expect(linkOf('1 x 10 @ 0', { sellerUpi: 'shop@okbank', received: '10' })).toBeNull();
});

test('a bill has no UPI link without a valid UPI id or without a balance to pay', () => {
  expect(linkOf('1 x 10 @ 0', {})).toBeNull();
  expect(linkOf('1 x 10 @ 0', { sellerUpi: 'shop' })).toBeNull();
  expect(linkOf('1 x 0 @ 0', { sellerUpi: 'shop@okbank' })).toBeNull();
});

test('the UPI link uses the UPI id if the shop has no name, and has no note if the bill has no number', () => {
  expect(linkOf('1 x 10 @ 0', { sellerUpi: 'shop@okbank' })).toBe(
    'upi://pay?pa=shop@okbank&pn=shop%40okbank&am=10.00&cu=INR',
  );
});

test('the UPI link contains no half of a character (a lone surrogate), and its note is cut between characters', () => {
  const half = '\ud83d';
  const link = linkOf('1 x 10 @ 0', { sellerUpi: 'shop@okbank', sellerName: `Asha ${half}`, number: `${half}7` });
  expect(link).toBe('upi://pay?pa=shop@okbank&pn=Asha&am=10.00&cu=INR&tn=Bill%207&tr=7');
  expect(linkOf('1 x 10 @ 0', { sellerUpi: 'shop@okbank', sellerName: half })).toContain('&pn=shop%40okbank&');
  const long = linkOf('1 x 10 @ 0', { sellerUpi: 'shop@okbank', number: `${'7'.repeat(44)}😀😀` });
  expect(long).toContain(`&tn=Bill%20${'7'.repeat(44)}${encodeURIComponent('😀')}&`);
});
