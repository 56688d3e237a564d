import { expect, test } from 'vitest';
import { parseSignInIdentifier } from './sign-in-identifier.ts';

test.each([
  ['98765 43210', { kind: 'phone', e164: '+919876543210' }],
  ['+1 (202) 555-0123', { kind: 'phone', e164: '+12025550123' }],
  ['020 2543 1234', { kind: 'phone', e164: '+912025431234' }],
  ['12345678901234', { kind: 'phone-invalid' }],
  ['0202543123', { kind: 'phone-invalid' }],
  [' asha@example.com ', { kind: 'email', email: 'asha@example.com' }],
  // Any text that does not look like a phone number counts as an e-mail address, even if it is invalid.
  ['987654321', { kind: 'email', email: '987654321' }],
  ['+1234567890123456', { kind: 'email', email: '+1234567890123456' }],
  ['', { kind: 'email', email: '' }],
  ['asha', { kind: 'email', email: 'asha' }],
])('the text %j in "Email or Phone" is parsed as %j', (typed, expected) => {
  expect(parseSignInIdentifier(typed)).toEqual(expected);
});
