import type { Page } from '@playwright/test';
import { appCheckFailures } from '../../../widget/languages/en/app-check-failures.ts';
import { messages as en } from '../../../widget/languages/en/messages.ts';
import { catalogues } from '../../content/catalogues.ts';
import { leaveHandoff, openFrom, signUp } from '../session-fixture.ts';
import { expect, openChecked, test } from './checked-card.ts';

const { session: text } = catalogues.en;

/** These wait for limits of the card, not for the machine. */
test.describe.configure({ timeout: 60_000 });
const patience = { timeout: 25_000 };

/** The console's lines from now on; `of` waits for the card's line of a code. */
function linesOf(page: Page) {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  const find = (code: string) => lines.find((line) => line.startsWith(`[acct-auth-card] ${code}: `));
  return {
    async of(code: string): Promise<string> {
      await expect.poll(() => find(code)).toBeDefined();
      return find(code) ?? '';
    },
  };
}

test.describe('App Check', { tag: '@proof:app-check' }, () => {
  test('that is enforced and takes a token no longer: sentence, event and line; the next try is let in with what was typed', async ({
    page,
    services,
    visitor,
    appCheck,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\]|status of 40[13]/);
    const lines = linesOf(page);
    const card = await openChecked(page, services, { handoff: 'never' });
    await card.fillSignUp(visitor);
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
    const line = await lines.of('app-check/refused');
    expect(line).toContain(`Where: ${services.httpsOutside}, project demo-acct.`);
    expect(line).toContain('reCAPTCHA Enterprise key');
    expect(line).toContain(`${services.httpsChecked}/docs#app-check-refused`);
    await expect(card.field('email')).toHaveValue(visitor.email);
    await card.createAccount();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    expect(appCheck.exchanges).toHaveLength(2);
  });

  for (const answer of ['refuse', 'hang'] as const) {
    test(`that is enforced and gives no token (${answer}) is told before anything is sent, and a further try is let in`, async ({
      page,
      services,
      visitor,
      appCheck,
      allowConsole,
    }) => {
      allowConsole(/\[acct-auth-card\]|status of 40[13]/);
      const lines = linesOf(page);
      appCheck.answer = answer;
      const card = await openChecked(page, services, { handoff: 'never', 'human-check': 'real' });
      await card.fillSignUp(visitor);
      // The human check itself asks Authentication for its key.
      await expect(card.status).toContainText(appCheckFailures.notConfirmed, patience);
      expect(await lines.of(answer === 'hang' ? 'app-check/unavailable' : 'app-check/refused')).toContain('Where: ');
      expect(appCheck.stamped).toEqual([]);
      appCheck.answer = 'give';
      await card.button(en.tryAgain).click();
      await card.solveCheck();
      await card.createAccount();
      await expect(card.status).toContainText(en.outsideCookieDomain, patience);
    });
  }

  test('that is not enforced lets everybody in without a token, and the integrator is told', async ({
    page,
    services,
    visitor,
    appCheck,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\] app-check\/refused|\[acct-auth-card\] cookies|status of 403/);
    appCheck.answer = 'refuse';
    appCheck.isEnforced = false;
    const lines = linesOf(page);
    const card = await openChecked(page, services, { handoff: 'never' });
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    expect(await lines.of('app-check/refused')).toContain(`Where: ${services.httpsOutside}.`);
    expect(appCheck.stamped).toEqual([]);
  });

  for (const host of [
    'https://www.google.com/recaptcha/enterprise.js*',
    'https://content-firebaseappcheck.googleapis.com/**',
  ]) {
    test(`a sign-up goes on where ${new URL(host).host} hangs`, async ({
      page,
      services,
      visitor,
      appCheck,
      allowConsole,
    }) => {
      allowConsole(/\[acct-auth-card\] (app-check\/unavailable|cookies)/);
      appCheck.isEnforced = false;
      await page.context().route(host, () => undefined);
      const card = await openChecked(page, services, { handoff: 'never' });
      await card.fillSignUp(visitor);
      // The check waits for the first try, which has eight seconds; it gives up itself after fifteen, as the sign-up
      // does.
      await expect(card.root.getByText(en.captcha.testModeSolved)).toBeVisible(patience);
      await card.createAccount();
      await expect(card.status).toContainText(en.outsideCookieDomain, patience);
      expect(appCheck.bare).toContain('accounts:signUp');
    });
  }

  test('refused by Firestore alone: the visitor has the choice, and "Try again" is let in', async ({
    page,
    services,
    visitor,
    backend,
    appCheck,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\]|status of 40[13]/);
    const lines = linesOf(page);
    const card = await openChecked(page, services, { handoff: 'never' });
    const refused = {
      error: { code: 401, message: 'Firebase App Check token is invalid.', status: 'UNAUTHENTICATED' },
    };
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    await page.route(`${services.httpsFirestore}/v1/**`, (route) =>
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ status: 204, headers })
        : route.fulfill({ status: 401, headers, json: refused }),
    );
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.provisionFailed, patience);
    expect((await card.events()).at(-1)).toMatchObject({
      type: 'acct-error',
      detail: { code: 'app-check/refused', action: 'finish', reason: 'app-check/refused' },
    });
    await lines.of('app-check/refused');
    await page.unroute(`${services.httpsFirestore}/v1/**`);
    await card.button(en.tryAgain).click();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    expect(await backend.readDocument(`provision_requests/${await backend.uidOf(visitor.email)}`)).not.toBeNull();
    expect(appCheck.bare).toEqual([]);
  });

  test('on /session: a hand-off without a token is told, kept, and taken at the next try', async ({
    page,
    services,
    visitor,
    appCheck,
    allowConsole,
  }) => {
    allowConsole(/app-check\/refused|status of 40[34]/);
    const { session } = await signUp(services, visitor.email);
    const address = (await leaveHandoff(services, session)).replace(services.httpsSite, services.httpsChecked);
    appCheck.answer = 'refuse';
    await openFrom(page, `${services.httpsOutside}/card`, address);
    await expect(page.getByRole('heading')).toHaveText(appCheckFailures.notConfirmed);
    await expect(page.getByText(text.outage.text)).toBeHidden();
    appCheck.answer = 'give';
    await page.getByRole('button', { name: text.tryAgain }).click();
    await page.getByRole('button', { name: text.continueAs.action, exact: true }).click();
    await page.waitForURL(`${services.httpsApp}/`);
    expect(appCheck.stamped).toEqual(['document', 'document']);
  });
});
