import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageTexts } from '../../../examples/application/page-texts.ts';
import { siteSignOutPath } from '../../../examples/application/session/site-sign-out.ts';
import { signToken, type TokenClaims, tokenClaims } from '../../services/sign-token.ts';
import { startFakeGoogleAuth } from './fake-google-auth.ts';
import {
  type ApplicationAnswer,
  appOrigin,
  hiddenFormFields,
  siteOrigin,
  startApplication,
  visitApplication,
} from './visit-application.ts';

// Tests what the example does in addition to the cases of dev/checks/session-check/, which every application has to
// pass.

let google: Awaited<ReturnType<typeof startFakeGoogleAuth>>;
let application: ReturnType<typeof startApplication>;
let visit: ReturnType<typeof visitApplication>;

beforeAll(async () => {
  google = await startFakeGoogleAuth();
  application = startApplication(google);
});
beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  google.state.account.validSince = 0;
  visit = visitApplication(application);
});
afterAll(() => google.stop());

const page = '/account?year=2026';
const nowInSeconds = (): number => Math.floor(Date.now() / 1000);
const tokenOf = (name: string, changes: TokenClaims = {}): string =>
  signToken(tokenClaims({ sub: `uid-of-${name}`, email: `${name}@example.com`, ...changes }), google.key);
const plantTokens = (...tokens: readonly string[]) => visit.jar.set('acct_auth_token', tokens);
const hasSession = (): boolean => visit.jar.has('__Host-app_session');
const deletedCookie = (path: string, domain = '') =>
  `acct_auth_token=; Max-Age=0;${domain} Path=${path}; Secure; SameSite=None`;
const roundTrip = (uid: string | null, path = page) => visit.roundTrip(uid, path);
/** Replaces the browser's tokens with this visitor's token, and signs in by the redirect to the site and back. */
async function signIn(name = 'asha', from = visit): Promise<ApplicationAnswer> {
  from.jar.set('acct_auth_token', [tokenOf(name)]);
  return from.roundTrip(`uid-of-${name}`, '/account');
}
const json = async (headers: Record<string, string> = {}) => {
  const answer = await visit.ask('/session.json', { headers });
  return { ...answer, reason: JSON.parse(answer.text).reason };
};
/** Matches the address of /session with this return path and a state. */
const leadsTo = (path: string) =>
  expect.stringMatching(
    new RegExp(`^${siteOrigin}/session\\?return=${encodeURIComponent(path).replaceAll('.', '\\.')}&state=[\\w-]{43}$`),
  );

const stateCookie = /^__Host-app_state_[\w-]{8}=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

describe('the redirect to the site and back', () => {
  test('each of several tabs is redirected to the site once, and displays a message with links after a second request', async () => {
    const paths = ['/', '/account', '/account?year=2026&q=%E0%A4%95'];
    for (const path of paths) {
      const { status, location, setCookies } = await visit.send(path);
      expect([status, location]).toEqual([302, leadsTo(path)]);
      expect(setCookies).toContainEqual(expect.stringMatching(stateCookie));
    }
    const asked = visit.jar.get('__Host-app_asked') ?? [];
    for (const path of paths) {
      visit.jar.set('__Host-app_asked', asked);
      const { status, location, text } = await visit.send(path);
      expect([status, location]).toEqual([401, '']);
      expect(text).toContain('No session arrived here.');
      expect(text).toContain(`href="${siteOrigin}/login?return=${encodeURIComponent(path)}"`);
      expect(text).toContain(`href="${siteOrigin}/session?sign-out"`);
    }
    expect((await visit.send('/')).location, 'a later try is redirected again').toEqual(leadsTo('/'));
  });

  test('a visitor who signs in within a minute reaches the page, and has to confirm the account only if the site has no session', async () => {
    await visit.send(page);
    plantTokens(tokenOf('asha'));
    const away = await visit.send(page);
    expect(away.location).toEqual(leadsTo(page));
    expect((await visit.send(visit.back(away, null))).location).toBe(page);
    expect((await visit.send(page)).text, 'the site has no session').toContain('Continue as asha@example.com');
    expect((await visit.send(visit.back(await visit.send(page), 'uid-of-asha'))).location).toBe(page);
    expect((await visit.send(page)).text).toContain('Proved by');
  });

  test('when a browser restores several tabs at the same time, each tab reaches its own page', async () => {
    plantTokens(tokenOf('asha'));
    const tabs = await Promise.all([1, 2, 3].map((tab) => visit.send(`/?tab=${tab}`)));
    for (const [index, tab] of tabs.entries())
      expect((await visit.send(visit.back(tab, 'uid-of-asha'))).location).toBe(`/?tab=${index + 1}`);
  });
});

