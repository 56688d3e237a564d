import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { AppSession } from '../../../examples/application/session-report.ts';
import { expect, test } from './test.ts';

// The tests of the tests' own ground: what every other browser test takes for granted.

test('a page under the base domain hands its cookies to the application, and sign-out clears them', async ({
  page,
  services,
  backend,
  visitor,
}) => {
  const uid = await backend.createAccount({ ...visitor, displayName: visitor.name, phoneNumber: visitor.phone });
  const token = await signIn(services.auth, visitor);
  await page.goto(services.httpsSite);
  await setCookies(page, '.acct.localhost', { acct_auth_token: token, acct_user_id: uid, acct_company_id: 'sample-1' });
  await backend.writeDocument(`user_profiles/${uid}`, { uid, displayName: '<b>Asha</b>', createdAt: new Date(0) });

  await page.goto(services.httpsApp);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText(visitor.email);
  await expect(page.getByRole('region', { name: 'Visitor' })).toContainText('sample-1');
  await expect(page.getByRole('region', { name: 'provision_requests' })).toContainText('No record yet.');
  const session = (await page.evaluate(async () => (await fetch('/session.json')).json())) as AppSession;
  expect(session.user).toMatchObject({ uid, email: visitor.email });

  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === '__Host-app_session')).toMatchObject({
    domain: new URL(services.httpsApp).hostname,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  });

  await signOut(page, services.httpsSite);
  expect(await page.context().cookies()).toEqual([]);
});

test('over plain http the application shares its cookies by the name localhost', { tag: '@proof:rare' }, async ({
  page,
  services,
  backend,
  visitor,
}) => {
  const uid = await backend.createAccount(visitor);
  const token = await signIn(services.auth, visitor);
  await page.goto(services.site);
  await setCookies(page, 'localhost', { acct_auth_token: token, acct_user_id: uid });
  await page.goto(services.app);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in');
  await signOut(page, services.site);
  expect(await page.context().cookies()).toEqual([]);
});

test('nothing from outside gets through except the fakes', async ({ page, services, refusedHosts, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
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

test('the console guard sees warnings, errors and exceptions of every page', async ({
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

test('rules can be replaced for a project of the test alone', async ({ backend, services, visitor }) => {
  const project = `demo-${createHash('sha1').update(visitor.email).digest('hex').slice(0, 10)}`;
  const closed =
    "rules_version = '2'; service cloud.firestore { match /{document=**} { allow read, write: if false; } }";
  await backend.replaceRules(project, closed);
  const refused = await fetch(`${services.firestore}/v1/projects/${project}/databases/(default)/documents/notes/one`);
  expect(refused.status).toBe(403);
  await backend.writeDocument('notes/one', { text: 'नमस्ते', count: 2, tags: ['a'], at: new Date(5) }, project);
  expect(await backend.readDocument('notes/one', project)).toEqual({
    text: 'नमस्ते',
    count: 2,
    tags: ['a'],
    at: new Date(5),
  });
  await backend.clearDocuments(project);
  expect(await backend.readDocument('notes/one', project)).toBeNull();
});

/** As a page sets them, not as the test tool could. */
async function setCookies(page: Page, domain: string, cookies: Readonly<Record<string, string>>): Promise<void> {
  const lines = Object.entries(cookies).map(
    ([name, value]) => `${name}=${value}; Domain=${domain}; Path=/; Secure; SameSite=None`,
  );
  await page.evaluate((all) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the card writes them this way, for browsers without a Cookie Store
    for (const line of all) document.cookie = line;
  }, lines);
}

/** Signs out on the application's page, and waits until it has sent the visitor on to the site. */
async function signOut(page: Page, site: string): Promise<void> {
  const sent = page.waitForRequest(`${site}/session?sign-out`);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await sent;
  await page.waitForURL(`${site}/**`);
}

async function signIn(auth: string, { email, password }: { email: string; password: string }): Promise<string> {
  const address = `${auth}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any`;
  const answer = await fetch(address, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json' },
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}
