import type { AppSession } from '../../../examples/application/session-report.ts';
import { expect, test } from '../browser/test.ts';
import { ask, navigate, signInTo } from './ask-application.ts';
import { createSignIns, hour, nowInSeconds } from './sign-ins.ts';
import { tokenClaims, unsignedToken } from './sign-token.ts';

// The example of the main application on the Auth emulator, request by request; no page is opened.

const read = (text: string): AppSession => JSON.parse(text) as AppSession;
const day = 24 * hour;

test('a token is exchanged on the way back from the site, and the session goes on without it', async ({
  services,
  backend,
  visitor,
}) => {
  const first = await signInTo(services.app, await createSignIns(services.auth, backend).signIn(visitor));
  expect([first.status, first.location]).toEqual([302, '/']);
  expect(first.setCookies).toContainEqual(
    expect.stringMatching(/^app_session=[^;]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/),
  );
  const second = await ask(services.app, '/session.json', { cookies: first.cookies });
  expect([second.status, second.setCookies]).toEqual([200, []]);
  expect(read(second.text)).toMatchObject({ signedIn: true, user: { email: visitor.email } });
});

test('what it shows is escaped, and no other page’s script, frame or cache gets at it', async ({
  services,
  backend,
  visitor,
}) => {
  const named = { ...visitor, name: '<script>alert(1)</script>' };
  const signedIn = await createSignIns(services.auth, backend).signIn(named);
  const { cookies } = await signInTo(services.app, signedIn);
  await backend.writeDocument(`user_profiles/${signedIn.uid}`, {
    displayName: '<img src=x onerror=alert(2)>',
    phone: '+919876543210',
  });
  const { text, headers } = await navigate(services.app, '/', {
    cookies: { ...cookies, acct_company_id: 'a-b%22%3E-uid' },
  });
  expect(text).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(text).toContain('&lt;img src=x onerror=alert(2)&gt;');
  expect(text).toContain('a-b&quot;&gt;-uid');
  expect(text).not.toMatch(/<script|<img/);
  expect(text.match(/the visitor’s own words:/g), 'of the name and the phone').toHaveLength(2);
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self'; .*frame-ancestors 'none'/,
  );
  expect(headers['cache-control']).toBe('no-store');
});

test('a navigation without a session goes to the site once, with its path; the second time there is a line with links', async ({
  services,
}) => {
  const path = '/account?year=2026&q=%E0%A4%95';
  const first = await navigate(services.app, path);
  expect([first.status, first.location]).toEqual([302, leadsTo(services.site, path)]);
  const second = await navigate(services.app, path, { cookies: first.cookies });
  expect([second.status, second.location]).toEqual([401, null]);
  expect(second.text).toContain('No session arrived here.');
  expect(second.text).toContain(`href="${services.site}/login?return=${encodeURIComponent(path)}"`);
  expect(second.text).toContain(`href="${services.site}/session?sign-out"`);
  expect(second.cookies, 'a later try starts anew').toEqual({ app_asked: '' });
});

test('several tabs that are opened again at once each go to the site; each comes to its line the second time', async ({
  services,
}) => {
  const paths = ['/', '/account', '/account?year=2026'];
  let cookies = {};
  for (const path of paths) {
    const tab = await navigate(services.app, path, { cookies });
    expect([tab.status, tab.location]).toEqual([302, leadsTo(services.site, path)]);
    cookies = tab.cookies;
  }
  for (const path of paths) expect((await navigate(services.app, path, { cookies })).status).toBe(401);
});

test('what a browser fetches ahead asks the site nothing: the visitor’s own request then finds the way open', async ({
  services,
}) => {
  for (const headers of [
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'x-purpose': 'preview' },
  ]) {
    const ahead = await navigate(services.app, '/account', { headers });
    expect([ahead.status, ahead.setCookies]).toEqual([401, []]);
  }
});

test('the paths that come back are paths of the application', async ({ services }) => {
  for (const [path, back] of [
    ['//evil.example/x', '/evil.example/x'],
    ['/%5Cevil.example', '/%5Cevil.example'],
    [`/${'x'.repeat(2000)}`, '/'],
    ['/login', '/'],
  ] as const) {
    const { location } = await navigate(services.app, path);
    expect(location).toEqual(leadsTo(services.site, back));
  }
  const { cookies: asked } = await navigate(services.app, '/');
  expect(
    (await navigate(services.app, '/login', { cookies: asked })).status,
    'who asks for it may, however often',
  ).toBe(302);
});

