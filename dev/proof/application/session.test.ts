import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { siteSignOutPath } from '../../../examples/application/session/site-sign-out.ts';
import { texts } from '../../../examples/application/texts.ts';
import { type Claims, signToken, tokenClaims } from '../../services/sign-token.ts';
import { startGoogleStandIn } from './google-stand-in.ts';
import {
  type Answer,
  appOrigin,
  formFields,
  siteOrigin,
  startApplication,
  visitApplication,
} from './visit-application.ts';

// Tests the example beyond the cases of dev/checks/session-check/, which every application has to pass.

let google: Awaited<ReturnType<typeof startGoogleStandIn>>;
let application: ReturnType<typeof startApplication>;
let visit: ReturnType<typeof visitApplication>;

beforeAll(async () => {
  google = await startGoogleStandIn();
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
const tokenOf = (name: string, changes: Claims = {}): string =>
  signToken(tokenClaims({ sub: `uid-of-${name}`, email: `${name}@example.com`, ...changes }), google.key);
const put = (...tokens: readonly string[]) => visit.jar.set('acct_auth_token', tokens);
const session = (): boolean => visit.jar.has('__Host-app_session');
const gone = (path: string, domain = '') => `acct_auth_token=; Max-Age=0;${domain} Path=${path}; Secure; SameSite=None`;
const goRound = (uid: string | null, path = page) => visit.goRound(uid, path);
/** Comes back from the site as this visitor, with the one session that there is. */
async function signIn(name = 'asha', from = visit): Promise<Answer> {
  from.jar.set('acct_auth_token', [tokenOf(name)]);
  return from.goRound(`uid-of-${name}`, '/account');
}
const json = async (headers: Record<string, string> = {}) => {
  const answer = await visit.ask('/session.json', { headers });
  return { ...answer, reason: JSON.parse(answer.text).reason };
};
/** /session, with the path to come back to and a state. */
const leadsTo = (path: string) =>
  expect.stringMatching(
    new RegExp(`^${siteOrigin}/session\\?return=${encodeURIComponent(path).replaceAll('.', '\\.')}&state=[\\w-]{43}$`),
  );

const stateCookie = /^__Host-app_state_[\w-]{8}=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/;

describe('the way to the site and back', () => {
  test('each of several tabs goes to the site once; the second time there is a line with links', async () => {
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
    expect((await visit.send('/')).location, 'a later try starts anew').toEqual(leadsTo('/'));
  });

  test('who signs in by hand within the minute arrives without a question; a token that nobody vouches for asks once', async () => {
    await visit.send(page);
    put(tokenOf('asha'));
    const away = await visit.send(page);
    expect(away.location).toEqual(leadsTo(page));
    expect((await visit.send(visit.back(away, null))).location).toBe(page);
    expect((await visit.send(page)).text, 'the site keeps nobody').toContain('Continue as asha@example.com');
    expect((await visit.send(visit.back(await visit.send(page), 'uid-of-asha'))).location).toBe(page);
    expect((await visit.send(page)).text).toContain('Proved by');
  });

  test('tabs that are opened again at once all arrive, though their answers overtake each other', async () => {
    put(tokenOf('asha'));
    const tabs = await Promise.all([1, 2, 3].map((tab) => visit.send(`/?tab=${tab}`)));
    for (const [index, tab] of tabs.entries())
      expect((await visit.send(visit.back(tab, 'uid-of-asha'))).location).toBe(`/?tab=${index + 1}`);
  });
});

describe('a session that has ended', () => {
  test('by a revocation sends to the site; what is renewed from that sign-in is refused twice, not forever', async () => {
    await signIn();
    google.state.account.validSince = nowInSeconds();
    const { status, reason } = await json();
    expect([status, reason]).toEqual([401, 'revoked']);
    const away = await visit.send('/account');
    expect(away.location).toEqual(leadsTo('/account'));
    expect(session()).toBe(false);
    const again = await visit.send('/account');
    expect([again.status, again.text]).toEqual([401, expect.stringContaining(texts.stopped.reasons.revoked)]);
  });

  test('an expired token beside a session is no matter; alone it is sent to be renewed', async () => {
    await signIn();
    put(tokenOf('asha', { exp: nowInSeconds() - 1 }));
    const beside = await visit.send(page);
    expect([beside.status, beside.setCookies]).toEqual([200, []]);
    visit.jar.delete('__Host-app_session');
    expect((await visit.send(page)).location).toEqual(leadsTo(page));
  });
});

describe('what somebody hostile has planted', () => {
  test.each([
    ['before the site’s, by a longer path', ['mallory', 'asha']],
    ['after it', ['asha', 'mallory']],
    ['in its place, rewritten as soon as the site has written', ['mallory']],
  ])('another’s token %s is deleted, and the next try succeeds', async (_, names) => {
    put(...names.map((name) => tokenOf(name)));
    const { status, text, setCookies } = await goRound('uid-of-asha');
    expect([status, session()]).toEqual([401, false]);
    expect(text).toContain('Another page has put a session beside the site’s, so neither counts.');
    for (const line of [gone('/'), gone('/account'), gone('/account/', ' Domain=.acct.example;')])
      expect(setCookies).toContain(line);
    expect(setCookies).toContain(`${gone('/', ' Domain=.app.acct.example;')}; Partitioned`);
    expect((await signIn()).text).toContain('Proved by');
  });
});

describe('another user’s token does not replace a session: the visitor is asked, and', () => {
  beforeEach(async () => {
    await signIn();
    put(tokenOf('ravi'));
  });

  test('may stay; when the session has ended, whom the site keeps by then is asked about; sign-out forgets', async () => {
    const which = await visit.send(page);
    expect([which.status, which.setCookies]).toEqual([200, []]);
    expect(which.text).toContain('Stay asha@example.com');
    expect(which.text).not.toContain('ravi@example.com');
    const script = await json();
    expect([script.status, script.reason]).toEqual([401, 'another-account']);
    const stays = await visit.press(which, '/keep-account');
    expect([stays.status, stays.location]).toEqual([303, page]);
    expect(stays.setCookies).toContain(gone('/account'));
    visit.jar.delete('__Host-app_session');
    put(tokenOf('ravi'));
    const question = await goRound('uid-of-ravi');
    expect(question.text).toContain('Somebody else was signed in here last. Go on only if ravi@example.com is you.');
    await visit.press(question, '/take-account');
    expect(session()).toBe(true);
    await visit.press(await visit.send('/account'), '/sign-out');
    expect([...visit.jar.keys()]).toEqual([]);
    put(tokenOf('asha', { auth_time: google.state.account.validSince + 1 }));
    expect((await goRound('uid-of-asha')).text).toContain('Proved by');
  });

  test.each(['/books/2026/bills/open/late', '/books;year=2026'])('may stay at %s, behind any proxy', async (path) => {
    const { status, location, headers } = await visit.press(await visit.send(path), '/keep-account');
    expect([status, location]).toEqual([303, path]);
    const bytes = [...headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    expect(bytes).toBeLessThan(4096);
  });

  test('may take the other account, and is asked no second time', async () => {
    const { status, location } = await visit.press(await visit.send('/account'), '/change-account');
    expect([status, location, session()]).toEqual([303, '/account', false]);
    expect((await goRound('uid-of-ravi')).text).toContain('Proved by');
  });

  test('is so an hour later, when that token has expired, but not of what was never a sign-in', async () => {
    put(tokenOf('ravi', { exp: nowInSeconds() - 1 }));
    expect((await visit.send(page)).text).toContain('Which account?');
    put(tokenOf('ravi', { exp: nowInSeconds() - 1, aud: 'acct-other' }));
    expect((await visit.send(page)).text).toContain('Proved by');
  });
});

describe('the forms', () => {
  test.each(['/sign-out', siteSignOutPath])('a body that is no form is answered with 400: %s', async (path) => {
    await signIn();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status, text } = await visit.send(path, { method: 'POST', body: 'broken', headers });
    expect([status, text]).toEqual([400, expect.stringContaining('What arrived is no form of this application.')]);
  });

  test.each([
    ['without the text of its session', () => ({})],
    ['with another text', () => ({ form_token: 'x'.repeat(43) })],
    [
      'with the text of another session',
      async () => {
        const other = visitApplication(application);
        return formFields((await signIn('ravi', other)).text, '/sign-out');
      },
    ],
  ])('a sign-out %s is refused, and the session stays', async (_, fields) => {
    await signIn();
    const body = new URLSearchParams(await fields());
    expect((await visit.send('/sign-out', { method: 'POST', body })).status).toBe(403);
    expect([session(), google.state.account.validSince]).toEqual([true, 0]);
  });

  test('a sign-out at the site’s word that no page of this session asks for ends nothing', async () => {
    await signIn();
    const asked = await visit.send(siteSignOutPath);
    const forged = await visit.press(asked, siteSignOutPath, { form_token: 'x'.repeat(43) });
    expect([forged.status, forged.location, session()]).toEqual([303, siteSignOutPath, true]);
    expect((await visit.press(asked, siteSignOutPath)).location).toMatch(/\/session\?signed-out/);
    expect(session()).toBe(false);
  });

  test.each([
    'https://evil.example',
    'https://www.acct.example.evil.example',
    'http://www.acct.example',
    'null',
    undefined,
  ])('a POST of the origin %s to the site’s address ends no session', async (origin) => {
    await signIn();
    const body = new URLSearchParams({ user_id: 'uid-of-asha' });
    const headers = { 'sec-fetch-site': 'cross-site', ...(origin !== undefined && { origin }) };
    const { status, location } = await visit.ask(siteSignOutPath, { method: 'POST', body, headers });
    expect([status, location, session()]).toEqual([303, siteSignOutPath, true]);
    const bySite = { 'sec-fetch-site': 'same-site', origin: siteOrigin };
    await visit.ask(siteSignOutPath, { method: 'POST', body, headers: bySite });
    expect(session()).toBe(false);
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
    'a form of %s whose page was rewritten to %s leads to no other site',
    async (path, away) => {
      await signIn();
      put(tokenOf('ravi'));
      if (path === '/take-account') visit.jar.delete('__Host-app_session');
      const question = path === '/take-account' ? await goRound('uid-of-ravi', '/') : await visit.send('/account');
      const { status, location } = await visit.press(question, path, { page: away });
      expect([status, new URL(location, appOrigin).origin]).toEqual([303, appOrigin]);
    },
  );
});
