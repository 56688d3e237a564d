import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { CardPage } from './card-page.ts';
import { tabTo } from './tab-to.ts';

test('sign-up by keyboard alone', async ({ page, services, visitor }) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.ready();
  await tabTo(page, en.fields.name);
  await page.keyboard.type(visitor.name);
  await tabTo(page, en.fields.company);
  await page.keyboard.type('Chai & Co');
  await tabTo(page, en.fields.email);
  await page.keyboard.type(visitor.email);
  await tabTo(page, en.fields.newPassword);
  await page.keyboard.type(visitor.password);
  await card.waitForTestCheck();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${services.app}/`);
});

test('sign-in by keyboard alone: tabs by arrow, then e-mail and password', async ({
  page,
  services,
  visitor,
  backend,
}) => {
  await backend.createAccount(visitor);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.ready();
  await tabTo(page, en.tabs.signup);
  await page.keyboard.press('ArrowRight');
  await expect(card.tab(en.tabs.signin)).toBeFocused();
  await tabTo(page, en.fields.identifier);
  await page.keyboard.type(visitor.email);
  await tabTo(page, en.fields.password);
  await page.keyboard.type(visitor.password);
  await card.waitForTestCheck();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${services.app}/`);
});

test('the human check and an OTP by keyboard alone', async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(/status of 501.*recaptchaConfig/);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, 'human-check': 'real', tab: 'signin' });
  await card.root.evaluate((element: HTMLElement) => element.focus());
  await page.keyboard.type(visitor.phone);
  await expect(card.checkbox).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(card.status).toHaveText(en.completeCaptcha);
  // The refusal moved the focus to the check's place: the next Tab is in it.
  await page.keyboard.press('Tab');
  await expect(card.checkbox).toBeFocused();
  await page.keyboard.press('Space');
  await expect(card.checkbox).toBeChecked();
  await tabTo(page, en.signIn);
  await page.keyboard.press('Enter');
  await expect(card.field('otp')).toBeFocused();
  await page.keyboard.type((await backend.verificationCodes(visitor.phone)).at(-1) ?? '');
  await tabTo(page, en.verifyOtp);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${services.app}/`);
});

test('in Hindi: the same way in, every word Hindi, the provider in its own', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, tab: 'signin' }, { lang: 'hi-IN' });
  await card.root.getByLabel(hi.fields.identifier).fill(visitor.email);
  await card.root.getByLabel(hi.fields.password, { exact: true }).fill('not-the-password');
  await expect(card.root.getByText(hi.captcha.testModeSolved)).toBeVisible();
  await card.root.getByRole('button', { name: hi.signIn, exact: true }).click();
  await expect(card.status).toContainText('ईमेल या पासवर्ड गलत है।');
  await expect(card.status.locator('[lang=en]')).toContainText('Firebase: Error (auth/');
});
