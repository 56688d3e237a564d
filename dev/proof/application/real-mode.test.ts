import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AppSession } from '../../../examples/application/session-report.ts';
import type { Settings } from '../../../examples/application/settings.ts';
import { listen } from '../../services/service.ts';
import { type Claims, makeSigningKey, type SigningKey, signToken, tokenClaims } from '../../services/sign-token.ts';
import { startGoogleStandIn } from './google-stand-in.ts';
import { appOrigin, siteOrigin, startApplication, visitApplication } from './visit-application.ts';

// The application in real mode: no emulator, signatures checked against Google's certificates.

let google: Awaited<ReturnType<typeof startGoogleStandIn>>;
let forger: SigningKey;
let firestore: Awaited<ReturnType<typeof startRecordsStandIn>>;

beforeAll(async () => {
  [google, forger, firestore] = await Promise.all([
    startGoogleStandIn(),
    makeSigningKey('google-1'),
    startRecordsStandIn(),
  ]);
});
afterAll(async () => {
  await Promise.all([google.stop(), firestore.stop()]);
});
beforeEach(() => {
  vi.stubEnv('FIREBASE_AUTH_EMULATOR_HOST', undefined);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  const unchanged = {
    outage: null,
    account: { ...google.state.account, validSince: 0, disabled: false },
    cookieLives: [],
    unknown: [],
  };
  Object.assign(google.state, unchanged);
  Object.assign(firestore.state, { fields: record(), closing: null });
});

