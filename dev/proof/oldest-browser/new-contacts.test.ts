import { expect, test } from 'vitest';
import { newContacts } from './new-contacts.ts';

const current = { items: ['a', 'b', 'c'], contacts: ['a + b'], width: 360 };

test('what touches in both browsers is no fault', () => {
  expect(newContacts(current, current)).toEqual([]);
  expect(newContacts({ ...current, contacts: [] }, current)).toEqual([]);
});

test('what touches, is missing or too wide in the older one alone is named', () => {
  expect(newContacts({ items: ['a', 'b'], contacts: ['a + b', 'b + c'], width: 372 }, current)).toEqual([
    'touch: b + c',
    'is not shown: c',
    'is 372 px wide instead of 360',
  ]);
});
