import type { Page } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { CardPage } from './card-page.ts';
import { completeGooglePopup } from './google-popup.ts';

// The emulator's popup page asks for style sheets and fonts that tests do not fetch.
const emulatorPage = /ERR_FAILED|unpkg|fonts/;

for (const script of ['acct-auth-card.js', 'acct-auth-card.single.js']) {
  const tag = script.includes('single') ? '@proof:rare' : [];
  test(`an address in Devanagari signs up, signs in and gets its reset mail (${script})`, { tag }, async ({
    page,
    services,
    visitor,
    backend,
  }) => {
    const [local = ''] = visitor.email.split('@');
    const typed = `${local}@उदाहरण.भारत`;
    const sent = `${local}@xn--p1b6ci4b4b3a.xn--h2brj9c`;
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app }, { script });
    await card.fillSignUp({ ...visitor, email: typed });
    await card.waitForTestCheck();
    await card.createAccount();
    await page.waitForURL(`${services.app}/`);
    const uid = await backend.uidOf(sent);
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ email: sent });

    await card.open(services.partner, { 'app-url': services.app, tab: 'signin' }, { script });
    await card.field('identifier').fill(typed);
    await card.waitForTestCheck();
    await card.button(en.forgotPassword).click();
    await expect(card.field('resetEmail')).not.toHaveValue('');
    await card.button(en.sendResetLink).click();
    await expect(card.status).toHaveText(en.resetSent);
    expect((await backend.oobCodes(sent)).map(({ requestType }) => requestType)).toContain('PASSWORD_RESET');

    await card.button(en.back).click();
    await expect(card.field('identifier')).toHaveValue(typed);
    await card.field('password').fill(visitor.password);
    await card.signIn();
    await page.waitForURL(`${services.app}/`);
  });
}

test('name and company are stored without what nobody can see, and with the joiners of Hindi', async ({
  page,
  services,
  visitor,
  backend,
}) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(
    { ...visitor, name: '\u202eAsha\u0007 Patil\u200f' },
    { company: '\u2066क्\u200dषत्रिय\u2069 \u200eTraders\u0000' },
  );
  await card.waitForTestCheck();
  await card.createAccount();
  await page.waitForURL(`${services.app}/`);
  const account = (await backend.accounts(visitor.email))[0];
  const uid = account?.localId ?? '';
  expect(account?.displayName).toBe('Asha Patil');
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ displayName: 'Asha Patil' });
  expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({
    companyName: 'क्\u200dषत्रिय Traders',
    suggestedCompanyId: `traders-${uid.slice(0, 6)}`,
  });
});

test('a company that nobody could see is a missing one', { tag: '@proof:rare' }, async ({
  page,
  services,
  visitor,
}) => {
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.fillSignUp(visitor, { company: '\u200b\u200d\u3164' });
  await card.waitForTestCheck();
  await card.createAccount();
  await expect(card.field('company')).toHaveAccessibleDescription(en.problems.required);
  await expect(card.field('company')).toBeFocused();
});

test('a Google name of more than 100 characters is stored shortened, and nothing is refused', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(emulatorPage);
  const name = `${'Asha '.repeat(19)}Rao\u{1f64f}\u{1f64f}\u{1f64f}`;
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app });
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
  await completeGooglePopup(popup, { email: visitor.email, name });
  await page.waitForURL(`${services.app}/`);
  const uid = await backend.uidOf(visitor.email);
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({
    displayName: `${'Asha '.repeat(19)}Rao\u{1f64f}`,
  });
});

for (const stored of [{}, { note: 'set up by telephone' }]) {
  test(`a request that somebody has left without a status (${Object.keys(stored)}) does not hold its visitor up`, {
    tag: '@proof:rare',
  }, async ({ page, services, visitor, backend, allowConsole }) => {
    allowConsole(/status of (403|409).*commit/);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app });
    await page.route(/accounts:signUp/, async (route) => {
      const response = await route.fetch();
      const { localId } = await response.json();
      await backend.writeDocument(`provision_requests/${localId}`, stored);
      await route.fulfill({ response });
    });
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.createAccount();
    await page.waitForURL(`${services.app}/`);
    const uid = await backend.uidOf(visitor.email);
    expect(await backend.readDocument(`provision_requests/${uid}`)).toEqual(stored);
  });
}