describe('the token alone', () => {
  test('a right token passes, and the records are read with the visitor’s own rights', async () => {
    const token = signToken(tokenClaims(), google.key);
    const { status, body } = await ask('token', `acct_auth_token=${token}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ signedIn: true, user: { uid: 'uid-of-asha', email: 'asha@example.com' } });
    expect(body.records?.profile).toEqual({ displayName: 'Asha', phone: null, createdAt: '1970-01-01T00:00:00.000Z' });
    expect(firestore.state.bearer).toBe(`Bearer ${token}`);
    expect(google.state.unknown).toEqual([]);
  });

  const other = { aud: 'acct-other', iss: 'https://securetoken.google.com/acct-other' };
  const now = Date.now() / 1000;
  test.each<[string, (key: SigningKey) => string, AppSession['reason']]>([
    ['another key under the same name', () => signToken(tokenClaims(), forger), 'token-refused'],
    ['a key that nobody gave out', (key) => signToken(tokenClaims(), key, { kid: 'unknown' }), 'token-refused'],
    ['no name of a key', (key) => signToken(tokenClaims(), key, { kid: undefined }), 'token-refused'],
    ['alg: none', (key) => signToken(tokenClaims(), key, { alg: 'none' }), 'token-refused'],
    [
      'as the Auth emulator makes it',
      (key) => signToken(tokenClaims(), key, { alg: 'none', kid: undefined }),
      'token-refused',
    ],
    ['the certificate as a secret', (key) => signToken(tokenClaims(), key, { alg: 'HS256' }), 'token-refused'],
    ['claims changed after signing', (key) => changed(signToken(tokenClaims(), key)), 'token-refused'],
    ['another project', (key) => signToken(tokenClaims(other), key), 'token-refused'],
    ['another audience', (key) => signToken(tokenClaims({ aud: 'acct-other' }), key), 'token-refused'],
    ['another issuer', (key) => signToken(tokenClaims({ iss: other.iss }), key), 'token-refused'],
    [
      'a session cookie’s issuer',
      (key) => signToken(tokenClaims({ iss: 'https://session.firebase.google.com/acct-live' }), key),
      'token-refused',
    ],
    ['no subject', (key) => signToken(tokenClaims({ sub: '' }), key), 'token-refused'],
    ['an hour too old', (key) => signToken(tokenClaims({ exp: now - 1 }), key), 'expired'],
    ['expired and forged', () => signToken(tokenClaims({ exp: now - 1 }), forger), 'token-refused'],
    ['seven days after the sign-in', (key) => signToken(tokenClaims({ auth_time: now - 604_801 }), key), 'too-old'],
    ['no token at all', () => 'a.b.c', 'token-refused'],
    ['null as claims', () => 'e30.bnVsbA.e30', 'token-refused'],
  ])('is refused: %s', async (_, make, reason) => {
    const { status, body } = await ask('token', `acct_auth_token=${make(google.key)}`);
    expect([status, body.signedIn, body.reason, body.user]).toEqual([401, false, reason, null]);
    expect((await exchangeToken(make(google.key))).jar.has('__Host-app_session')).toBe(false);
    expect(google.state.cookieLives).toEqual([]);
  });

  test('a revoked sign-in and a closed account are told apart', async () => {
    const cookie = `acct_auth_token=${signToken(tokenClaims(), google.key)}`;
    google.state.account.validSince = Math.floor(Date.now() / 1000);
    expect((await ask('token', cookie)).body.reason).toBe('revoked');
    google.state.account.disabled = true;
    expect((await ask('token', cookie)).body.reason).toBe('user-disabled');
  });

  test.each([
    ['the certificates', /x509/],
    ['the accounts', /lookup/],
  ])('an outage of %s is no refusal: 503, one line, and no cookie is set or deleted', async (_, outage) => {
    const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
    google.state.outage = outage;
    const { status, setCookies } = await ask('token', `acct_auth_token=${signToken(tokenClaims(), google.key)}`);
    expect([status, setCookies]).toEqual([503, []]);
    expect(lines.mock.calls).toEqual([[expect.stringMatching(/^application\/unavailable: \/session\.json: /)]]);
  });
});

describe('the exchange', () => {
  const hours = 3600;
  const days = 24 * hours;
  test.each([
    ['12 hours', 60, 12 * hours],
    ['what is left of seven days after the sign-in', 7 * days - 2 * hours, 2 * hours],
    ['never less than Firebase’s five minutes', 7 * days - 100, 300],
  ])('lasts %s', async (_, age, lasts) => {
    const authTime = Math.floor(Date.now() / 1000) - age;
    const { setCookies } = await exchange({ auth_time: authTime });
    const [live = 0] = google.state.cookieLives;
    expect(Math.abs(live - lasts)).toBeLessThan(3);
    const own = new RegExp(`^__Host-app_session=[^;]+; Max-Age=${live}; Path=/; HttpOnly; Secure; SameSite=Lax$`);
    expect(setCookies).toContainEqual(expect.stringMatching(own));
  });

  test('the cookie is the session from then on, though the token has ended, and records are read with the server’s rights', async () => {
    const { session } = await exchange({});
    const { status, body, setCookies } = await ask('cookie', session);
    expect([status, setCookies]).toEqual([200, []]);
    expect(body.user?.uid).toBe('uid-of-asha');
    expect(firestore.state.bearer).toBe('Bearer of-the-server');
  });

  test('ends on the second seven days after the sign-in, whatever Firebase’s shortest cookie says', async () => {
    const { session } = await exchange({ auth_time: Math.floor(Date.now() / 1000) - 7 * days + 100 });
    expect((await ask('cookie', session)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 101_000 });
    const { status, body } = await ask('cookie', session);
    expect([status, body.reason]).toEqual([401, 'too-old']);
  });

  test.each([
    ['an ID token in its place', (key: SigningKey) => signToken(tokenClaims(), key)],
    ['a forged one', () => signToken(tokenClaims({ iss: 'https://session.firebase.google.com/acct-live' }), forger)],
    [
      'alg: none',
      (key: SigningKey) =>
        signToken(tokenClaims({ iss: 'https://session.firebase.google.com/acct-live' }), key, { alg: 'none' }),
    ],
  ])('the cookie is refused: %s', async (_, make) => {
    const { status, body } = await ask('cookie', `__Host-app_session=${make(google.key)}`);
    expect([status, body.signedIn]).toEqual([401, false]);
  });
});

test('what it shows is escaped, and no other page’s script, frame or cache gets at it', async () => {
  firestore.state.fields = record('<img src=x onerror=alert(2)>', '+919876543210');
  const visit = visitApplication(start('cookie'));
  visit.jar.set('acct_auth_token', [signToken(tokenClaims({ name: '<script>alert(1)</script>' }), google.key)]);
  visit.jar.set('acct_company_id', ['a-b%22%3E-uid']);
  const { text, headers } = await visit.goRound('uid-of-asha', '/');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain('&lt;img src=x onerror=alert(2)&gt;');
  expect(text).toContain('a-b&quot;&gt;-uid');
  expect(text).not.toMatch(/<script|<img/);
  expect(text.match(/the visitor’s own words:/g), 'of the name and the phone').toHaveLength(2);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
});

test('an address is asked about until its owner has confirmed it, though the session goes on saying no', async () => {
  const visit = visitApplication(start('cookie'));
  visit.jar.set('acct_auth_token', [signToken(tokenClaims({ email_verified: false }), google.key)]);
  const { text } = await visit.goRound('uid-of-asha', '/');
  expect(text).toContain('Confirm your e-mail');
  expect(text).toContain(`href="${siteOrigin}/account"`);
  Object.assign(google.state.account, { email: 'new@example.com', emailVerified: true });
  expect((await visit.send('/')).text, 'another address of theirs').toContain('Confirm your e-mail');
  google.state.account.email = 'asha@example.com';
  expect((await visit.send('/')).text).not.toContain('Confirm your e-mail');
});

test.each([
  ['open', /to be closed<.*asked for on 2026-11-22,.*href="https:\/\/www\.acct\.example\/account"/s],
  ['taken', /to be closed<(?!.*example\/account).*has begun/s],
  ['not there', /^(?!.*to be closed)/s],
])('closing is said first, with the way to take it back until it has begun: %s', async (stringValue, said) => {
  const closing = { requestedAt: { timestampValue: '2026-11-22T09:30:00Z' }, status: { stringValue } };
  firestore.state.closing = stringValue === 'not there' ? null : closing;
  const visit = visitApplication(start('cookie'));
  visit.jar.set('acct_auth_token', [signToken(tokenClaims({ email_verified: true }), google.key)]);
  expect((await visit.goRound('uid-of-asha', '/')).text).toMatch(said);
});

test('a sign-out that cannot reach Google ends the session here, and says that others may go on', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { session } = await exchange({});
  const visit = visitApplication(start('cookie'));
  visit.jar.set('__Host-app_session', [session.replace(/^[^=]*=/, '')]);
  const page = await visit.send('/account');
  google.state.outage = /accounts:update/;
  const { status, setCookies, text } = await visit.press(page, '/sign-out');
  expect(status).toBe(503);
  expect(setCookies[0]).toMatch(/^__Host-app_session=; Max-Age=0;/);
  expect(text).toContain('You are signed out here');
  expect(text).toContain(`href="${siteOrigin}/session?sign-out"`);
  expect(lines.mock.calls).toEqual([[expect.stringMatching(/^sign-out\/not-everywhere: /)]]);
});

test.each([
  [
    'a browser of today',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['an older one', { origin: appOrigin }],
])(
  'a form of %s that comes after the session has ended signs out all the same, or leads to the start',
  async (_, own) => {
    const { session } = await exchange({});
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 12 * 3_600_000 + 1000 });
    const send = (path: string) =>
      start('cookie').request(`${appOrigin}${path}`, {
        method: 'POST',
        headers: { cookie: session, accept: 'text/html', ...own },
      });
    const signedOut = await send('/sign-out');
    expect(signedOut.status).toBe(303);
    expect(signedOut.headers.get('location')).toBe(`${siteOrigin}/session?sign-out`);
    expect(signedOut.headers.getSetCookie().map((line) => line.split(';')[0])).toEqual([
      '__Host-app_session=',
      '__Host-app_last=',
      'acct_auth_token=',
      'acct_user_id=',
      'acct_company_id=',
    ]);
    expect(google.state.account.validSince, 'on every other device too').toBeGreaterThan(0);
    const kept = await send('/keep-account');
    expect([kept.status, kept.headers.get('location')]).toEqual([303, '/']);
  },
);

/** Exchanges a token with these claims; `session` is then what a browser would send. */
async function exchange(claims: Claims) {
  const { setCookies, jar } = await exchangeToken(signToken(tokenClaims(claims), google.key));
  return { setCookies, session: `__Host-app_session=${jar.get('__Host-app_session')}` };
}

/** A visitor whom the site has renewed comes back with this token. */
async function exchangeToken(token: string) {
  const { jar, send, back } = visitApplication(start('cookie'));
  const address = back(await send('/account'), 'uid-of-asha');
  jar.set('acct_auth_token', [token]);
  const { setCookies } = await send(address);
  return { setCookies, jar };
}

type Answer = { readonly status: number; readonly body: AppSession; readonly setCookies: readonly string[] };

/** Asks a new application for /session.json with these cookies. */
async function ask(session: Settings['session'], cookie: string): Promise<Answer> {
  const answer = await start(session).request(`${appOrigin}/session.json`, { headers: { cookie } });
  const setCookies = answer.headers.getSetCookie();
  return { status: answer.status, body: (await answer.json()) as AppSession, setCookies };
}

/** A new application, which has asked for no certificate yet. */
const start = (session: Settings['session']) =>
  startApplication(google, { firestoreOrigin: firestore.origin, session });

/** The claims of another account under the same signature. */
const changed = (token: string): string =>
  token.replace(
    /(?<=\.).*(?=\.)/,
    Buffer.from(JSON.stringify(tokenClaims({ sub: 'uid-of-ravi' }))).toString('base64url'),
  );

const path = /\/projects\/acct-live\/databases\/\(default\)\/documents\/(\w+)\/uid-of-asha$/;
const record = (displayName = 'Asha', phone: string | null = null) => ({
  displayName: { stringValue: displayName },
  phone: phone === null ? { nullValue: null } : { stringValue: phone },
  createdAt: { timestampValue: '1970-01-01T00:00:00Z' },
});

/** Firestore's REST interface with two records of asha; null: none. `state.bearer`: who asked last. */
async function startRecordsStandIn() {
  const state = { bearer: undefined as string | undefined, fields: record(), closing: null as object | null };
  const server = createServer((request, response) => {
    state.bearer = request.headers.authorization;
    const [, place] = path.exec(`${request.url}`) ?? [];
    const records = new Map<unknown, object | null>([
      ['user_profiles', state.fields],
      ['account_requests', state.closing],
    ]);
    const fields = records.get(place);
    response.writeHead(fields ? 200 : 404).end(JSON.stringify(fields ? { fields } : {}));
  });
  const { stop } = await listen(server, 0, { name: 'Firestore', address: '' });
  return { state, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
