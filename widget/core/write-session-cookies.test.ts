import { describe, expect, test } from 'vitest';
import { createFakeBrowserSession } from '../adapters/fakes/fake-browser-session.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { writeSessionCookies } from './write-session-cookies.ts';

const settings = { prefix: 'acct', domain: '.acct.example' };
const user = (uid: string): SignedInUser => ({
  uid,
  email: null,
  displayName: null,
  phone: null,
  providerId: 'phone',
  emailVerified: false,
  isNewUser: false,
  idToken: `token-of-${uid}`,
});

describe('without a company name', () => {
  test('the company cookie that another visitor left is deleted', () => {
    const browser = createFakeBrowserSession();
    writeSessionCookies(browser, settings, user('FirstUser'), 'Sharma Traders');
    writeSessionCookies(browser, settings, user('OtherUser'), null);
    expect(browser.cookies.map(({ name, value }) => [name, value])).toEqual([
      ['acct_auth_token', 'token-of-OtherUser'],
      ['acct_user_id', 'OtherUser'],
    ]);
    expect(browser.written).toContain(
      'acct_company_id=; Max-Age=0; Path=/; Domain=.acct.example; Secure; SameSite=None',
    );
  });

  test("the same visitor's own stays", () => {
    const browser = createFakeBrowserSession();
    writeSessionCookies(browser, settings, user('FirstUser'), 'Sharma Traders');
    writeSessionCookies(browser, settings, user('FirstUser'), null);
    expect(browser.readCookie('acct_company_id')).toBe('sharma-traders-FirstU');
  });

  test('one whose owner nobody knows is deleted', () => {
    const browser = createFakeBrowserSession();
    browser.writeCookie('acct_company_id=left-over; Domain=.acct.example; Secure; SameSite=None');
    writeSessionCookies(browser, settings, user('FirstUser'), null);
    expect(browser.readCookie('acct_company_id')).toBeNull();
  });
});

test('a company name writes its own id over any other', () => {
  const browser = createFakeBrowserSession();
  writeSessionCookies(browser, settings, user('FirstUser'), 'Sharma Traders');
  writeSessionCookies(browser, settings, user('OtherUser'), 'Rao Stores');
  expect(browser.readCookie('acct_company_id')).toBe('rao-stores-OtherU');
});

test('no cookie is written where one of them would not hold', () => {
  const outside = createFakeBrowserSession({ url: 'https://partner.example' });
  expect(writeSessionCookies(outside, settings, user('FirstUser'), 'A')).toBe('outside-cookie-domain');
  expect(outside.written).toEqual([]);
  for (const [url, domain, outcome] of [
    ['https://www.acct.example/login', '.acct.example', 'blocked'],
    ['https://acct.example', 'ACCT.example', 'blocked'],
    ['http://localhost:5173/login', 'localhost', 'blocked'],
    ['http://www.acct.example/login', '.acct.example', 'outside-cookie-domain'],
    ['https://notacct.example/login', '.acct.example', 'outside-cookie-domain'],
  ] as const) {
    const blocking = createFakeBrowserSession({ url, blocksCookies: true });
    expect(writeSessionCookies(blocking, { prefix: 'acct', domain }, user('FirstUser'), 'A'), url).toBe(outcome);
    expect(blocking.written).toEqual([]);
  }
  const inside = createFakeBrowserSession();
  const bloated = { ...user('FirstUser'), idToken: 'x'.repeat(4090) };
  expect(writeSessionCookies(inside, settings, bloated, 'A')).toBe('too-large');
  expect(inside.written).toEqual([]);
});