test('everything but a navigation gets 401 and JSON', async ({ services }) => {
  const browsers = { accept: 'text/html', 'sec-fetch-mode': 'navigate' };
  for (const [path, headers] of [
    ['/session.json', {}],
    ['/', { 'sec-fetch-mode': 'cors', accept: 'text/html' }],
    ['/account', { ...browsers, 'sec-fetch-dest': 'iframe' }],
    ['/provisioning.json', { accept: '*/*' }],
    ['/nowhere', { accept: 'application/json' }],
  ] as const) {
    const { status, location, text, setCookies } = await ask(services.app, path, { headers });
    expect([status, location, setCookies], path).toEqual([401, null, []]);
    expect(read(text)).toMatchObject({ signedIn: false, reason: 'no-session', user: null, records: null });
  }
  const old = await ask(services.app, '/account', { headers: { accept: 'text/html,*/*;q=0.8' } });
  expect(old.status, 'a browser that says nothing of itself').toBe(302);
});

test('a revoked sign-in ends the session here, and what is renewed from it is refused twice, not forever', async ({
  services,
  backend,
  visitor,
}) => {
  const signIns = createSignIns(services.auth, backend);
  const { uid, refreshToken } = await signIns.signIn(visitor, { since: nowInSeconds() - hour });
  const { idToken } = await signIns.renew(refreshToken);
  const { cookies } = await signInTo(services.app, { uid, idToken });
  await signIns.revoke(uid);

  const script = await ask(services.app, '/session.json', { cookies });
  expect([script.status, read(script.text).reason]).toEqual([401, 'revoked']);
  const page = await navigate(services.app, '/account', { cookies: { ...cookies, acct_auth_token: idToken } });
  expect(page.location).toEqual(leadsTo(services.site, '/account'));
  expect(page.cookies).toMatchObject({ app_session: '', app_asked: expect.stringMatching(/./) });

  // The emulator goes on renewing; Google would not.
  const fresh = await signIns.renew(refreshToken);
  const again = await navigate(services.app, '/account', {
    cookies: { ...page.cookies, acct_auth_token: fresh.idToken },
  });
  expect([again.status, again.location]).toEqual([401, null]);
  expect(again.text).toContain('Your session was ended, on this device or another.');
});

test('a session lasts seven days from the sign-in on, however often its token is renewed', async ({
  services,
  backend,
  visitor,
}) => {
  const signIns = createSignIns(services.auth, backend);
  const { uid, refreshToken } = await signIns.signIn(visitor, { since: nowInSeconds() - 7 * day + 2 * hour });
  const { idToken } = await signIns.renew(refreshToken);
  const { setCookies } = await signInTo(services.app, { uid, idToken });
  const life = Number(/app_session=[^,]*?Max-Age=(\d+)/.exec(setCookies.join())?.[1]);
  expect(life).toBeLessThanOrEqual(2 * hour);
  expect(life).toBeGreaterThan(2 * hour - 60);

  await signIns.setSince(uid, nowInSeconds() - 8 * day);
  const late = await signIns.renew(refreshToken);
  const { cookies } = await navigate(services.app, '/');
  const page = await navigate(services.app, '/', { cookies: { ...cookies, acct_auth_token: late.idToken } });
  expect(page.text).toContain('You signed in more than seven days ago.');
});

test('an expired token beside a session is no matter; alone it is sent to be renewed', async ({
  services,
  backend,
  visitor,
}) => {
  const signedIn = await createSignIns(services.auth, backend).signIn(visitor);
  const expired = unsignedToken(emulatorClaims(signedIn.uid, { exp: nowInSeconds() - 1 }));
  const { cookies } = await signInTo(services.app, signedIn);
  const page = await navigate(services.app, '/', { cookies: { ...cookies, acct_auth_token: expired } });
  expect([page.status, page.setCookies]).toEqual([200, []]);
  const alone = await navigate(services.app, '/', { cookies: { acct_auth_token: expired } });
  expect(alone.location).toEqual(leadsTo(services.site, '/'));
});

/** /session, with the path to come back to and a state. */
const leadsTo = (site: string, path: string) =>
  expect.stringContaining(`${site}/session?return=${encodeURIComponent(path)}&state=`);

const emulatorClaims = (uid: string, changes: Readonly<Record<string, unknown>>) =>
  tokenClaims({ aud: 'demo-acct', iss: 'https://securetoken.google.com/demo-acct', sub: uid, ...changes });