describe('when a session or its token has ended', () => {
  test('a visitor whose session is revoked is redirected to the site once, and the answer to the next request displays the reason', async () => {
    await signIn();
    google.state.account.validSince = nowInSeconds();
    const { status, reason } = await json();
    expect([status, reason]).toEqual([401, 'revoked']);
    const away = await visit.send('/account');
    expect(away.location).toEqual(leadsTo('/account'));
    expect(hasSession()).toBe(false);
    const again = await visit.send('/account');
    expect([again.status, again.text]).toEqual([401, expect.stringContaining(pageTexts.stopped.reasons.revoked)]);
  });

  test('an expired token is ignored if the visitor has a session, but without a session the visitor is redirected to the site', async () => {
    await signIn();
    plantTokens(tokenOf('asha', { exp: nowInSeconds() - 1 }));
    const beside = await visit.send(page);
    expect([beside.status, beside.setCookies]).toEqual([200, []]);
    visit.jar.delete('__Host-app_session');
    expect((await visit.send(page)).location).toEqual(leadsTo(page));
  });
});

describe('when another page has planted a token', () => {
  test.each([
    ['before the site’s, with a longer path,', ['mallory', 'asha']],
    ['after the site’s', ['asha', 'mallory']],
    ['that replaces the site’s', ['mallory']],
  ])('another user’s token %s is deleted, and the next try succeeds', async (_, names) => {
    plantTokens(...names.map((name) => tokenOf(name)));
    const { status, text, setCookies } = await roundTrip('uid-of-asha');
    expect([status, hasSession()]).toEqual([401, false]);
    expect(text).toContain('Another page has put a session beside the site’s, so neither counts.');
    for (const line of [
      deletedCookie('/'),
      deletedCookie('/account'),
      deletedCookie('/account/', ' Domain=.acct.example;'),
    ])
      expect(setCookies).toContain(line);
    expect(setCookies).toContain(`${deletedCookie('/', ' Domain=.app.acct.example;')}; Partitioned`);
    expect((await signIn()).text).toContain('Proved by');
  });
});

describe('when a visitor with a session also has another user’s token, the visitor', () => {
  beforeEach(async () => {
    await signIn();
    plantTokens(tokenOf('ravi'));
  });

  test('can continue with the session’s account, and has to confirm the other user’s account once the session has ended', async () => {
    const which = await visit.send(page);
    expect([which.status, which.setCookies]).toEqual([200, []]);
    expect(which.text).toContain('Stay asha@example.com');
    expect(which.text).not.toContain('ravi@example.com');
    const script = await json();
    expect([script.status, script.reason]).toEqual([401, 'another-account']);
    const stays = await visit.press(which, '/keep-account');
    expect([stays.status, stays.location]).toEqual([303, page]);
    expect(stays.setCookies).toContain(deletedCookie('/account'));
    visit.jar.delete('__Host-app_session');
    plantTokens(tokenOf('ravi'));
    const question = await roundTrip('uid-of-ravi');
    expect(question.text).toContain('Somebody else was signed in here last. Go on only if ravi@example.com is you.');
    await visit.press(question, '/take-account');
    expect(hasSession()).toBe(true);
    await visit.press(await visit.send('/account'), '/sign-out');
    expect([...visit.jar.keys()]).toEqual([]);
    plantTokens(tokenOf('asha', { auth_time: google.state.account.validSince + 1 }));
    expect((await roundTrip('uid-of-asha')).text).toContain('Proved by');
  });

  test.each(['/books/2026/bills/open/late', '/books;year=2026'])(
    'can continue with the session’s account at %s, and the response headers have fewer than 4,096 bytes',
    async (path) => {
      const { status, location, headers } = await visit.press(await visit.send(path), '/keep-account');
      expect([status, location]).toEqual([303, path]);
      const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
      expect(bytes).toBeLessThan(4096);
    },
  );

  test('can switch to the other user’s account, and is asked only once', async () => {
    const { status, location } = await visit.press(await visit.send('/account'), '/change-account');
    expect([status, location, hasSession()]).toEqual([303, '/account', false]);
    expect((await roundTrip('uid-of-ravi')).text).toContain('Proved by');
  });

  test('is asked which account to use if the other user’s token has expired, but not if the token is for another project', async () => {
    plantTokens(tokenOf('ravi', { exp: nowInSeconds() - 1 }));
    expect((await visit.send(page)).text).toContain('Which account?');
    plantTokens(tokenOf('ravi', { exp: nowInSeconds() - 1, aud: 'acct-other' }));
    expect((await visit.send(page)).text).toContain('Proved by');
  });
});

