import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { completeGooglePopup } from './google-popup.ts';
import { tabTo } from './tab-to.ts';

test('Google by keyboard alone', { tag: '@proof:rare' }, async ({ page, services, visitor, allowConsole }) => {
  allowConsole(/ERR_FAILED|unpkg|fonts/);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.ready();
  await tabTo(page, en.tabs.signup);
  await card.waitForTestCheck();
  await tabTo(page, en.google);
  const [popup] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await completeGooglePopup(popup, visitor);
  await page.waitForURL(`${services.app}/`);
});

test('forgot password by keyboard alone', { tag: '@proof:rare' }, async ({ page, services, visitor, backend }) => {
  await backend.createAccount(visitor);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, tab: 'signin', 'prefill-email': visitor.email });
  await card.ready();
  await tabTo(page, en.forgotPassword);
  await card.waitForTestCheck();
  await page.keyboard.press('Enter');
  await expect(card.field('resetEmail')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.status).toHaveText(en.resetSent);
  await expect(card.button(en.back)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.field('identifier')).toHaveValue(visitor.email);
});

test('another number and the choice after a refused company by keyboard alone', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of (403|501)|\[acct-auth-card\] store\//);
  await page.route(/documents:commit/, (route) =>
    route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: { error: { code: 403 } } }),
  );
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, tab: 'signin' });
  await card.ready();
  await tabTo(page, en.fields.identifier);
  await page.keyboard.type(visitor.phone);
  await card.waitForTestCheck();
  await page.keyboard.press('Enter');
  await expect(card.field('otp')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(card.button(en.changeNumber)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.button(en.signIn)).toBeVisible();

  await card.tab(en.tabs.signup).click();
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
  await expect(card.button(en.tryAgain)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(card.button(en.continue)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL(`${services.app}/`);
});
