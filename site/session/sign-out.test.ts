import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCookies, writeCookies } from './cookies.ts';
import { parseSessionRequest } from './session-request.ts';
import { appUrl, knownOrigins } from './session-settings.ts';
import { lastSignInMethodStore } from './session-store.ts';
import { finishSignOut, resumeSignOutAfterBackNavigation, signOut } from './sign-out.ts';
import { readStoredSession, storeSession } from './stored-session.ts';
import { ashaClaims, ashaSession, clearBrowserStorage, createIdToken, pressButton, setCookie } from './testing/asha.ts';

const home = 'http://localhost:3000/hi';
const comesFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
const show = (form = '<form></form>'): void => {
  document.body.innerHTML = `<a class="to-home" href="${home}">मुख्य पृष्ठ</a>${form}`;
};

/** Waits until no cookie is left, since happy-dom still returns a deleted cookie in the same millisecond. */
const cookiesAreDeleted = () => vi.waitFor(() => expect(document.cookie).not.toContain('acct_'));

beforeEach(async () => {
  clearBrowserStorage();
  show();
  await storeSession(ashaSession);
  await lastSignInMethodStore.write('google');
  const idToken = createIdToken({ ...ashaClaims, sub: 'uid-of-ravi' });
  writeCookies({
    session: { ...ashaSession, companyId: 'asha-traders' },
    idToken,
    secondsLeft: 3600,
    isConfirmed: true,
  });
});

describe('signing out', () => {
  test('a sign-out from a page of the site deletes the session, then posts the user id to the application', async () => {
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    const jar = vi.spyOn(document, 'cookie', 'set');
    expect(await signOut(false)).toEqual({ post: ashaSession.uid });
    expect(await readStoredSession()).toBeNull();
    const rest = 'Max-Age=0; Path=/; Domain=localhost; Secure; SameSite=None';
    for (const name of ['acct_auth_token', 'acct_user_id', 'acct_company_id'])
      expect(jar).toHaveBeenCalledWith(`${name}=; ${rest}`);
    await cookiesAreDeleted();
    expect(await lastSignInMethodStore.read(), 'the sign-in method stays').toBe('google');
  });

  test('a sign-out of the whole device also deletes the sign-in method', async () => {
    comesFrom(`${knownOrigins.siteOrigin}/login`);
    expect(await signOut(true)).toEqual({ post: ashaSession.uid });
    expect([await readStoredSession(), await lastSignInMethodStore.read()]).toEqual([null, undefined]);
  });

  test('a sign-out that began at the application leads to the home page', async () => {
    comesFrom(`${appUrl}/books`);
    expect(await signOut(false)).toEqual({ to: home });
    expect(await readStoredSession()).toBeNull();
    await cookiesAreDeleted();
  });

  test.each([
    ['another site', 'https://partner.example/'],
    ['a page that sends no referrer', ''],
    ['a host whose name only begins like the site’s', 'https://localhost.evil.example/'],
  ])('a visitor who comes from %s is asked before the sign-out', async (_, referrer) => {
    comesFrom(referrer);
    const step = await signOut(false);
    expect(step).toMatchObject({ screen: 'sign-out' });
    expect(await readStoredSession()).toEqual(ashaSession);
    expect(document.cookie).toContain('acct_company_id=asha-traders');
    expect(await pressButton(step)).toEqual({ post: ashaSession.uid });
    expect(await readStoredSession()).toBeNull();
  });

  test('a sign-out without a stored session posts the user id in the cookies', async () => {
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    await signOut(false);
    await cookiesAreDeleted();
    // A sign-out without a session and cookies is not sent to the application. Otherwise an application that redirects
    // to the sign-out's address would cause a loop.
    expect(await signOut(false)).toEqual({ screen: 'app-open' });
    setCookie(`acct_auth_token=${createIdToken({ ...ashaClaims, sub: 'uid-of-ravi' })}`);
    expect(await signOut(false)).toEqual({ post: 'uid-of-ravi' });
    await cookiesAreDeleted();
    setCookie('acct_auth_token=broken');
    expect(await signOut(false)).toEqual({ post: '' });
  });

  test('a page without a form says at once that the visitor may still be signed in to the application', async () => {
    show('');
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    expect(await signOut(false)).toEqual({ screen: 'app-open' });
    expect(await readStoredSession()).toBeNull();
  });
});

describe('after the application’s answer', () => {
  const token = (uid: string): string => `acct_auth_token=${createIdToken({ ...ashaClaims, sub: uid })}`;
  /** Deletes all cookies and sets this one. */
  const onlyCookie = async (cookie: string): Promise<void> => {
    deleteCookies();
    await cookiesAreDeleted();
    if (cookie) setCookie(cookie);
  };

  test.each<[condition: string, cookie: string, isOther: boolean, screen: string]>([
    ['the token is that of the signed-out user', token(ashaSession.uid), false, 'signed-out'],
    ['no token is left', '', false, 'signed-out'],
    ['the token is another user’s', token('uid-of-ravi'), false, 'app-open'],
    ['the token cannot be read', 'acct_auth_token=broken', false, 'app-open'],
    ['the application belongs to another user', token(ashaSession.uid), true, 'app-open'],
  ])(
    'if %s, a finished sign-out leads to a screen that says whether the visitor may still be signed in to the application',
    async (_, cookie, isOther, screen) => {
      await onlyCookie(cookie);
      comesFrom(`${knownOrigins.siteOrigin}/account`);
      expect(await signOut(false)).toEqual({ post: ashaSession.uid });
      await cookiesAreDeleted();
      history.replaceState(null, '', `/session?signed-out${isOther ? '=other' : ''}`);
      expect(await finishSignOut(isOther)).toEqual({ screen });
      expect(await resumeSignOutAfterBackNavigation()).toEqual({ screen: 'app-open' });
      // A reload shows the same screen.
      const task = parseSessionRequest(location.search, '', appUrl);
      expect(task.type === 'signed-out' && (await finishSignOut(task.isOther))).toEqual({ screen });
    },
  );

  test('a visitor who has signed in again is led to the home page', async () => {
    expect([await resumeSignOutAfterBackNavigation(), await finishSignOut(false)], 'their session is stored').toEqual([
      { to: home },
      { to: home },
    ]);
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    await signOut(false);
    await cookiesAreDeleted();
    setCookie('acct_auth_token=broken');
    expect(await finishSignOut(false), 'their cookies are here').toEqual({ to: home });
  });
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/x', '/hi/session'])(
  'a sign-out does not redirect to the address %j that is stored in the tab',
  async (note) => {
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    await signOut(false);
    await cookiesAreDeleted();
    sessionStorage.clear();
    sessionStorage.setItem('acct-sign-out', note);
    expect(await finishSignOut(false)).toEqual({ screen: 'signed-out' });
  },
);
