import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { type Attributes, CardPage } from './card-page.ts';
import { openFramedCard } from './framed-card.ts';
import { serveKeeper, serveSessionPage } from './serve-site-session.ts';

const proof = { tag: '@proof:session' };
const attributes = (services: { readonly httpsApp: string }, more: Attributes = {}): Attributes => ({
  'app-url': services.httpsApp,
  'cookie-domain': '.acct.localhost',
  ...more,
});

test(
  'a record that Firestore refuses leads to the sign-in page, and the console says why',
  proof,
  async ({ page, services, visitor, allowConsole }) => {
    allowConsole(
      /\[acct-auth-card\] (session\/not-handed-off: .*\(store\/permission-denied\)|store\/permission-denied)/,
    );
    allowConsole(/status of 403/);
    await page.route(/:commit$/, (route) =>
      route.request().postData()?.includes('session_handoffs/')
        ? route.fulfill({ status: 403, body: '{}' })
        : route.fallback(),
    );
    const card = new CardPage(page);
    await card.open(services.httpsOutside, attributes(services));
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    await expect(card.root.getByRole('link', { name: en.openLogin })).toHaveAttribute(
      'href',
      `${services.httpsSite}/login`,
    );
    await expect
      .poll(async () => (await card.events()).map(({ type, detail }) => [type, detail.session ?? detail.code]))
      .toEqual([
        ['acct-ready', undefined],
        ['acct-authenticated', 'handoff'],
        ['acct-error', 'store/permission-denied'],
      ]);
  },
);

test(
  'a frame in a sandbox that holds it says so in place of going nowhere',
  proof,
  async ({ page, services, visitor, allowConsole }) => {
    allowConsole(/session\/not-handed-off|Unsafe attempt to initiate navigation/);
    const card = await openFramedCard(page, services, 'allow-scripts allow-same-origin allow-forms');
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await card.button(en.continueToApp).click();
    await expect(card.status).toContainText(en.outsideCookieDomain);
  },
);

test(
  'with the accounts of another project the site is asked for nothing',
  proof,
  async ({ page, services, visitor, allowConsole }) => {
    allowConsole(/cookies\/outside-cookie-domain|store\//);
    const firebase = { apiKey: 'other-key', authDomain: 'demo-other.example', projectId: 'demo-other' };
    const card = new CardPage(page);
    await card.open(services.httpsOutside, attributes(services, { 'firebase-config': JSON.stringify(firebase) }));
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    expect((await card.events()).find(({ type }) => type === 'acct-authenticated')?.detail).toMatchObject({
      session: 'none',
    });
  },
);

test(
  'our own site hands nothing over, whatever the attribute says and the browser blocks',
  proof,
  async ({ page, services, visitor, allowConsole }) => {
    allowConsole(/cookies\/blocked/);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/session|session_handoffs/.test(`${request.url()} ${request.postData()}`)) asked.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
    });
    const card = new CardPage(page);
    await card.open(services.httpsSite, attributes(services, { handoff: 'always' }));
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.cookiesBlocked);
    expect(asked).toEqual([]);
  },
);

test('a page that keeps its visitor has no record made', proof, async ({ page, services, visitor }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('session_handoffs/')) asked.push(request.url());
  });
  const card = new CardPage(page);
  await card.open(services.httpsOutside, attributes(services));
  await page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.status).toHaveText(en.signedIn);
  expect(asked).toEqual([]);
});

test('a strict policy lets the visitor go on by way of the site', proof, async ({ page, services, visitor }) => {
  const secretAt = await serveSessionPage(page, services.httpsSite);
  const policy = [
    "default-src 'none'",
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com",
    "style-src 'self'",
    `connect-src ${services.httpsAuth} ${services.httpsFirestore}`,
  ].join('; ');
  const card = new CardPage(page);
  await card.open(services.httpsOutside, attributes(services), { headers: { 'content-security-policy': policy } });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  expect(await secretAt()).toMatch(/^[\w-]{43}$/);
});

for (const [name, body] of [
  ['has neither export', 'export const kept = async () => null;'],
  ['is not there', null],
  ['hangs', 'export const keep = () => new Promise(() => {});'],
] as const) {
  test(
    `a keeper that ${name} keeps nobody from the application`,
    proof,
    async ({ page, services, visitor, allowConsole }) => {
      if (name !== 'has neither export') allowConsole(/session\/keeper-failed|status of 404/);
      if (body === null) await page.route(/\/session\/keeper\.js$/, (route) => route.fulfill({ status: 404 }));
      else await serveKeeper(page, services.httpsSite, body);
      const card = new CardPage(page);
      await card.open(services.httpsSite, attributes(services));
      await card.fillSignUp(visitor);
      await card.waitForTestCheck();
      await card.createAccount();
      await page.waitForURL(`${services.httpsApp}/**`);
    },
  );
}
