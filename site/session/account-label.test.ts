import { expect, test } from 'vitest';
import { accountLabel, unverifiedTokenLabel } from './account-label.ts';
import { ashaClaims } from './testing/asha.ts';

test.each([
  ['asha@example.com', 'asha@…'],
  ['आशा@example.com', 'आशा@…'],
  ['"a@b"@example.com', '"a@…'],
  ['+919876543210', '…3210'],
])('the account %s has the label %s', (account, label) => {
  expect(accountLabel(account)).toBe(label);
});

test.each<[string, readonly object[], string | null]>([
  ['has an address', [{ email: 'asha.p+books@example.com' }], 'asha.p+books@…'],
  ['has a phone number', [{ phone_number: '+919876543210' }], '…3210'],
  ['has neither address nor number', [{}], null],
  ['has a sentence as its address', [{ email: 'Call us on 1800 @ once' }], null],
  ['has an address that turns the direction of text', [{ email: '\u202easha@example.com' }], null],
  ['has markup in its address', [{ email: '<b>@example.com' }], null],
  ['has a list of addresses', [{ email: ['asha@example.com'] }], 'asha@…'],
  ['has a phone number that is no text', [{ phone_number: 9876543210 }], null],
  ['is one of two tokens', [{ email: 'asha@example.com' }, { email: 'ravi@example.com' }], null],
])('an unverified token that %s has the label %j', (_, tokens, label) => {
  const { email: _ours, ...others } = ashaClaims;
  expect(unverifiedTokenLabel(tokens.map((token) => ({ ...others, ...token })))).toBe(label);
});

test('the label is null if no token is readable', () => {
  expect([unverifiedTokenLabel([]), unverifiedTokenLabel([null])]).toEqual([null, null]);
});
