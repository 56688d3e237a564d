import type { BrowserContext, Page } from '@playwright/test';
import { longWaits } from '../../../dev/proof/browser/long-waits.ts';
import { appCheckFailures } from '../../../widget/languages/en/app-check-failures.ts';
import { messages as en } from '../../../widget/languages/en/messages.ts';
import { catalogues } from '../../content/catalogues.ts';
import { openAddressFromPage, signUp, storeHandoff } from '../session-fixture.ts';
import { expect, test } from './checked-card.ts';
import { authenticationRefusal, type FakeAppCheck } from './fake-app-check.ts';

const { session: text } = catalogues.en;

/** These tests wait for the card's own timeouts. */
test.describe.configure({ timeout: 60_000 });

/** Returns a function that waits for the card's console line with a code. */
function watchLines(page: Page): (code: string) => Promise<string> {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  return async (code) => {
    const find = () => lines.find((line) => line.startsWith(`[acct-auth-card] ${code}: `));
    await expect.poll(find).toBeDefined();
    return find() ?? '';
  };
}

const hang = (host: string) => (_: FakeAppCheck, context: BrowserContext) => context.route(host, () => undefined);

test.describe('App Check without a token', { tag: '@proof:app-check' }, () => {
  test.beforeEach(({ allowConsole }) => allowConsole(/\[acct-auth-card\]|app-check\/refused|status of 40[134]/));

  test('a refused token leads to a message, an event and a console line, and the next try succeeds without retyping', async ({
    page,
    services,
    visitor,
    openFilled,
    appCheck,
  }) => {
    const lineOf = watchLines(page);
    const card = await openFilled();
    await card.waitForTestCheck();
    appCheck.forget();
    await card.createAccount();
    await expect(card.status).toContainText(appCheckFailures.notConfirmed);
    await expect(card.status).toContainText('auth/firebase-app-check-token-is-invalid');
    await expect(card.root.getByRole('link', { name: en.openLogin })).toBeVisible();
    const code = 'auth/firebase-app-check-token-is-invalid.';
    expect((await card.events()).at(-1)).toMatchObject({
      type: 'acct-error',
      detail: { code, action: 'sign-up', reason: 'app-check/refused' },
    });
    const line = await lineOf('app-check/refused');
    for (const words of [
      `Where: ${services.httpsOutside}, project demo-acct.`,
      'reCAPTCHA Enterprise key',
      `${services.httpsChecked}/docs/messages#app-check-refused`,
    ])
      expect(line).toContain(words);
    await expect(card.field('email')).toHaveValue(visitor.email);
    await card.createAccount();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    expect(appCheck.exchanges).toHaveLength(2);
  });

  for (const [answer, code] of [
    ['refuse', 'app-check/refused'],
    ['hang', 'app-check/unavailable'],
  ] as const) {
    test(`a visitor reads a message at once if a token is required but not issued (answer: ${answer})`, async ({
      page,
      openFilled,
      appCheck,
    }) => {
      const lineOf = watchLines(page);
      appCheck.answer = answer;
      const card = await openFilled({ 'human-check': 'real' });
      // The human check fails, because Authentication refuses its request for a key.
      await expect(card.status).toContainText(appCheckFailures.notConfirmed, longWaits.appCheckLimit);
      expect(await lineOf(code)).toContain('Where: ');
      expect(appCheck.withToken).toEqual([]);
      appCheck.answer = 'give';
      await card.button(en.tryAgain).click();
      await card.solveCheck();
      await card.createAccount();
      await expect(card.status).toContainText(en.outsideCookieDomain, longWaits.appCheckLimit);
    });
  }

  for (const [what, code, fail] of [
    ['Google refuses a token', 'app-check/refused', (appCheck) => Object.assign(appCheck, { answer: 'refuse' })],
    ['reCAPTCHA hangs', 'app-check/unavailable', hang('https://www.google.com/recaptcha/enterprise.js*')],
    ['the service hangs', 'app-check/unavailable', hang('https://content-firebaseappcheck.googleapis.com/**')],
  ] as const satisfies readonly (readonly [
    string,
    string,
    (appCheck: FakeAppCheck, context: BrowserContext) => unknown,
  ])[]) {
    test(`if no token is required, a sign-up succeeds although ${what}, and the console reports the failure`, async ({
      page,
      context,
      services,
      openFilled,
      appCheck,
    }) => {
      const lineOf = watchLines(page);
      appCheck.isEnforced = false;
      await fail(appCheck, context);
      const card = await openFilled();
      // The human check waits up to eight seconds for a first token. Human check and sign-up fail after fifteen
      // seconds.
      await expect(card.root.getByText(en.humanCheck.testModeSolved)).toBeVisible(longWaits.appCheckLimit);
      await card.createAccount();
      await expect(card.status).toContainText(en.outsideCookieDomain, longWaits.appCheckLimit);
      expect(await lineOf(code)).toContain(`Where: ${services.httpsOutside}.`);
      expect(appCheck.withoutToken).toContain('accounts:signUp');
      expect(appCheck.withToken).toEqual([]);
    });
  }

  test('a visitor can continue or try again if only Firestore requires a token, and "Try again" succeeds', async ({
    page,
    services,
    visitor,
    backend,
    openFilled,
    appCheck,
  }) => {
    const lineOf = watchLines(page);
    const card = await openFilled();
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route(`${services.httpsFirestore}/v1/**`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ status: 204, headers })
        : route.fulfill({ status: 401, headers, json: authenticationRefusal }),
    );
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.unsaved.details, longWaits.appCheckLimit);
    const code = 'app-check/refused';
    const detail = { code, action: 'finish', reason: code };
    expect((await card.events()).at(-1)).toMatchObject({ type: 'acct-error', detail });
    await lineOf(code);
    await page.unroute(`${services.httpsFirestore}/v1/**`);
    await card.button(en.tryAgain).click();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    expect(await backend.readDocument(`provision_requests/${await backend.uidOf(visitor.email)}`)).not.toBeNull();
    expect(appCheck.withoutToken).toEqual([]);
  });

  test('the hand-off stays stored if /session gets no token, and "Try again" uses it', async ({
    page,
    services,
    visitor,
    appCheck,
  }) => {
    const { session } = await signUp(services, visitor.email);
    const address = (await storeHandoff(services, session)).replace(services.httpsSite, services.httpsChecked);
    appCheck.answer = 'refuse';
    await openAddressFromPage(page, `${services.httpsOutside}/card`, address);
    await expect(page.getByRole('heading')).toHaveText(appCheckFailures.notConfirmed);
    await expect(page.getByText(text.outage.text)).toBeHidden();
    appCheck.answer = 'give';
    await page.getByRole('button', { name: text.tryAgain }).click();
    await page.getByRole('button', { name: text.continueAs.action, exact: true }).click();
    await page.waitForURL(`${services.httpsApp}/`);
    expect(appCheck.withToken).toEqual(['document', 'document']);
  });
});
