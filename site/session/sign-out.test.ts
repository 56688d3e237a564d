import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteCookies, writeCookies } from './cookies.ts';
import { parseSessionRequest } from './session-request.ts';
import { appUrl, knownOrigins } from './session-settings.ts';
import { lastMethodStore } from './session-store.ts';
import { finishSignOut, resumeAfterBack, signOut } from './sign-out.ts';
import { readStoredSession, storeSession } from './stored-session.ts';
import { claims, createToken, pressButton, resetBrowser, session, setCookie } from './testing/asha.ts';

const home = 'http://localhost:3000/hi';
const comesFrom = (referrer: string) => vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
const show = (form = '<form></form>'): void => {
  document.body.innerHTML = `<a class="to-home" href="${home}">मुख्य पृष्ठ</a>${form}`;
};

/** happy-dom keeps a deleted cookie for the rest of its millisecond. */
const cookiesGo = () => vi.waitFor(() => expect(document.cookie).not.toContain('acct_'));

beforeEach(async () => {
  resetBrowser();
  show();
  await storeSession(session);
  await lastMethodStore.write('google');
  const idToken = createToken({ ...claims, sub: 'uid-of-ravi' });
  writeCookies({ session: { ...session, companyId: 'asha-traders' }, idToken, secondsLeft: 3600, isConfirmed: true });
});

describe('signing out', () => {
  test('from a page of the site forgets the visitor here, then has the application forget whom the site has', async () => {
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    const jar = vi.spyOn(document, 'cookie', 'set');
    expect(await signOut(false)).toEqual({ post: session.uid });
    expect(await readStoredSession()).toBeNull();
    const rest = 'Max-Age=0; Path=/; Domain=localhost; Secure; SameSite=None';
    for (const name of ['acct_auth_token', 'acct_user_id', 'acct_company_id'])
      expect(jar).toHaveBeenCalledWith(`${name}=; ${rest}`);
    await cookiesGo();
    expect(await lastMethodStore.read(), 'the way in stays').toBe('google');
  });

  test('of the whole device leaves not even the way in', async () => {
    comesFrom(`${knownOrigins.siteOrigin}/login`);
    expect(await signOut(true)).toEqual({ post: session.uid });
    expect([await readStoredSession(), await lastMethodStore.read()]).toEqual([null, undefined]);
  });

  test('that began at the application never goes back to it', async () => {
    comesFrom(`${appUrl}/books`);
    expect(await signOut(false)).toEqual({ to: home });
    expect(await readStoredSession()).toBeNull();
    await cookiesGo();
  });

  test.each([
    ['another site', 'https://partner.example/'],
    ['a page that hides itself', ''],
    ['a host whose name only begins like the site’s', 'https://localhost.evil.example/'],
  ])('from %s is asked first; the answer goes on to the application', async (_, referrer) => {
    comesFrom(referrer);
    const step = await signOut(false);
    expect(step).toMatchObject({ screen: 'sign-out' });
    expect(await readStoredSession()).toEqual(session);
    expect(document.cookie).toContain('acct_company_id=asha-traders');
    expect(await pressButton(step)).toEqual({ post: session.uid });
    expect(await readStoredSession()).toBeNull();
  });

  test('of cookies alone names whom their token names; where nobody was here, nobody is sent round again', async () => {
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    await signOut(false);
    await cookiesGo();
    // Otherwise an application that answers with this address would be asked forever.
    expect(await signOut(false)).toEqual({ screen: 'app-open' });
    setCookie(`acct_auth_token=${createToken({ ...claims, sub: 'uid-of-ravi' })}`);
    expect(await signOut(false)).toEqual({ post: 'uid-of-ravi' });
    await cookiesGo();
    setCookie('acct_auth_token=broken');
    expect(await signOut(false)).toEqual({ post: '' });
  });

  test('says at once that the application may be open where nothing can be posted to it', async () => {
    show('');
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    expect(await signOut(false)).toEqual({ screen: 'app-open' });
    expect(await readStoredSession()).toBeNull();
  });
});

describe('after the application’s answer', () => {
  const token = (uid: string): string => `acct_auth_token=${createToken({ ...claims, sub: uid })}`;
  /** Leaves the three cookies as they are when the sign-out begins. */
  const onlyCookie = async (cookie: string): Promise<void> => {
    deleteCookies();
    await cookiesGo();
    if (cookie) setCookie(cookie);
  };

  test.each<[condition: string, cookie: string, isOther: boolean, screen: string]>([
    ['the token is the forgotten user’s', token(session.uid), false, 'signed-out'],
    ['no token is here', '', false, 'signed-out'],
    ['the token is another user’s', token('uid-of-ravi'), false, 'app-open'],
    ['the token cannot be read', 'acct_auth_token=broken', false, 'app-open'],
    ['the application belongs to another user', token(session.uid), true, 'app-open'],
  ])('when %s, a sign-out claims no more than it did', async (_, cookie, isOther, screen) => {
    await onlyCookie(cookie);
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    expect(await signOut(false)).toEqual({ post: session.uid });
    await cookiesGo();
    history.replaceState(null, '', `/session?signed-out${isOther ? '=other' : ''}`);
    expect(await finishSignOut(isOther)).toEqual({ screen });
    expect(await resumeAfterBack()).toEqual({ screen: 'app-open' });
    // A reload says the same.
    const task = parseSessionRequest(location.search, '', appUrl);
    expect(task.type === 'signed-out' && (await finishSignOut(task.isOther))).toEqual({ screen });
  });

  test('a visitor who is here again goes to the home page', async () => {
    expect([await resumeAfterBack(), await finishSignOut(false)], 'their session is stored').toEqual([
      { to: home },
      { to: home },
    ]);
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    await signOut(false);
    await cookiesGo();
    setCookie('acct_auth_token=broken');
    expect(await finishSignOut(false), 'their cookies are here').toEqual({ to: home });
  });
});

test.each(['//evil.example/x', '/\\evil.example', 'https://evil.example/x', '/hi/session'])(
  'a note %j that something else has left in the tab leads nowhere after a sign-out',
  async (note) => {
    comesFrom(`${knownOrigins.siteOrigin}/account`);
    await signOut(false);
    await cookiesGo();
    sessionStorage.clear();
    sessionStorage.setItem('acct-sign-out', note);
    expect(await finishSignOut(false)).toEqual({ screen: 'signed-out' });
  },
);
