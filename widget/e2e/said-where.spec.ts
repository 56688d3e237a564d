import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { CardPage } from './card-page.ts';

// The emulator has no reCAPTCHA Enterprise settings; the SDK asks and goes on.
const emulatorWithoutConfig = /status of 501.*recaptchaConfig/;

const bottomOf = async (node: Locator): Promise<number> => {
  const box = await node.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
};
const topOf = async (node: Locator): Promise<number> => (await node.boundingBox())?.y ?? Number.NaN;

for (const [language, messages] of [['en', en] as const, ['hi', hi] as const]) {
  for (const width of [360, 1280]) {
    const tag = (width === 360) === (language === 'en') ? [] : '@proof:rare';
    test(`"${messages.otpSent}" stands above the field that it names (${width} px)`, { tag }, async ({
      page,
      services,
      visitor,
      allowConsole,
    }) => {
      allowConsole(emulatorWithoutConfig);
      allowConsole(/status of 400.*signInWithPhoneNumber/);
      await page.setViewportSize({ width, height: 800 });
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app, tab: 'signin', lang: language });
      await card.root.getByLabel(messages.fields.identifier, { exact: true }).fill(visitor.phone);
      await expect(card.root.getByText(messages.captcha.testModeSolved)).toBeVisible();
      await card.button(messages.signIn).click();
      const field = card.root.getByLabel(messages.fields.otp, { exact: true });
      await expect(field).toBeFocused();
      const sentence = card.status.getByText(messages.otpSent);
      expect(await bottomOf(sentence)).toBeLessThan(await topOf(field));
      // Read in the same order as seen.
      const isBefore = await card.root.evaluate((host) => {
        const [said, input] = ['[role=status]', '[name=otp]'].map((what) => host.shadowRoot?.querySelector(what));
        return said && input ? said.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
      });
      expect(isBefore).toBeGreaterThan(0);
      await field.fill('000000');
      await card.button(messages.verifyOtp).click();
      await expect(card.status).toHaveText(messages.failed['verify-otp']);
      expect(await bottomOf(card.status)).toBeLessThan(await topOf(field));
    });
  }
}

test.describe('words of the provider that the card does not know', () => {
  const words = 'Firebase: The moon is in the wrong house. (auth/moon-in-wrong-house).';
  const refuse = (page: Page, message = 'MOON_IN_WRONG_HOUSE : The moon is in the wrong house.') =>
    page.route(/accounts:(signUp|signInWithPassword|sendOobCode)/, (route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message } },
      }),
    );

  test('stand alone in English', async ({ page, services, visitor, allowConsole }) => {
    allowConsole(/status of 400/);
    await refuse(page);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.status).toHaveText(words);
  });

  test('come in Hindi after what was tried and did not work', async ({ page, services, visitor, allowConsole }) => {
    allowConsole(/status of 400/);
    await refuse(page);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app, lang: 'hi' });
    const fill = (field: keyof typeof hi.fields, text: string) =>
      card.root.getByLabel(hi.fields[field], { exact: true }).fill(text);
    const said = card.status.locator('p');
    await fill('name', visitor.name);
    await fill('company', 'शर्मा ट्रेडर्स');
    await fill('email', visitor.email);
    await fill('newPassword', visitor.password);
    await expect(card.root.getByText(hi.captcha.testModeSolved)).toBeVisible();
    await card.button(hi.createAccount).click();
    await expect(said).toHaveText([hi.failed['sign-up'], words]);
    await expect(said.nth(1)).toHaveAttribute('lang', 'en');

    await card.tab(hi.tabs.signin).click();
    await fill('password', visitor.password);
    await card.button(hi.signIn).click();
    await expect(said).toHaveText([hi.failed['sign-in'], words]);

    await card.button(hi.forgotPassword).click();
    await card.button(hi.sendResetLink).click();
    await expect(said).toHaveText([hi.failed['reset-password'], words]);
  });
});

test.describe('the focus never falls out of the card', () => {
  /** What has the focus inside the card. */
  const focused = (card: CardPage) => card.root.locator(':focus');

  test('on the ways between its forms', async ({ page, services, visitor, backend, allowConsole }) => {
    allowConsole(emulatorWithoutConfig);
    allowConsole(/status of 400/);
    await backend.createAccount(visitor);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await card.button(en.signInInstead).press('Enter');
    await expect(card.field('password')).toBeFocused();

    await card.button(en.forgotPassword).press('Enter');
    await expect(card.field('resetEmail')).toBeFocused();
    await card.button(en.back).press('Enter');
    await expect(card.field('password')).toBeFocused();

    await card.field('identifier').fill(visitor.phone);
    await card.field('identifier').press('Enter');
    await expect(card.field('otp')).toBeFocused();
    await card.button(en.changeNumber).press('Enter');
    await expect(card.field('identifier')).toBeFocused();

    await card.root.evaluate((element) => element.setAttribute('tab', 'signin'));
    await card.root.evaluate((element) => element.setAttribute('tab', 'signup'));
    await expect(card.field('identifier')).toHaveCount(0);
    await expect(focused(card)).toHaveCount(1);
    await card.root.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
    await expect(card.field('name')).toBeFocused();
  });

  test('when the form goes for good', async ({ page, services, visitor }) => {
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    await page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.field('newPassword').press('Enter');
    await expect(card.status).toHaveText(en.signedIn);
    await expect(card.status).toBeFocused();
  });

  test('when the company cannot be set up, and on from there', async ({ page, services, visitor, allowConsole }) => {
    allowConsole(/status of 403|store\/(provision-not-written|permission-denied)/);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    await page.evaluate(() => document.addEventListener('acct-authenticated', (event) => event.preventDefault()));
    await page.route(/documents:commit/, (route) =>
      route.request().postData()?.includes('provision_requests')
        ? route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: {} })
        : route.continue(),
    );
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await expect(card.button(en.tryAgain)).toBeFocused();
    await card.button(en.tryAgain).press('Enter');
    await expect(card.button(en.tryAgain)).toBeFocused();
    await card.button(en.continue).press('Enter');
    await expect(card.status).toHaveText(en.signedIn);
    await expect(card.status).toBeFocused();
  });

  test('and is not taken from the page by a card that nobody uses', async ({ page, services }) => {
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app }, { body: '<button>Of the page</button>' });
    await card.field('name').fill('Asha');
    await card.waitForTestCheck();
    await page.getByRole('button', { name: 'Of the page' }).focus();
    await card.root.evaluate((element) => element.setAttribute('tab', 'signin'));
    await expect(card.field('identifier')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Of the page' })).toBeFocused();
  });
});

for (const jump of [-3_600_000, 3_600_000]) {
  test(`the pause before another code stays half a minute when the device's clock jumps by ${jump} ms`, {
    tag: jump < 0 ? '@proof:rare' : [],
  }, async ({ page, services, visitor, allowConsole }) => {
    allowConsole(emulatorWithoutConfig);
    await page.clock.install();
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app, tab: 'signin' });
    await card.field('identifier').fill(visitor.phone);
    await card.waitForTestCheck();
    await card.signIn();
    await expect(card.field('otp')).toBeFocused();
    await page.clock.setSystemTime(Date.now() + jump);
    await page.clock.runFor(2000);
    await expect(card.root.getByRole('button', { name: /^Resend in (2\d|1\d) s$/ })).toBeDisabled();
    await page.clock.runFor(30_000);
    await expect(card.button(en.resendOtp)).toBeEnabled();
  });
}
