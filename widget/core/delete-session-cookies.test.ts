import { expect, test } from 'vitest';
import { createFakeBrowserSession } from '../adapters/fakes/fake-browser-session.ts';
import { deleteSessionCookies } from './delete-session-cookies.ts';

test('all three cookies go, and nothing of what was in them is written again', () => {
  const browser = createFakeBrowserSession();
  deleteSessionCookies(browser, { prefix: 'acct', domain: '.acct.example' });
  const rest = 'Max-Age=0; Path=/; Domain=.acct.example; Secure; SameSite=None';
  expect(browser.written).toEqual([`acct_auth_token=; ${rest}`, `acct_user_id=; ${rest}`, `acct_company_id=; ${rest}`]);
});