/** From now on Google vouches for no address, as for those that are not its own. */
const unproved = (page: Page) =>
  page.route(/accounts:signInWithIdp/, (route) => {
    const body = route.request().postData() ?? '';
    const changed = body.replace(/(email_verified%22%3A|email_verified\\":)true/g, '$1false');
    return route.continue({ postData: changed });
  });

for (const tab of ['signup', 'signin']) {
  test(`an address with a password that comes by Google is signed in to, linked, and goes on (from ${tab})`, {
    tag: '@proof:rare',
  }, async ({ page, services, visitor, backend, allowConsole }) => {
    allowConsole(emulatorPage);
    const uid = await backend.createAccount(visitor);
    await unproved(page);
    const card = new CardPage(page);
    await card.open(services.partner, { 'app-url': services.app, tab });
    if (tab === 'signup') await card.field('company').fill('Chai & Co');
    else await card.field('identifier').fill('98765 43210');
    await card.waitForTestCheck();
    const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
    await completeGooglePopup(popup, visitor);
    await expect(card.status).toContainText(en.popupFailures.linkPopup('Google'));
    await expect(card.status).toContainText('(auth/account-exists-with-different-credential)');
    await card.button(en.signInInstead).click();
    await expect(card.field('identifier')).toHaveValue(visitor.email);
    await expect(card.field(tab === 'signup' ? 'password' : 'identifier')).toBeFocused();
    await card.field('password').fill(visitor.password);
    await card.signIn();
    await page.waitForURL(`${services.app}/`);
    const providers = (await backend.account(uid))?.providerUserInfo ?? [];
    expect(providers.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'password']);
    expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ uid, email: visitor.email });
    const request = await backend.readDocument(`provision_requests/${uid}`);
    expect(request?.companyName).toBe(tab === 'signup' ? 'Chai & Co' : undefined);

    // Google alone is enough from now on.
    await card.open(services.partner, { 'app-url': services.app });
    await card.field('name').focus();
    await card.waitForTestCheck();
    const [again] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
    await again.locator('li.js-reuse-account').filter({ hasText: visitor.email }).click();
    await page.waitForURL(`${services.app}/`);
  });
}

test('the same in Hindi, and after a reset nothing of Google is linked to the next visitor', {
  tag: '@proof:rare',
}, async ({ page, services, visitor, backend, allowConsole }) => {
  allowConsole(emulatorPage);
  const uid = await backend.createAccount(visitor);
  await unproved(page);
  const card = new CardPage(page);
  await card.open(services.partner, { 'app-url': services.app, lang: 'hi', tab: 'signin' });
  await card.root.getByLabel(hi.fields.identifier, { exact: true }).focus();
  await expect(card.root.getByText(hi.captcha.testModeSolved)).toBeVisible();
  const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(hi.google).click()]);
  await completeGooglePopup(popup, visitor);
  await expect(card.status).toContainText(hi.popupFailures.linkPopup('Google'));
  await card.root.evaluate((element) => (element as HTMLElement & { reset(): void }).reset());
  await card.root.getByLabel(hi.fields.identifier, { exact: true }).fill(visitor.email);
  await card.root.getByLabel(hi.fields.password, { exact: true }).fill(visitor.password);
  await expect(card.root.getByText(hi.captcha.testModeSolved)).toBeVisible();
  await card.button(hi.signIn).click();
  await page.waitForURL(`${services.app}/`);
  expect((await backend.account(uid))?.providerUserInfo?.map(({ providerId }) => providerId)).toEqual(['password']);
});
