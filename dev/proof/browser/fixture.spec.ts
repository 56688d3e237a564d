import type { BrowserContext } from '@playwright/test';
import { signUp } from '../../../site/e2e/session-fixture.ts';
import { servePage } from './served-pages.ts';
import { expect, test } from './test.ts';

// Tests the fixture that every other browser test relies on.

test('a page below the base domain shares its cookies with the application until sign-out', async ({
  page,
  services,
  visitor,
}) => {
  const { idToken, session } = await signUp(services, visitor.email);
  await page.goto(services.httpsSite);
  // Sets these cookies in the page, because the test is whether the browser lets a page set them.
  await page.evaluate(
    (cookies) => {
      for (const [name, value] of Object.entries(cookies)) {
        // biome-ignore lint/suspicious/noDocumentCookie: the card writes them this way, for browsers without a Cookie Store
        document.cookie = `${name}=${value}; Domain=.acct.localhost; Path=/; Secure; SameSite=None`;
      }
    },
    { acct_auth_token: idToken, acct_user_id: session.uid, acct_company_id: 'sample-1' },
  );

  await page.goto(services.httpsApp);
  await page.getByRole('button', { name: `Continue as ${visitor.email}` }).click();
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.email);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText('sample-1');
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '__Host-app_session')).toMatchObject({
    domain: new URL(services.httpsApp).hostname,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });

  const sent = page.waitForRequest(`${services.httpsSite}/session?sign-out`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await sent;
  await page.waitForURL(`${services.httpsSite}/**`);
  expect(await page.context().cookies()).toEqual([]);
});

test('requests to outside hosts fail, except for the faked scripts', async ({
  page,
  services,
  refusedHosts,
  allowConsole,
}) => {
  allowConsole(/ERR_NAME_NOT_RESOLVED/);
  await page.goto(services.auth);
  const outcome = await page.evaluate(async () => {
    const load = (src: string) =>
      new Promise<string>((resolve) => {
        const script = Object.assign(document.createElement('script'), { src });
        script.onload = () => resolve('loaded');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      });
    return [
      await load('https://www.google.com/recaptcha/api.js?render=explicit'),
      await load('https://example.com/x.js'),
    ];
  });
  expect(outcome).toEqual(['loaded', 'refused']);
  expect([...refusedHosts]).toEqual(['example.com']);
});

test('the console guard collects the warnings and errors of every page', async ({
  page,
  context,
  consoleGuard,
  allowConsole,
  services,
}) => {
  await page.goto(services.auth);
  const second = await context.newPage();
  await second.goto(services.auth);
  await second.evaluate(() => {
    console.warn('a warning');
    console.error('an error');
    setTimeout(() => {
      throw new Error('an exception');
    });
  });
  await expect.poll(() => consoleGuard.unexpected.length).toBe(3);
  allowConsole(/a warning|an error|an exception/);
  expect(consoleGuard.unexpected).toEqual([]);
});

test.describe('a context that tests share', () => {
  // Serial tests run in the same worker, one after another.
  test.describe.configure({ mode: 'serial' });
  const contexts: BrowserContext[] = [];

  test('takes what a test leaves behind', async ({ page, context, services, allowConsole }) => {
    contexts.push(context);
    await context.route('**/routed', (route) => route.fulfill({ body: '' }));
    await context.grantPermissions(['geolocation']);
    context.on('page', () => expect(false, 'this listener belongs to the first test').toBe(true));
    await page.goto(await servePage(services.partner, '<title>first</title>'));
    await page.evaluate(async () => {
      localStorage.setItem('left', 'x');
      sessionStorage.setItem('left', 'x');
      await (await caches.open('left')).put('/left', new Response(''));
      const request = indexedDB.open('left');
      await new Promise((resolve) => request.addEventListener('success', resolve));
      await cookieStore.set('left', 'x');
      console.error('a line of the first test');
    });
    allowConsole(/a line of the first test/);
  });

  test('has no cookies, storage, permissions, routes and listeners of the test before', async ({
    page,
    context,
    services,
    allowConsole,
  }) => {
    expect(context).toBe(contexts[0]);
    allowConsole(/404.*\/routed/);
    await page.goto(await servePage(services.partner, '<title>second</title>'));
    const left = await page.evaluate(async () => ({
      local: localStorage.length,
      session: sessionStorage.length,
      caches: await caches.keys(),
      databases: await indexedDB.databases(),
      cookies: document.cookie,
      permission: (await navigator.permissions.query({ name: 'geolocation' })).state,
      routed: (await fetch('/routed')).ok,
    }));
    const nothing = { local: 0, session: 0, caches: [], databases: [], cookies: '' };
    expect(left).toEqual({ ...nothing, permission: 'prompt', routed: false });
  });

  test('is closed after a test that has set the clock', async ({ page, context }) => {
    expect(context).toBe(contexts[0]);
    await page.clock.setFixedTime('2026-11-27T10:00:00+05:30');
  });

  test('is replaced by a new one with the real time', async ({ page, context, services }) => {
    expect(context).not.toBe(contexts[0]);
    await page.goto(services.auth);
    expect(await page.evaluate(() => Date.now())).toBeGreaterThan(Date.parse('2026-11-27T12:00:00+05:30'));
  });
});

test.describe('a test with permissions of its own', () => {
  test.use({ permissions: ['geolocation'] });

  test('has a context that is not shared', async ({ page, services, sharedContextKey }) => {
    expect(sharedContextKey).toBeNull();
    await page.goto(await servePage(services.partner, '<title>own</title>'));
    const state = () => navigator.permissions.query({ name: 'geolocation' }).then((permission) => permission.state);
    expect(await page.evaluate(state)).toBe('granted');
  });
});
