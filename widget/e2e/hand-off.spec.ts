import type { Page } from '@playwright/test';
import { decryptSession, deriveHandoffIdAndKey } from '../../account/handoff.ts';
import { pathInLanguage } from '../../account/languages.ts';
import { fromBase64Url } from '../../account/token-claims.ts';
import { servePage } from '../../dev/proof/browser/served-pages.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { CardPage } from './card-page.ts';
import { expect, test } from './card-test.ts';

// site/e2e/sign-up-to-application.spec.ts tests the whole way from another site's page into the application.
const proof = { tag: '@proof:session' };

/**
 * An imitation of the site's /session/keeper.js, which stores sessions for the card. It records its calls in
 * `window.keeperCalls`.
 */
const reportingKeeper = `
  const report = (call) => (window.keeperCalls = [...(window.keeperCalls ?? []), call]);
  export const keep = async (session) => report(session);
  export const forget = async () => report('forget');
`;
const serveKeeper = (page: Page, site: string, body = reportingKeeper): Promise<unknown> =>
  page.route(`${site}/session/keeper.js`, (route) => route.fulfill({ contentType: 'text/javascript', body }));

type KeeperWindow = { readonly keeperCalls?: readonly unknown[] };
const calls = (page: Page) => page.evaluate(() => (window as unknown as KeeperWindow).keeperCalls ?? []);

test('on our own site the card passes the session to /session/keeper.js, and reset() makes this script delete the session', async ({
  card,
  page,
  services,
  visitor,
  backend,
}) => {
  await serveKeeper(page, services.httpsSite);
  await card.showSecure('httpsSite');
  await card.preventRedirect();
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
  // The first call has no company, because the card has not read the records of the existing account yet.
  expect((await calls(page)).slice(-3)).toEqual([{ ...session, companyId: null }, session, 'forget']);
  expect(await card.cookies()).toEqual({});
});

test(
  'a card in a frame whose sandbox prevents the redirect shows a message about it',
  proof,
  async ({ page, services, visitor, allowConsole }) => {
    allowConsole(/session\/not-handed-off|Unsafe attempt to initiate navigation/);
    const attributes = { 'app-url': services.httpsApp, 'cookie-domain': '.acct.localhost' };
    const inner = await new CardPage(page).open(services.httpsOutside, attributes);
    const body = `<!doctype html><html lang="en"><title>Page</title>
    <iframe src="${inner}" height="900" sandbox="allow-scripts allow-same-origin allow-forms"></iframe>`;
    await page.goto(await servePage(services.httpsPartner, body));
    const card = new CardPage(page, en, page.frameLocator('iframe').locator('acct-auth-card'));
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await card.button(en.continueToApp).click();
    await expect(card.status).toContainText(en.outsideCookieDomain);
  },
);

test('with handoff="always", a card below the cookie domain redirects through our site and sets no cookie, even under a strict policy', {
  tag: '@proof:session',
}, async ({ card: usual, page, context, services, visitor, backend }) => {
  // Serves a placeholder for /session, because this test ends at the hand-off.
  const session = services.httpsSite + pathInLanguage('/session', 'hi');
  await page.route(session, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Session</title>' }));
  const card = usual.in(hi);
  const policy = [
    "default-src 'none'",
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ https://apis.google.com",
    "style-src 'self'",
    `connect-src ${services.httpsAuth} ${services.httpsFirestore}`,
  ].join('; ');
  const headers = { 'content-security-policy': policy };
  await card.showSecure('httpsPartner', { handoff: 'always', lang: 'hi' }, { headers });
  await card.fillSignUp(visitor);
  await card.waitForTestCheck();
  // Listens for the message inside the page, because a Playwright locator would wait until the navigation has ended.
  const message = card.root.evaluate(
    (host, words) =>
      new Promise<string>((resolve) => {
        const status = host.shadowRoot?.querySelector('[role=status]');
        if (!status) throw new Error('no status');
        new MutationObserver(() => {
          if (status.textContent?.includes(words)) resolve(status.textContent);
        }).observe(status, { childList: true, characterData: true, subtree: true });
      }),
    hi.redirecting,
  );
  await card.createAccount();
  expect(await message).toContain(hi.viaSite(new URL(services.httpsSite).host));
  await page.waitForURL(`${session}#*`);
  const { id, key } = await deriveHandoffIdAndKey(fromBase64Url(new URL(page.url()).hash.slice(1)));
  const record = await backend.readDocument(`session_handoffs/${id}`);
  expect((await decryptSession(key, record?.box as Uint8Array<ArrayBuffer>))?.account).toBe(visitor.email);
  expect(await context.cookies()).toEqual([]);
});

test('a node of the page in the slot "beside-submit" is visible on every tab', async ({ card, page, visitor }) => {
  await card.show();
  await card.ready();
  const button = () => card.button(en.createAccount).boundingBox();
  const before = await button();
  await card.root.evaluate((element) => {
    element.innerHTML = '<label slot="beside-submit"><input type="checkbox" id="mine"> Mine</label>';
  });
  const mine = page.getByRole('checkbox', { name: 'Mine' });
  await mine.check();
  expect((await mine.boundingBox())?.y).toBeLessThan((await button())?.y ?? 0);
  expect(await mine.evaluate((input) => getComputedStyle(input.parentElement as Element).fontFamily)).toBe(
    await card.root.getByText(en.fields.name, { exact: true }).evaluate((label) => getComputedStyle(label).fontFamily),
  );
  // Solving the human check does not move the focus away from the page's checkbox.
  await card.field('name').fill(visitor.name);
  await mine.focus();
  await card.waitForTestCheck();
  await expect(mine).toBeFocused();
  await card.fillSignIn(visitor.phone);
  await expect(mine).toBeChecked();
  await card.signIn();
  await expect(card.field('otp')).toBeFocused();
  await expect(mine).toBeVisible();
  await card.root.evaluate((element) => element.querySelector('label')?.remove());
  await card.button(en.changeNumber).click();
  await card.tab(en.tabs.signup).click();
  expect(await button()).toEqual(before);
});

for (const [name, body] of [
  ['has neither export', 'export const kept = async () => null;'],
  ['is missing', null],
  ['hangs', 'export const keep = () => new Promise(() => {});'],
] as const) {
  test(
    `a visitor reaches the application although /session/keeper.js ${name}`,
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
