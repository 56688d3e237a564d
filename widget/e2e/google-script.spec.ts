import type { Page, Route } from '@playwright/test';
import { htmlInsteadOfScriptError } from '../../dev/proof/browser/html-instead-of-script-error.ts';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';

const android =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/**
 * Combinations of a browser and a fault of Google's script. In these browsers, Firebase by default waits for the script
 * before it signs in.
 */
const rows: readonly {
  readonly browser: string;
  readonly userAgent: string;
  readonly script: string;
  readonly fault: (route: Route) => unknown;
  readonly tag?: string;
}[] = [
  { browser: 'Android', userAgent: android, script: 'hangs', fault: () => undefined },
  {
    browser: 'iPhone',
    userAgent: iPhone,
    script: 'is slow',
    // Google's script arrives only after the visitor has signed in.
    fault: (route) => void setTimeout(() => route.fallback().catch(() => undefined), 12_000),
  },
  {
    browser: 'Safari',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    script: 'fails',
    fault: (route) => route.abort('connectionrefused'),
    tag: '@proof:rare',
  },
  {
    browser: 'Android',
    userAgent: android,
    script: 'is replaced by a portal page',
    fault: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Free WiFi</title>' }),
    tag: '@proof:rare',
  },
];

/** Breaks Google's script. Resolves to a list that collects the requests for it. */
async function breakGoogle(page: Page, fault: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://apis.google.com/**', (route) => {
    asked.push(route.request().url());
    return fault(route);
  });
  return asked;
}

for (const { browser, userAgent, script, fault, tag = [] } of rows) {
  test.describe(`${browser}, where Google's script ${script}`, () => {
    test.use({ userAgent });
    test(`a visitor signs in by e-mail and by OTP on ${browser}, although Google's script ${script}`, { tag }, async ({
      card,
      page,
      visitor,
      backend,
      allowConsole,
    }) => {
      allowConsole(/ERR_CONNECTION_REFUSED/);
      // Browsers hide the error of another origin's script from the page.
      if (script.includes('portal')) allowConsole(htmlInsteadOfScriptError);
      await backend.createAccount({ email: visitor.email, password: visitor.password });
      const asked = await breakGoogle(page, fault);
      await card.showSignIn();
      await expect.poll(() => asked.length).toBe(1);
      await card.signIn();
      await card.waitForApplication();

      await card.show({ tab: 'signin', 'human-check': 'real' }, { script: 'acct-auth-card.single.js' });
      await card.field('identifier').fill(visitor.phone);
      await card.solveCheck();
      await expect.poll(() => asked.length).toBe(2);
      await card.signIn();
      await expect(card.status).toHaveText(en.otpSent);
      await card.fillLatestCode();
      await card.verifyOtp();
      await card.waitForApplication();
    });
  });
}

test.describe("Google's frame on an iPhone", () => {
  test.use({ userAgent: iPhone });
  test('if the frame hangs, the card reports it after 15 s, and the next press on Google opens the window', async ({
    card,
    page,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\] google\/not-loaded/);
    await page.clock.install();
    const frame = /\/emulator\/auth\/iframe/;
    await page.route(frame, () => undefined);
    const asked = page.waitForRequest(frame);
    await card.show();
    await card.field('company').fill('Chai & Co');
    await card.waitForTestCheck();
    await asked;
    await card.button(en.google).click();
    await page.clock.runFor(15_500);
    await expect(card.status).toHaveText(en.popupFailures.noPopup('Google'));
    await page.unroute(frame);
    await card.useGoogle();
    await card.waitForApplication();
  });
});

test.describe("Google's script in an in-app browser", () => {
  test.use({ userAgent: `${android.replace('Pixel 8)', 'Pixel 8; wv)')} Instagram 330.0.0.0` });
  test("an in-app browser does not request Google's script", async ({ card, page }) => {
    const asked = await breakGoogle(page, () => undefined);
    await card.showSignUp();
    await expect(card.root.getByText(en.inApp.notice)).toBeVisible();
    await card.createAccount();
    await card.waitForApplication();
    expect(asked).toEqual([]);
  });
});

test(
  "a card used while its page loads shows its human check, even if the script of Google's sign-in window hangs",
  rareTestDetails,
  async ({ card, page }) => {
    const asked = await breakGoogle(page, () => undefined);
    let arrive = (): unknown => undefined;
    await page.route('**/slow.svg', (route) => {
      arrive = () => route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    await card.show({}, { body: '<img src="/slow.svg" alt="">' });
    const loaded = page.waitForResponse(/firebase-auth\.js/);
    await card.field('name').fill('Asha');
    await loaded;
    await card.ready();
    await arrive();
    await card.waitForTestCheck();
    await expect.poll(() => asked.length).toBe(1);
  },
);
