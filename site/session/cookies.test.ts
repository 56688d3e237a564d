import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteCookies, hasCookieOfAnotherUser, writeCookies } from './cookies.ts';
import { ashaSession, clearBrowserStorage, setCookie } from './testing/asha.ts';

const uid = 'uid of asha';
const renewed = (companyId: string | null) => ({
  session: { ...ashaSession, uid, companyId },
  idToken: 'token',
  secondsLeft: 3600,
  isConfirmed: true,
});
/** Returns only the session's cookies, because other test files may have left other cookies. */
const cookies = (): string[] => document.cookie.split('; ').filter((cookie) => cookie.startsWith('acct_'));

beforeEach(clearBrowserStorage);
afterEach(() => {
  clearBrowserStorage();
  expect(cookies()).toEqual([]);
});

test('the cookies of a renewed session last for the rest of its seven days', () => {
  const jar = vi.spyOn(document, 'cookie', 'set');
  expect(writeCookies(renewed('asha-traders'))).toBe(true);
  const rest = 'Max-Age=3600; Path=/; Domain=localhost; Secure; SameSite=None';
  expect(jar.mock.calls).toEqual([
    [`acct_auth_token=token; ${rest}`],
    [`acct_user_id=uid%20of%20asha; ${rest}`],
    [`acct_company_id=asha-traders; ${rest}`],
  ]);
  expect(cookies()).toEqual(['acct_auth_token=token', 'acct_user_id=uid%20of%20asha', 'acct_company_id=asha-traders']);
});

test('writeCookies returns false if the browser has not stored the cookies', () => {
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(writeCookies(renewed('asha-traders'))).toBe(false);
  vi.restoreAllMocks();
  setCookie('acct_user_id=uid-of-ravi');
  vi.spyOn(document, 'cookie', 'set').mockImplementation(() => undefined);
  expect(writeCookies(renewed('asha-traders'))).toBe(false);
  vi.restoreAllMocks();
});

test('cookies count as another user’s only if the user cookie contains an id other than the visitor’s', () => {
  expect(hasCookieOfAnotherUser(uid)).toBe(false);
  setCookie('acct_auth_token=uid-of-ravi');
  expect(hasCookieOfAnotherUser(uid)).toBe(false);
  setCookie('acct_user_id=uid-of-ravi');
  expect(hasCookieOfAnotherUser(uid)).toBe(true);
  setCookie('acct_user_id=uid%20of%20asha');
  expect(hasCookieOfAnotherUser(uid)).toBe(false);
});

test('a user cookie with two values counts as another user’s, and both values are deleted', () => {
  const jar = vi
    .spyOn(document, 'cookie', 'get')
    .mockReturnValue('acct_user_id=uid-of-ravi; acct_user_id=uid%20of%20asha');
  expect(hasCookieOfAnotherUser(uid)).toBe(true);
  jar.mockRestore();
  vi.stubGlobal('location', new URL('https://www.acct.example/hi/session'));
  const written = vi.spyOn(document, 'cookie', 'set');
  deleteCookies();
  for (const place of ['Path=/hi/session; Domain=localhost', 'Path=/hi/', 'Path=/; Domain=www.acct.example'])
    for (const more of ['', '; Partitioned'])
      expect(written).toHaveBeenCalledWith(`acct_user_id=; Max-Age=0; ${place}; Secure; SameSite=None${more}`);
});

test('if the company is unknown, this visitor’s company cookie stays, and another user’s is deleted', () => {
  writeCookies(renewed('asha-traders'));
  writeCookies(renewed(null));
  expect(cookies()).toContain('acct_company_id=asha-traders');
  setCookie('acct_user_id=uid-of-ravi');
  const jar = vi.spyOn(document, 'cookie', 'set');
  writeCookies(renewed(null));
  expect(jar.mock.calls[0]).toEqual(['acct_company_id=; Max-Age=0; Path=/; Domain=localhost; Secure; SameSite=None']);
  expect(cookies()).not.toContain('acct_company_id=asha-traders');
});
