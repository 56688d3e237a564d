import { expect, test } from 'vitest';
import { accountLabel } from './account-label.ts';

test.each([
  ['asha@example.com', 'asha@…'],
  ['आशा@example.com', 'आशा@…'],
  ['"a@b"@example.com', '"a@…'],
  ['+919876543210', '…3210'],
])('%s is shown as %s', (account, label) => {
  expect(accountLabel(account)).toBe(label);
});
