import { cert } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createApplication } from '../../../examples/application/application.ts';
import { connectFirebase } from '../../../examples/application/connect-firebase.ts';
import { readSettings } from '../../../examples/application/settings.ts';
import { startGoogleStandIn } from './google-stand-in.ts';
import { type Claims, signToken, tokenClaims } from './sign-token.ts';
import { visitApplication } from './visit-application.ts';

// Who is let in on the way back from /session: what a hostile page below the base domain can do to the cookies is done
// to them here.

let google: Awaited<ReturnType<typeof startGoogleStandIn>>;
let visit: ReturnType<typeof visitApplication>;

beforeAll(async () => {
  google = await startGoogleStandIn();
  const settings = readSettings({
    GOOGLE_CLOUD_PROJECT: 'acct-live',
    APP_ORIGIN: 'https://app.acct.example',
    SITE_ORIGIN: 'https://www.acct.example',
    COOKIE_DOMAIN: '.acct.example',
  });
  const firebase = connectFirebase('acct-live', { name: 'session-state', credential: cert(google.serviceAccount) });
  application = createApplication(firebase, settings);
});
let application: ReturnType<typeof createApplication>;
beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  google.state.account.validSince = 0;
  visit = visitApplication(application);
});
afterAll(() => google.stop());

const page = '/account?year=2026';
const tokenOf = (name: string, changes: Claims = {}): string =>
  signToken(tokenClaims({ sub: `uid-of-${name}`, email: `${name}@example.com`, ...changes }), google.key);
const put = (...tokens: readonly string[]) => visit.jar.set('acct_auth_token', tokens);
const session = (): boolean => visit.jar.has('__Host-app_session');
const gone = (path: string, domain = '') => `acct_auth_token=; Max-Age=0;${domain} Path=${path}; Secure; SameSite=None`;

/** The whole way: to the site, back, and on to where that leads. */
async function goRound(uid: string | null, path = page) {
  const back = await visit.send(visit.back(await visit.send(path), uid));
  return back.location.startsWith('/') ? visit.send(back.location) : back;
}

test('whom the site has renewed is signed in, once, and the address keeps neither state nor user id', async () => {
  put(tokenOf('asha'));
  const away = await visit.send(page);
  expect(away.location).toMatch(
    /^https:\/\/www\.acct\.example\/session\?return=%2Faccount%3Fyear%3D2026&state=[\w-]{43}$/,
  );
  expect(away.setCookies).toContainEqual(
    expect.stringMatching(
      /^__Host-app_state_[\w-]{8}=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  );
  const address = visit.back(away, 'uid-of-asha');
  const back = await visit.send(address);
  expect([back.status, back.location]).toEqual([302, page]);
  expect((await visit.send(page)).text).toContain('Proved by');
  expect([...visit.jar.keys()].sort()).toEqual(['__Host-app_last', '__Host-app_session', 'acct_auth_token']);
  visit.jar.delete('__Host-app_session');
  expect((await visit.send(address)).text, 'the same address once more').toContain('Continue as asha@example.com');
});

test.each<[string, (address: string) => string]>([
  ['nothing was asked', () => page],
  ['of a way that was broken off', (address) => address.replace(/session_state=\w{4}/, 'session_state=AAAA')],
  ['none', (address) => address.replace(/session_state=[\w-]+/, 'session_state=')],
  ['twice', (address) => `${address}&session_state=${'A'.repeat(43)}`],
  ['the browser’s cookies were pushed out', (address) => visit.jar.clear() ?? address],
])('a planted token signs nobody in: state %s', async (_, change) => {
  const address = visit.back(await visit.send(page), 'uid-of-mallory');
  const given = change(address);
  put(tokenOf('mallory'));
  const { text, location } = await visit.send(given);
  const asked = location ? await visit.send(location) : { text };
  expect(asked.text).toMatch(/Go on only if mallory@example\.com is you\./);
  expect(session()).toBe(false);
});

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
  put(tokenOf('asha'));
  expect((await goRound('uid-of-asha')).text).toContain('Proved by');
});

test('who is kept nowhere is asked once; the answer counts for the account that was shown, in this browser', async () => {
  put(tokenOf('asha'));
  const question = await goRound(null);
  expect(question.text).toContain(
    'The site does not keep this sign-in, and any page of this domain can have put it here.',
  );
  put(tokenOf('mallory'));
  await visit.press(question, '/take-account');
  expect(session(), 'the cookie was rewritten meanwhile').toBe(false);
  put(tokenOf('asha'));
  const states = [...visit.jar].filter(([name]) => name.includes('state_'));
  for (const [name] of states) visit.jar.delete(name);
  await visit.press(question, '/take-account');
  expect(session(), 'another browser').toBe(false);
  for (const [name, value] of states) visit.jar.set(name, value);
  const answer = await visit.press(question, '/take-account');
  expect([answer.status, answer.location]).toEqual([303, page]);
  expect((await visit.send(page)).text).toContain('Proved by');
});

test('who is kept nowhere and whose token has run out signs in by hand', async () => {
  put(tokenOf('asha', { exp: Date.now() / 1000 - 1 }));
  const { location } = await goRound(null);
  expect(location).toBe('https://www.acct.example/login?return=%2Faccount%3Fyear%3D2026#sign-in-first');
});

test('tabs that are opened again at once all arrive, though their answers overtake each other', async () => {
  put(tokenOf('asha'));
  const tabs = await Promise.all([1, 2, 3].map((tab) => visit.send(`/?tab=${tab}`)));
  for (const [index, tab] of tabs.entries())
    expect((await visit.send(visit.back(tab, 'uid-of-asha'))).location).toBe(`/?tab=${index + 1}`);
});

test('“Stay” stays: when the session has ended, whom the site keeps by then is asked about; sign-out forgets', async () => {
  put(tokenOf('asha'));
  await goRound('uid-of-asha');
  put(tokenOf('ravi'));
  const which = await visit.send(page);
  expect(which.text).toContain('Stay asha@example.com');
  const stays = await visit.press(which, '/keep-account');
  expect(stays.location).toBe(page);
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

test('“Take the other account” asks no second time', async () => {
  put(tokenOf('asha'));
  await goRound('uid-of-asha');
  put(tokenOf('ravi'));
  await visit.press(await visit.send(page), '/change-account');
  expect((await goRound('uid-of-ravi')).text).toContain('Proved by');
});

test('a browser that keeps no cookies of the application comes to a line, and not in a circle', async () => {
  const address = visit.back(await visit.send(page), 'uid-of-asha');
  visit.jar.clear();
  const { status, text } = await visit.send(address);
  expect([status, text]).toEqual([401, expect.stringContaining('No session arrived here.')]);
});

test('a body that is no form is answered with 400', async () => {
  put(tokenOf('asha'));
  await goRound('uid-of-asha');
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const { status, text } = await visit.send('/sign-out', { method: 'POST', body: 'broken', headers });
  expect([status, text]).toEqual([400, expect.stringContaining('What arrived is no form of this application.')]);
});
