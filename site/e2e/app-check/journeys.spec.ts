import { CardPage } from '../../../widget/e2e/card-page.ts';
import { completeGooglePopup } from '../../../widget/e2e/google-popup.ts';
import { messages as en } from '../../../widget/languages/en/messages.ts';
import { catalogues } from '../../content/catalogues.ts';
import { watchPage } from '../page-watch.ts';
import { signUp, storeSessionOnSite } from '../session-fixture.ts';
import { expect, openCardWithAppCheck, test } from './checked-card.ts';

const { session: text } = catalogues.en;

test.describe('with App Check', { tag: '@proof:app-check' }, () => {
  test('a sign-up on a page of another site sends the token with every request up to the hand-off', async ({
    page,
    services,
    visitor,
    appCheck,
    allowConsole,
  }) => {
    // The record of a used hand-off secret no longer exists.
    allowConsole(/404 .*session_handoffs/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const card = await openCardWithAppCheck(page, services);
    await card.ready();
    expect(asked.filter((url) => /app-check|recaptcha|appcheck/.test(url))).toEqual([]);
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await expect
      .poll(() => appCheck.exchanges)
      .toEqual(['exchangeRecaptchaEnterpriseToken {"recaptchaEnterpriseToken":"fake-enterprise-answer-1"}']);
    expect(asked.filter((url) => url.endsWith('/app-check.js'))).toHaveLength(1);
    expect(await page.evaluate(() => (window as unknown as { __fakeEnterprise: object }).__fakeEnterprise)).toEqual({
      loads: 1,
      renders: 1,
      executes: [{ sitekey: '6LdqH3cUAAAAAB1c2D3e4F5g6H7i8J9k0L1m2N3o', size: 'invisible', action: 'fire_app_check' }],
    });
    await card.createAccount();
    await page.getByRole('button', { name: text.continueAs.action, exact: true }).click();
    await page.waitForURL(`${services.httpsApp}/`);
    // App Check does not protect the token service, which /session calls without an App Check token.
    expect([...new Set(appCheck.withoutToken)]).toEqual(['token']);
    const calls = new Set(appCheck.withToken);
    for (const call of ['accounts:signUp', 'accounts:update', 'accounts:lookup', 'accounts:sendOobCode', 'token'])
      expect(calls).toContain(call);
    // The card writes two records and the hand-off. Then /session reads and deletes the hand-off.
    expect(appCheck.withToken.filter((call) => call === 'documents:commit')).toHaveLength(3);
    expect(appCheck.withToken.filter((call) => call === 'document')).toHaveLength(2);
    // The card and /session each request one token.
    expect(appCheck.exchanges).toHaveLength(2);
  });

  test('a sign-in by SMS on our own site sends the token, under the page’s policy', async ({
    page,
    services,
    visitor,
    backend,
    appCheck,
    allowConsole,
  }) => {
    allowConsole(/status of 501.*recaptchaConfig/);
    await page.goto(`${services.httpsChecked}/login`);
    const card = new CardPage(page);
    await card.fillSignIn(visitor.phone);
    await card.waitForTestCheck();
    await card.signIn();
    await expect(card.field('otp')).toBeFocused();
    await card.field('otp').fill((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
    await card.verifyOtp();
    await page.waitForURL(`${services.httpsApp}/`);
    expect(appCheck.withoutToken).toEqual([]);
    expect(appCheck.withToken).toContain('accounts:sendVerificationCode');
    expect(appCheck.withToken).toContain('accounts:signInWithPhoneNumber');
    expect(appCheck.exchanges).toHaveLength(1);
  });

  test('opening a mail’s link sends the token, and so does a press on the button of the page', async ({
    page,
    services,
    visitor,
    backend,
    appCheck,
  }) => {
    const { idToken } = await signUp(services, visitor.email);
    const send = `${services.auth}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=any`;
    const body = JSON.stringify({ requestType: 'VERIFY_EMAIL', idToken });
    await fetch(send, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const [mail] = await backend.oobCodes(visitor.email);
    const watched = await watchPage(page, () =>
      page.goto(`${services.httpsChecked}/account/mail?mode=verifyEmail&oobCode=${mail?.oobCode}`),
    );
    await page.getByRole('button', { name: catalogues.en.mail.links.verify.action }).click();
    await expect(page.getByText(catalogues.en.mail.links.verify.after)).toBeVisible();
    expect((await watched()).violations).toEqual([]);
    expect(appCheck.withToken).toEqual(['accounts:resetPassword', 'accounts:update']);
    expect(appCheck.withoutToken).toEqual([]);
    expect(appCheck.exchanges).toHaveLength(1);
  });

  test('/account sends the token with every read and write', async ({ page, services, visitor, appCheck }) => {
    await storeSessionOnSite(
      page,
      { ...services, httpsSite: services.httpsChecked },
      (await signUp(services, visitor.email)).session,
    );
    await page.goto(`${services.httpsChecked}/account`);
    const { close, messages } = catalogues.en.account;
    await page.getByRole('button', { name: close.action }).click();
    await page.getByRole('button', { name: close.confirm }).click();
    await expect(page.getByRole('status')).toHaveText(messages.close);
    expect(appCheck.withToken).toEqual(expect.arrayContaining(['documents:batchGet', 'accounts:lookup']));
    // App Check does not protect the renewal of the session.
    expect([...new Set(appCheck.withoutToken)]).toEqual(['token']);
    expect(appCheck.exchanges).toHaveLength(1);
  });

  test('the URL of Google’s window contains the token', async ({ page, services, visitor, appCheck, allowConsole }) => {
    allowConsole(/ERR_FAILED|unpkg|fonts/);
    await page.goto(`${services.httpsChecked}/login`);
    const card = new CardPage(page);
    await card.field('company').fill('Chai & Co');
    await card.waitForTestCheck();
    const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
    await expect.poll(() => popup.url()).toContain('#fac=app-check-token-1');
    await completeGooglePopup(popup, visitor);
    await page.waitForURL(`${services.httpsApp}/`);
    expect(appCheck.withoutToken).toEqual([]);
    expect(appCheck.exchanges).toHaveLength(1);
  });

  test('if a developer has set a debug token, the request for an App Check token contains it instead of a reCAPTCHA proof', async ({
    page,
    openFilled,
    appCheck,
    allowConsole,
  }) => {
    allowConsole(/\[acct-auth-card\] cookies/);
    await page.addInitScript(() => {
      Object.assign(self, { FIREBASE_APPCHECK_DEBUG_TOKEN: '9f1c2d3e-0000-4000-8000-000000000000' });
    });
    const card = await openFilled();
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toContainText(en.outsideCookieDomain);
    expect(appCheck.exchanges).toEqual(['exchangeDebugToken {"debugToken":"9f1c2d3e-0000-4000-8000-000000000000"}']);
    expect(appCheck.withoutToken).toEqual([]);
    expect(await page.evaluate(() => '__fakeEnterprise' in window)).toBe(false);
  });

  test('a card of another Firebase project requests no token', async ({ openFilled, appCheck }) => {
    appCheck.isEnforced = false;
    const config = { apiKey: 'other-key', authDomain: 'other.example', projectId: 'demo-other' };
    const card = await openFilled({ handoff: 'auto', 'firebase-config': JSON.stringify(config) });
    await card.waitForTestCheck();
    await card.createAccount();
    await expect.poll(() => appCheck.withoutToken).toContain('accounts:signUp');
    expect(appCheck.exchanges).toEqual([]);
    expect(appCheck.withToken).toEqual([]);
  });
});
