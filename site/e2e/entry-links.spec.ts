import { expect, test } from '../../dev/proof/browser/test.ts';
import { CardPage } from '../../widget/e2e/card-page.ts';
import { completeGooglePopup } from '../../widget/e2e/google-popup.ts';
import { messages as en } from '../../widget/languages/en/messages.ts';
import { messages as hi } from '../../widget/languages/hi/messages.ts';
import { rememberedShopKey } from '../base/entered-fields.ts';
import { catalogues } from '../content/catalogues.ts';
import { noFaults, watchPage } from './page-watch.ts';
import {
  openAddressFromPage,
  readSessionOnSite,
  signUp,
  storeSessionOfNewVisitor,
  waitForSignOut,
} from './session-fixture.ts';

const { greeting, notMyDevice } = catalogues.en.login;

test('the card marks the last sign-in method until this device forgets it', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(/status of 400.*signInWithPassword|status of 501.*recaptchaConfig|ERR_FAILED|unpkg|fonts/);
  const card = new CardPage(page);
  const mark = card.button(en.google);
  const openGoogle = async () => {
    await card.waitForTestCheck();
    const [popup] = await Promise.all([page.waitForEvent('popup'), mark.click()]);
    return popup;
  };
  const login = `${services.httpsSite}/login`;
  const arrives = () => page.waitForURL(`${services.httpsApp}/`);

  // Signing in with Google verifies the e-mail address, which was unverified. Firebase therefore removes the account's
  // password.
  await signUp(services, visitor.email);
  await page.goto(login);
  await card.tab(en.tabs.signin).click();
  await page.getByLabel(notMyDevice).check();
  await completeGooglePopup(await openGoogle(), visitor);
  await arrives();
  expect(await readSessionOnSite(page, services)).toBeNull();

  for (const [path, messages] of [
    ['/hi/login', hi],
    ['/login', en],
  ] as const) {
    const spoken = new CardPage(page, messages);
    await page.goto(services.httpsSite + path);
    await spoken.fillSignIn(visitor.email, visitor.password);
    await spoken.waitForTestCheck();
    await expect(spoken.button(messages.google), 'nothing is remembered').toHaveAccessibleDescription('');
    await spoken.signIn();
    await expect(spoken.status).toContainText(messages.failures.wrongCredentials);
    await expect(spoken.status).toContainText('Firebase: Error (auth/wrong-password).');
    await expect(spoken.field('identifier')).toHaveValue(visitor.email);
    await expect(spoken.field('password')).toHaveValue('');
    await expect(spoken.field('password')).toBeFocused();
    await expect(spoken.button(messages.google)).toHaveAccessibleDescription(messages.popup.perhaps);
    await expect(spoken.root.getByText(messages.popup.perhaps)).toBeVisible();
  }
  await (await openGoogle()).locator('li.js-reuse-account').filter({ hasText: visitor.email }).click();
  await arrives();

  const shop = () => page.evaluate((key) => localStorage.getItem(key), rememberedShopKey);
  await page.goto(`${services.httpsSite}/about`);
  await page.evaluate((key) => localStorage.setItem(key, '{}'), rememberedShopKey);
  await openAddressFromPage(page, `${services.httpsSite}/about`, `${services.httpsSite}/session?sign-out`);
  await waitForSignOut(page, services);
  expect(await readSessionOnSite(page, services)).toBeNull();
  expect(await shop(), 'signing out keeps it').toBe('{}');
  const watched = await watchPage(page, () => page.goto(login));
  await expect(mark, 'signing out keeps it').toHaveAccessibleDescription(en.lastTime.used);
  await expect(card.root.getByText(en.lastTime.used)).toBeVisible();
  expect(await watched()).toEqual(noFaults);

  await storeSessionOfNewVisitor(page, services, `ravi-${visitor.email}`);
  await page.goto(`${services.httpsSite}/session`);
  await arrives();
  await page.goto(login);
  await page.getByRole('link', { name: greeting.forget }).click();
  await waitForSignOut(page, services);
  expect(await shop()).toBeNull();
  await page.goto(login);
  await expect(mark).toHaveAccessibleDescription('');
  expect(await readSessionOnSite(page, services)).toBeNull();

  // The card ignores `data-last-way` on a page of another origin, because that page could set any value.
  await card.open(services.httpsPartner, { 'app-url': services.httpsApp, 'data-last-way': 'google' });
  await card.ready();
  await expect(mark).toHaveAccessibleDescription('');
});
