import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { completeGooglePopup } from './google-popup.ts';

// The emulator's popup page asks for style sheets and fonts that tests do not fetch.
const emulatorPage = /ERR_FAILED|unpkg|fonts/;

test('Google signs a new visitor up, with the company typed in Sign Up', async ({
  page,
  services,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(emulatorPage);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
  await expect(card.status).toContainText(en.popup.window('Google'));
  await expect(card.button(en.createAccount)).toBeDisabled();
  await completeGooglePopup(popup, visitor);
  await page.waitForURL(`${services.app}/`);
  const account = (await backend.accounts(visitor.email))[0];
  const uid = account?.localId ?? '';
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({
    email: visitor.email,
    displayName: visitor.name,
    signupMethod: 'google.com',
    emailVerified: true,
  });
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
    companyName: 'Chai & Co',
    suggestedCompanyId: `chai-co-${uid.slice(0, 6)}`,
  });
});

test('a result that arrives after Cancel is ignored', async ({ page, services, visitor, allowConsole }) => {
  allowConsole(emulatorPage);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
  await expect(card.button(en.createAccount)).toBeDisabled();
  await card.button(en.cancel).click();
  await expect(card.status).toHaveText(en.popup.cancelled('Google'));
  await expect(card.button(en.createAccount)).toBeEnabled();
  const answered = page.waitForResponse(/accounts:signInWithIdp/);
  await completeGooglePopup(popup, visitor);
  await answered;
  await popup.waitForEvent('close').catch(() => undefined);
  await expect(card.status).toHaveText(en.popup.cancelled('Google'));
  expect((await card.events()).map(({ type }) => type)).not.toContain('acct-authenticated');
  expect((await page.context().cookies()).filter(({ name }) => name.startsWith('acct_'))).toEqual([]);
  await expect(card.field('company')).toHaveValue('Chai & Co');
});

test('a blocked popup says what to do, and the next click opens it', async ({
  page,
  services,
  visitor,
  allowConsole,
}) => {
  allowConsole(emulatorPage);
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = true;
    window.open = (...parameters) => {
      if (!blocked) return open(...parameters);
      blocked = false;
      return null;
    };
  });
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('name').focus();
  await card.waitForTestCheck();
  await card.button(en.google).click();
  await expect(card.status).toContainText(en.popupFailures.popupBlocked('Google'));
  await expect(card.status).toContainText('(auth/popup-blocked)');
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
  await completeGooglePopup(popup, visitor);
  await page.waitForURL(`${services.app}/`);
});

test('a popup that was closed leads back, with nothing lost', { tag: '@proof:rare' }, async ({
  page,
  services,
  allowConsole,
}) => {
  allowConsole(emulatorPage);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('name').fill('Asha');
  await card.waitForTestCheck();
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
  await popup.close();
  // Firebase waits a while before it believes that the window is gone.
  await expect(card.status).toContainText(en.popupFailures.popupClosed('Google'), { timeout: 20_000 });
  await expect(card.field('name')).toHaveValue('Asha');
});
