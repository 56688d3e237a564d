import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { encodeFields } from '../firestore-values.ts';
import { listen } from '../services/listen.ts';
import { createMainApp, type MainAppOptions } from './create-main-app.ts';
import type { AppSession } from './read-session.ts';
import { sampleToken } from './sample-token.ts';

const stops: (() => Promise<void>)[] = [];
let app = '';
let authorization: string | undefined;

beforeEach(async () => {
  const firestoreOrigin = await serve((request, response) => {
    authorization = request.headers.authorization;
    const isProfile = request.url?.endsWith('/user_profiles/uid-of-asha');
    const fields = encodeFields({ displayName: '<img src=x onerror=alert(1)>', updatedAt: new Date(0), phone: null });
    response.writeHead(isProfile ? 200 : 404).end(isProfile ? JSON.stringify({ fields }) : '{}');
  });
  app = await serve(createMainApp(options({ firestoreOrigin })));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

test('without cookies it says so and links back to the login page, on / and on /login', async () => {
  for (const path of ['/', '/login']) {
    const page = await (await fetch(app + path)).text();
    expect(page).toContain('No session cookies arrived.');
    expect(page).toContain('href="http://localhost:5173/login?a=1&amp;b=2"');
    expect(page).toContain('A development aid');
  }
});

test('a verified session shows the visitor and both records, read with the visitor’s own token, and escapes what it shows', async () => {
  const token = sampleToken({ name: '<script>alert(1)</script>' });
  const headers = { cookie: `acct_auth_token=${token}; acct_user_id=uid-of-asha; acct_company_id=a-b%22-uid-of` };
  const page = await (await fetch(app, { headers })).text();
  expect(authorization).toBe(`Bearer ${token}`);
  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(page).toContain('a-b&quot;-uid-of');
  expect(page).toContain('1970-01-01T00:00:00.000Z');
  expect(page).toContain('No record yet.');
  expect(page).not.toMatch(/<script|<img/);
});

test('session.json says who is signed in, and why not', async () => {
  const session = async (cookie: string): Promise<AppSession> => {
    return (await (await fetch(`${app}/session.json`, { headers: { cookie } })).json()) as AppSession;
  };
  expect(await session(`acct_auth_token=${sampleToken()}; acct_user_id=uid-of-asha`)).toMatchObject({
    signedIn: true,
    reason: null,
    user: { uid: 'uid-of-asha', email: 'asha@example.com', name: null },
    companyId: null,
    records: { provisionRequest: null },
    cookies: { names: ['acct_auth_token', 'acct_user_id'] },
  });
  const reasons = [
    ['', 'no-cookies'],
    ['acct_user_id=uid-of-asha', 'no-token'],
    [`acct_auth_token=${sampleToken()}`, 'no-user-id'],
    [`acct_auth_token=${sampleToken()}; acct_user_id=another`, 'other-user'],
    [`acct_auth_token=${sampleToken({ exp: 1 })}; acct_user_id=uid-of-asha`, 'token-expired'],
    ['acct_auth_token=%; acct_user_id=uid-of-asha', 'token-malformed'],
  ] as const;
  for (const [cookie, reason] of reasons)
    expect(await session(cookie)).toMatchObject({ signedIn: false, reason, user: null });
});

test('a Firestore that does not answer is shown, not hidden', async () => {
  const alone = await serve(createMainApp(options({ firestoreOrigin: 'http://127.0.0.1:1' })));
  const headers = { cookie: `acct_auth_token=${sampleToken()}; acct_user_id=uid-of-asha` };
  expect(await (await fetch(alone, { headers })).text()).toContain('Firestore does not answer');
});

test('sign-out clears the three cookies on the base domain and goes home', async () => {
  const response = await fetch(`${app}/sign-out`, { method: 'POST', redirect: 'manual' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe('/');
  const end = 'Domain=.acct.test; Path=/; Max-Age=0; Secure; SameSite=None';
  expect(response.headers.getSetCookie()).toEqual([
    `acct_auth_token=; ${end}`,
    `acct_user_id=; ${end}`,
    `acct_company_id=; ${end}`,
  ]);
});

test('another page may not sign the visitor out; unknown paths and methods are refused', async () => {
  const foreign = await fetch(`${app}/sign-out`, { method: 'POST', headers: { origin: 'https://other.test' } });
  expect(foreign.status).toBe(403);
  const opaque = await fetch(`${app}/sign-out`, { method: 'POST', headers: { origin: 'null' } });
  expect(opaque.status).toBe(403);
  expect((await fetch(`${app}/admin`)).status).toBe(404);
  expect((await fetch(app, { method: 'PUT' })).status).toBe(405);
});

test('a real project is refused', () => {
  expect(() => createMainApp(options({ projectId: 'acct-live' }))).toThrow('demo- projects only');
});

function options(changes: Partial<MainAppOptions>): MainAppOptions {
  return {
    projectId: 'demo-acct',
    cookiePrefix: 'acct',
    cookieDomain: '.acct.test',
    firestoreOrigin: 'http://127.0.0.1:1',
    loginUrl: 'http://localhost:5173/login?a=1&b=2',
    ...changes,
  };
}

async function serve(handler: RequestListener): Promise<string> {
  const server = createServer(handler);
  const { stop } = await listen(server, 0, { name: 'test', address: '' });
  stops.push(stop);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