describe('the forms', () => {
  test.each(['/sign-out', siteSignOutPath])(
    'a POST to %s whose body is not a form is answered with 400',
    async (path) => {
      await signIn();
      const headers = { 'content-type': 'multipart/form-data; boundary=x' };
      const { status, text } = await visit.send(path, { method: 'POST', body: 'broken', headers });
      expect([status, text]).toEqual([400, expect.stringContaining('What arrived is no form of this application.')]);
    },
  );

  test.each([
    ['without a form token', () => ({})],
    ['with a wrong form token', () => ({ form_token: 'x'.repeat(43) })],
    [
      'with the form token of another session',
      async () => {
        const other = visitApplication(application);
        return hiddenFormFields((await signIn('ravi', other)).text, '/sign-out');
      },
    ],
  ])('a sign-out %s is refused, and the session continues', async (_, fields) => {
    await signIn();
    const body = new URLSearchParams(await fields());
    expect((await visit.send('/sign-out', { method: 'POST', body })).status).toBe(403);
    expect([hasSession(), google.state.account.validSince]).toEqual([true, 0]);
  });

  test('a sign-out requested by the site with a forged form token ends no session', async () => {
    await signIn();
    const asked = await visit.send(siteSignOutPath);
    const forged = await visit.press(asked, siteSignOutPath, { form_token: 'x'.repeat(43) });
    expect([forged.status, forged.location, hasSession()]).toEqual([303, siteSignOutPath, true]);
    expect((await visit.press(asked, siteSignOutPath)).location).toMatch(/\/session\?signed-out/);
    expect(hasSession()).toBe(false);
  });

  test.each([
    'https://evil.example',
    'https://www.acct.example.evil.example',
    'http://www.acct.example',
    'null',
    undefined,
  ])('a sign-out in the name of the site ends no session if the request comes from the origin %s', async (origin) => {
    await signIn();
    const body = new URLSearchParams({ user_id: 'uid-of-asha' });
    const headers = { 'sec-fetch-site': 'cross-site', ...(origin !== undefined && { origin }) };
    const { status, location } = await visit.ask(siteSignOutPath, { method: 'POST', body, headers });
    expect([status, location, hasSession()]).toEqual([303, siteSignOutPath, true]);
    const bySite = { 'sec-fetch-site': 'same-site', origin: siteOrigin };
    await visit.ask(siteSignOutPath, { method: 'POST', body, headers: bySite });
    expect(hasSession()).toBe(false);
  });

  const elsewhere = [
    '//evil.example/x',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
  ];
  const forms = ['/keep-account', '/change-account', '/take-account'];
  test.each(forms.flatMap((path) => elsewhere.map((away) => [path, away] as const)))(
    'the form %s never leads to another site, even if its return page is changed to %s',
    async (path, away) => {
      await signIn();
      plantTokens(tokenOf('ravi'));
      if (path === '/take-account') visit.jar.delete('__Host-app_session');
      const question = path === '/take-account' ? await roundTrip('uid-of-ravi', '/') : await visit.send('/account');
      const { status, location } = await visit.press(question, path, { page: away });
      expect([status, new URL(location, appOrigin).origin]).toEqual([303, appOrigin]);
    },
  );
});
