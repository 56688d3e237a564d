import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionReport } from '../../../examples/application/session-report.ts';
import type { Settings } from '../../../examples/application/settings.ts';
import { listenAsService } from '../../services/service.ts';
import {
  makeSigningKey,
  type SigningKey,
  signToken,
  type TokenClaims,
  tokenClaims,
} from '../../services/sign-token.ts';
import { startFakeGoogleAuth } from './fake-google-auth.ts';
import { appOrigin, siteOrigin, startApplication, visitApplication } from './visit-application.ts';

// Tests the application in real mode: no emulator, and signatures checked against Google's certificates.

let google: Awaited<ReturnType<typeof startFakeGoogleAuth>>;
let forger: SigningKey;
let firestore: Awaited<ReturnType<typeof startFakeRecords>>;

beforeAll(async () => {
  [google, forger, firestore] = await Promise.all([
    startFakeGoogleAuth(),
    makeSigningKey('google-1'),
    startFakeRecords(),
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

describe('with SESSION=token', () => {
  test('a valid token signs the visitor in, and the records are read with the visitor’s own rights', async () => {
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
  test.each<[string, (key: SigningKey) => string, SessionReport['reason']]>([
    ['another key with the same id', () => signToken(tokenClaims(), forger), 'token-refused'],
    ['an unknown key', (key) => signToken(tokenClaims(), key, { kid: 'unknown' }), 'token-refused'],
    ['no key id', (key) => signToken(tokenClaims(), key, { kid: undefined }), 'token-refused'],
    ['alg: none', (key) => signToken(tokenClaims(), key, { alg: 'none' }), 'token-refused'],
    [
      'no signature, as from the Auth emulator',
      (key) => signToken(tokenClaims(), key, { alg: 'none', kid: undefined }),
      'token-refused',
    ],
    ['the certificate as an HS256 secret', (key) => signToken(tokenClaims(), key, { alg: 'HS256' }), 'token-refused'],
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
    ['an expiry in the past', (key) => signToken(tokenClaims({ exp: now - 1 }), key), 'expired'],
    ['expired and forged', () => signToken(tokenClaims({ exp: now - 1 }), forger), 'token-refused'],
    ['seven days after the sign-in', (key) => signToken(tokenClaims({ auth_time: now - 604_801 }), key), 'too-old'],
    ['a malformed token', () => 'a.b.c', 'token-refused'],
    ['null as claims', () => 'e30.bnVsbA.e30', 'token-refused'],
  ])('a token is refused: %s', async (_, make, reason) => {
    const { status, body } = await ask('token', `acct_auth_token=${make(google.key)}`);
    expect([status, body.signedIn, body.reason, body.user]).toEqual([401, false, reason, null]);
    expect((await exchangeToken(make(google.key))).jar.has('__Host-app_session')).toBe(false);
    expect(google.state.cookieLives).toEqual([]);
  });

  test('a revoked sign-in and a disabled account are refused with different reasons', async () => {
    const cookie = `acct_auth_token=${signToken(tokenClaims(), google.key)}`;
    google.state.account.validSince = Math.floor(Date.now() / 1000);
    expect((await ask('token', cookie)).body.reason).toBe('revoked');
    google.state.account.disabled = true;
    expect((await ask('token', cookie)).body.reason).toBe('user-disabled');
  });

  test.each([
    ['the certificates', /x509/],
    ['the accounts', /lookup/],
  ])(
    'when Google’s service for %s fails, the application answers 503, logs one line, and sets or deletes no cookie',
    async (_, outage) => {
      const lines = vi.spyOn(console, 'error').mockImplementation(() => {});
      google.state.outage = outage;
      const { status, setCookies } = await ask('token', `acct_auth_token=${signToken(tokenClaims(), google.key)}`);
      expect([status, setCookies]).toEqual([503, []]);
      expect(lines.mock.calls).toEqual([[expect.stringMatching(/^application\/unavailable: \/session\.json: /)]]);
    },
  );
});

describe('the session cookie', () => {
  const hours = 3600;
  const days = 24 * hours;
  test.each([
    ['12 hours', 60, 12 * hours],
    ['the rest of the seven days after the sign-in', 7 * days - 2 * hours, 2 * hours],
    ['at least Firebase’s minimum of five minutes', 7 * days - 100, 300],
  ])('is valid for %s', async (_, age, lasts) => {
    const authTime = Math.floor(Date.now() / 1000) - age;
    const { setCookies } = await exchange({ auth_time: authTime });
    const [live = 0] = google.state.cookieLives;
    expect(Math.abs(live - lasts)).toBeLessThan(3);
    const own = new RegExp(`^__Host-app_session=[^;]+; Max-Age=${live}; Path=/; HttpOnly; Secure; SameSite=Lax$`);
    expect(setCookies).toContainEqual(expect.stringMatching(own));
  });

  test('stays valid after the token has expired, and records are read with the server’s rights', async () => {
    const { session } = await exchange({});
    const { status, body, setCookies } = await ask('cookie', session);
    expect([status, setCookies]).toEqual([200, []]);
    expect(body.user?.uid).toBe('uid-of-asha');
    expect(firestore.state.bearer).toBe('Bearer of-the-server');
  });

  test('ends exactly seven days after the sign-in, even if Firebase allows only a longer lifetime for the cookie', async () => {
    const { session } = await exchange({ auth_time: Math.floor(Date.now() / 1000) - 7 * days + 100 });
    expect((await ask('cookie', session)).status).toBe(200);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 101_000 });
    const { status, body } = await ask('cookie', session);
    expect([status, body.reason]).toEqual([401, 'too-old']);
  });

  test.each([
    ['an ID token instead of it', (key: SigningKey) => signToken(tokenClaims(), key)],
    ['a forged cookie', () => signToken(tokenClaims({ iss: 'https://session.firebase.google.com/acct-live' }), forger)],
    [
      'alg: none',
      (key: SigningKey) =>
        signToken(tokenClaims({ iss: 'https://session.firebase.google.com/acct-live' }), key, { alg: 'none' }),
    ],
  ])('is refused if the request brings %s', async (_, make) => {
    const { status, body } = await ask('cookie', `__Host-app_session=${make(google.key)}`);
    expect([status, body.signedIn]).toEqual([401, false]);
  });
});

test('the page escapes its data, and its headers allow no foreign script, frame or cache', async () => {
  firestore.state.fields = record('<img src=x onerror=alert(2)>', '+919876543210');
  const visit = visitApplication(start('cookie'));
  visit.jar.set('acct_auth_token', [signToken(tokenClaims({ name: '<script>alert(1)</script>' }), google.key)]);
  visit.jar.set('acct_company_id', ['a-b%22%3E-uid']);
  const { text, headers } = await visit.roundTrip('uid-of-asha', '/');
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain('&lt;img src=x onerror=alert(2)&gt;');
  expect(text).toContain('a-b&quot;&gt;-uid');
  expect(text).not.toMatch(/<script|<img/);
  expect(text.match(/the visitor’s own words:/g), 'before the name and the phone').toHaveLength(2);
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'/,
  );
  expect(headers.get('cache-control')).toBe('no-store');
});

test('the page asks the visitor to confirm an e-mail address until Google reports the same address as verified', async () => {
  const visit = visitApplication(start('cookie'));
  visit.jar.set('acct_auth_token', [signToken(tokenClaims({ email_verified: false }), google.key)]);
  const { text } = await visit.roundTrip('uid-of-asha', '/');
  expect(text).toContain('Confirm your e-mail');
  expect(text).toContain(`href="${siteOrigin}/account"`);
  Object.assign(google.state.account, { email: 'new@example.com', emailVerified: true });
  expect((await visit.send('/')).text, 'another address of the same account').toContain('Confirm your e-mail');
  google.state.account.email = 'asha@example.com';
  expect((await visit.send('/')).text).not.toContain('Confirm your e-mail');
});

test.each([
  ['open', /to be closed<.*asked for on 2026-11-22,.*href="https:\/\/www\.acct\.example\/account"/s],
  ['taken', /to be closed<(?!.*example\/account).*has begun/s],
  ['not there', /^(?!.*to be closed)/s],
])(
  'a request to close the account is shown at the top of the page, and an open request can be taken back: %s',
  async (stringValue, said) => {
    const closing = { requestedAt: { timestampValue: '2026-11-22T09:30:00Z' }, status: { stringValue } };
    firestore.state.closing = stringValue === 'not there' ? null : closing;
    const visit = visitApplication(start('cookie'));
    visit.jar.set('acct_auth_token', [signToken(tokenClaims({ email_verified: true }), google.key)]);
    expect((await visit.roundTrip('uid-of-asha', '/')).text).toMatch(said);
  },
);

test('a sign-out that cannot reach Google ends this session, and warns that other sessions may continue', async () => {
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
    'a current browser',
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
  ],
  ['an older browser', { origin: appOrigin }],
])(
  'after the session has ended, the sign-out form sent by %s signs out, and another form leads to the start page',
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
    const stays = await send('/keep-account');
    expect([stays.status, stays.headers.get('location')]).toEqual([303, '/']);
  },
);

/** Exchanges a token with these claims for a session. `session` is the `Cookie` header of a request in this session. */
async function exchange(claims: TokenClaims) {
  const { setCookies, jar } = await exchangeToken(signToken(tokenClaims(claims), google.key));
  return { setCookies, session: `__Host-app_session=${jar.get('__Host-app_session')}` };
}

/** Simulates the redirect to the site and back. The request after the redirect back has this token. */
async function exchangeToken(token: string) {
  const { jar, send, back } = visitApplication(start('cookie'));
  const address = back(await send('/account'), 'uid-of-asha');
  jar.set('acct_auth_token', [token]);
  const { setCookies } = await send(address);
  return { setCookies, jar };
}

type Answer = { readonly status: number; readonly body: SessionReport; readonly setCookies: readonly string[] };

/** Requests /session.json from a new application with these cookies. */
async function ask(session: Settings['session'], cookie: string): Promise<Answer> {
  const answer = await start(session).request(`${appOrigin}/session.json`, { headers: { cookie } });
  const setCookies = answer.headers.getSetCookie();
  return { status: answer.status, body: (await answer.json()) as SessionReport, setCookies };
}

/** Starts a new application, which has fetched no certificate yet. */
const start = (session: Settings['session']) =>
  startApplication(google, { firestoreOrigin: firestore.origin, session });

/** Replaces the claims of a token by another account's claims, but does not change the signature. */
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

/**
 * Starts a fake of Firestore's REST interface with two records of the user asha: `fields` is her profile, and `closing`
 * her request to close the account (null for none). `bearer` is the Authorization header of the last request.
 */
async function startFakeRecords() {
  const state = { bearer: undefined as string | undefined, fields: record(), closing: null as object | null };
  const server = createServer((request, response) => {
    state.bearer = request.headers.authorization;
    const [, collection] = path.exec(`${request.url}`) ?? [];
    const records = new Map<unknown, object | null>([
      ['user_profiles', state.fields],
      ['account_requests', state.closing],
    ]);
    const fields = records.get(collection);
    response.writeHead(fields ? 200 : 404).end(JSON.stringify(fields ? { fields } : {}));
  });
  const { stop } = await listenAsService(server, 0, { name: 'Firestore', address: '' });
  return { state, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop };
}
