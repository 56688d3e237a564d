import type { Page, Route } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';

const googleScript = 'https://apis.google.com/**';
/** Browsers in which Firebase waits for its popup resolver before anything else. */
const browsers = {
  Android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  Safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
} as const;
const inApp = `${browsers.Android.replace('Pixel 8)', 'Pixel 8; wv)')} Instagram 330.0.0.0`;

const faults: Readonly<Record<string, (route: Route) => unknown>> = {
  hangs: () => undefined,
  // Later than a visitor who is signed in by then.
  'is slow': (route) => void setTimeout(() => route.fallback().catch(() => undefined), 12_000),
  fails: (route) => route.abort('connectionrefused'),
  'is replaced by a portal page': (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Free WiFi</title>' }),
};

/** Puts the fault in and counts how often the script was asked for. */
async function breakGoogle(page: Page, fault: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route(googleScript, (route) => {
    asked.push(route.request().url());
    return fault(route);
  });
  return asked;
}

for (const [row, [browser, userAgent]] of Object.entries(browsers).entries()) {
  test.describe(`${browser}, where Google's script`, () => {
    test.use({ userAgent });
    for (const [column, [name, fault]] of Object.entries(faults).entries()) {
      // Each browser once, a fault each; the other pairs are for the long suite.
      const tag = column === row ? [] : '@proof:rare';
      const title = `${name}: e-mail and OTP sign in meanwhile`;
      test(title, { tag }, async ({ page, services, visitor, backend, allowConsole }) => {
        allowConsole(/ERR_CONNECTION_REFUSED/);
        // Of another origin's script the page learns no more than that it is none.
        if (name === 'is replaced by a portal page') allowConsole(/^uncaught: $/);
        allowConsole(/status of 501.*recaptchaConfig/);
        await backend.createAccount({ email: visitor.email, password: visitor.password });
        const asked = await breakGoogle(page, fault);
        const card = new CardPage(page);
        const attributes = { 'app-url': services.app, tab: 'signin' };
        await card.open(services.partner, attributes);
        await card.field('identifier').fill(visitor.email);
        await card.field('password').fill(visitor.password);
        await card.waitForTestCheck();
        await expect.poll(() => asked.length).toBe(1);
        await card.signIn();
        await page.waitForURL(`${services.app}/`);

        await card.open(
          services.partner,
          { ...attributes, 'human-check': 'real' },
          { script: 'acct-auth-card.single.js' },
        );
        await card.field('identifier').fill(visitor.phone);
        await card.solveCheck();
        await expect.poll(() => asked.length).toBe(2);
        await card.signIn();
        await expect(card.status).toHaveText(en.otpSent);
        await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
        await card.verifyOtp();
        await page.waitForURL(`${services.app}/`);
      });
    }
  });
}

test.describe('in an in-app browser', () => {
  test.use({ userAgent: inApp });
  test("Google's script is not asked for at all", async ({ page, services, visitor }) => {
    const asked = await breakGoogle(page, () => undefined);
    const card = new CardPage(page);
    await card.openSignUp(services, visitor);
    await expect(card.root.getByText(en.inApp.notice)).toBeVisible();
    await card.createAccount();
    await page.waitForURL(`${services.app}/`);
    expect(asked).toEqual([]);
  });
});

test("a page touched while it is still loading shows its check although Google's script hangs", {
  tag: '@proof:rare',
}, async ({ page, services }) => {
  const asked = await breakGoogle(page, () => undefined);
  let arrive = (): unknown => undefined;
  await page.route('**/slow.svg', (route) => {
    arrive = () => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
  });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app }, { body: '<img src="/slow.svg" alt="">' });
  const loaded = page.waitForResponse(/firebase-auth\.js/);
  await card.field('name').fill('Asha');
  await loaded;
  await card.ready();
  await arrive();
  await card.waitForTestCheck();
  await expect.poll(() => asked.length).toBe(1);
});

test("a press while Google's script hangs can be cancelled, and says in the end that it could not load", {
  tag: '@proof:rare',
}, async ({ page, services, allowConsole }) => {
  allowConsole(/\[acct-auth-card\] google\/not-loaded/);
  let answers = false;
  await breakGoogle(page, (route) => (answers ? route.fallback() : undefined));
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('name').fill('Asha');
  await card.waitForTestCheck();
  await card.button(en.google).click();
  await expect(card.status).toHaveText(en.popup.opening('Google'));
  await card.button(en.cancel).click();
  await expect(card.status).toHaveText(en.popup.cancelled('Google'));
  await card.button(en.google).click();
  await expect(card.status).toContainText(en.popupFailures.noPopup('Google'), { timeout: 16_000 });
  expect(page.context().pages()).toHaveLength(1);

  answers = true;
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    (async () => {
      await card.button(en.google).click();
      await expect(card.status).toContainText(new RegExp(`${en.popup.ready('Google')}|${en.popup.window('Google')}`));
      const second = card.button(en.popup.open('Google'));
      if (await second.isVisible()) await second.click();
    })(),
  ]);
  await popup.close();
});

test('a request that gets no answer can be cancelled, and the next one succeeds', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  backend,
}) => {
  await backend.createAccount({ email: visitor.email, password: visitor.password });
  const identity = /accounts:signInWithPassword/;
  await page.route(identity, () => undefined);
  const card = new CardPage(page);
  await card.openSignIn(services, visitor);
  await card.signIn();
  await expect(card.status).toContainText(en.progress['sign-in']);
  await card.button(en.cancel).click();
  await expect(card.status).toHaveText(en.cancelled);
  await expect(card.field('password')).toHaveValue(visitor.password);
  await card.signIn();
  await expect(card.status).toContainText(en.failures.network, { timeout: 16_000 });
  await page.unroute(identity);
  await card.field('password').fill(visitor.password);
  await card.signIn();
  await page.waitForURL(`${services.app}/`);
});
