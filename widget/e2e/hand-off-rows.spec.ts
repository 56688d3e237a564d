import type { Page } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import type { Attributes } from './card-page.ts';
import { expect, test } from './card-test.ts';
import { openFramedCard, serveKeeper, serveSessionPage } from './site-session.ts';

const proof = { tag: '@proof:session' };

type KeeperWindow = { readonly keeperCalls?: readonly unknown[] };
const calls = (page: Page) => page.evaluate(() => (window as unknown as KeeperWindow).keeperCalls ?? []);

test('on our own site the keeper gets the session, and forgets it where the page resets the card', async ({
  card,
  page,
  services,
  visitor,
  backend,
}) => {
  await serveKeeper(page, services.httpsSite);
  await card.showSecure('httpsSite');
  await card.keepVisitor();
  await card.signUp();
  await expect(card.status).toHaveText(en.signedIn);
  const uid = await backend.uidOf(visitor.email);
  const session = {
    refreshToken: expect.stringMatching(/.{20}/),
    uid,
    account: visitor.email,
    companyId: `a-b-traders-pune-${uid.slice(0, 6)}`,
    projectId: 'demo-acct',
    since: expect.any(Number),
  };
  expect((await calls(page)).at(-1)).toEqual(session);

  await page.evaluate(() => {
    const element = document.querySelector('acct-auth-card');
    element?.reset();
    document.addEventListener('acct-authenticated', () => element?.reset());
  });
  await card.signInByEmail();
  await expect.poll(() => calls(page)).toContain('forget');
  // An existing account's company is known once it was read.
  expect((await calls(page)).slice(-3)).toEqual([{ ...session, companyId: null }, session, 'forget']);
  expect(await card.cookies()).toEqual({});
});

test(
  'a record that Firestore refuses leads to the sign-in page',
  proof,
  async ({ card, page, services, allowConsole }) => {
    allowConsole(
      /\[acct-auth-card\] (session\/not-handed-off: .*\(store\/permission-denied\)|store\/permission-denied)/,
    );
    allowConsole(/status of 403/);
    await page.route(/:commit$/, (route) =>
      route.request().postData()?.includes('session_handoffs/')
        ? route.fulfill({ status: 403, body: '{}' })
        : route.fallback(),
    );
    await card.showSecure('httpsOutside');
    await card.signUp();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    const link = card.root.getByRole('link', { name: en.openLogin });
    await expect(link).toHaveAttribute('href', `${services.httpsSite}/login`);
    await expect
      .poll(async () => (await card.events()).map(({ type, detail }) => [type, detail.session ?? detail.code]))
      .toEqual([
        ['acct-ready', undefined],
        ['acct-authenticated', 'handoff'],
        ['acct-error', 'store/permission-denied'],
      ]);
  },
);

test('a frame in a sandbox that holds it says so', proof, async ({ page, services, visitor, allowConsole }) => {
  allowConsole(/session\/not-handed-off|Unsafe attempt to initiate navigation/);
  const card = await openFramedCard(page, services, 'allow-scripts allow-same-origin allow-forms');
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  await card.createAccount();
  await card.button(en.continueToApp).click();
  await expect(card.status).toContainText(en.outsideCookieDomain);
});

const otherProject = { apiKey: 'other-key', authDomain: 'demo-other.example', projectId: 'demo-other' };

for (const [what, attributes] of [
  ['with the accounts of another project', { 'firebase-config': JSON.stringify(otherProject) }],
  ['with the way by our site left out', { handoff: 'never' }],
] as const satisfies readonly (readonly [string, Attributes])[]) {
  test(
    `outside the cookie domain, ${what}, the visitor is told, and the site asked for nothing`,
    proof,
    async ({ card, page, services, allowConsole }) => {
      allowConsole(/cookies\/outside-cookie-domain|store\//);
      await card.showSecure('httpsOutside', attributes);
      await card.signUp();
      await expect(card.status).toContainText(en.outsideCookieDomain);
      expect(await card.detailsOf('acct-authenticated')).toMatchObject([{ session: 'none' }]);
      expect(page.url()).toBe(`${services.httpsOutside}/card`);
    },
  );
}

test('our own site hands nothing over, whatever the attribute says', proof, async ({ card, page, allowConsole }) => {
  allowConsole(/cookies\/blocked/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/session|session_handoffs/.test(`${request.url()} ${request.postData()}`)) asked.push(request.url());
  });
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined });
  });
  await card.showSecure('httpsSite', { handoff: 'always' });
  await card.signUp();
  await expect(card.status).toContainText(en.cookiesBlocked);
  expect(asked).toEqual([]);
});

test('a strict policy lets the visitor go on by way of the site', proof, async ({ card, page, services }) => {
  const secretAt = await serveSessionPage(page, services.httpsSite);
  const policy = [
    "default-src 'none'",
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com",
    "style-src 'self'",
    `connect-src ${services.httpsAuth} ${services.httpsFirestore}`,
  ].join('; ');
  await card.showSecure('httpsOutside', {}, { headers: { 'content-security-policy': policy } });
  await card.signUp();
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
    async ({ card, page, services, allowConsole }) => {
      if (name !== 'has neither export') allowConsole(/session\/keeper-failed|status of 404/);
      if (body === null) await page.route(/\/session\/keeper\.js$/, (route) => route.fulfill({ status: 404 }));
      else await serveKeeper(page, services.httpsSite, body);
      await card.showSecure('httpsSite');
      await card.signUp();
      await page.waitForURL(`${services.httpsApp}/**`);
    },
  );
}
