import { expect, test } from 'vitest';
import { accountLabel, unverifiedTokenLabel } from './account-label.ts';
import { claims } from './testing/asha.ts';

test.each([
  ['asha@example.com', 'asha@…'],
  ['आशा@example.com', 'आशा@…'],
  ['"a@b"@example.com', '"a@…'],
  ['+919876543210', '…3210'],
])('%s is shown as %s', (account, label) => {
  expect(accountLabel(account)).toBe(label);
});

test.each<[string, readonly object[], string | null]>([
  ['an address', [{ email: 'asha.p+books@example.com' }], 'asha.p+books@…'],
  ['a number', [{ phone_number: '+919876543210' }], '…3210'],
  ['nothing', [{}], null],
  ['a sentence', [{ email: 'Call us on 1800 @ once' }], null],
  ['what turns its direction', [{ email: '\u202easha@example.com' }], null],
  ['markup', [{ email: '<b>@example.com' }], null],
  ['a list', [{ email: ['asha@example.com'] }], 'asha@…'],
  ['no text', [{ phone_number: 9876543210 }], null],
  ['two tokens', [{ email: 'asha@example.com' }, { email: 'ravi@example.com' }], null],
])('a token that nobody has checked names an account only by the form of one: %s', (_, tokens, label) => {
  const { email: _ours, ...others } = claims;
  expect(unverifiedTokenLabel(tokens.map((token) => ({ ...others, ...token })))).toBe(label);
});

test('what is no token names nobody', () => {
  expect([unverifiedTokenLabel([]), unverifiedTokenLabel([null])]).toEqual([null, null]);
});
