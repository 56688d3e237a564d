import { longWaits } from '../../dev/proof/browser/long-waits.ts';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';
import { completeGooglePopup } from './google-popup.ts';

test('a sign-up by Google stores the company that the visitor typed', async ({ card, visitor, backend }) => {
  await card.show();
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  const popup = await card.openGoogle();
  await expect(card.status).toContainText(en.popup.window('Google'));
  await expect(card.button(en.createAccount)).toBeDisabled();
  await completeGooglePopup(popup, visitor);
  await card.waitForApplication();
  const { uid, profile, request } = await card.records();
  expect(profile).toMatchObject({
    email: visitor.email,
    displayName: visitor.name,
    signupMethod: 'google.com',
    emailVerified: true,
  });
  expect(request).toMatchObject({
    companyName: 'Chai & Co',
    suggestedCompanyId: `chai-co-${uid.slice(0, 6)}`,
  });
  expect(await backend.readConsent(uid)).toMatchObject({ kind: 'given', button: 'google' });
});

test("Google's result is ignored if it arrives after a press on Cancel", async ({ card, page, visitor }) => {
  await card.show();
  await card.field('company').fill('Chai & Co');
  await card.waitForTestCheck();
  const popup = await card.openGoogle();
  await expect(card.button(en.createAccount)).toBeDisabled();
  await card.button(en.cancel).click();
  await expect(card.status).toHaveText(en.popup.cancelled('Google'));
  await expect(card.button(en.createAccount)).toBeEnabled();
  const answered = page.waitForResponse(/accounts:signInWithIdp/);
  const closed = popup.waitForEvent('close');
  await completeGooglePopup(popup, visitor);
  await answered;
  await closed;
  await expect(card.status).toHaveText(en.popup.cancelled('Google'));
  expect(await card.eventNames()).not.toContain('acct-authenticated');
  expect(await card.cookies()).toEqual({});
  await expect(card.field('company')).toHaveValue('Chai & Co');
});

test("if the browser blocks Google's window, the card shows the next step, and the next click opens the window", async ({
  card,
  page,
}) => {
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let blocked = true;
    window.open = (...parameters) => {
      if (!blocked) return open(...parameters);
      blocked = false;
      return null;
    };
  });
  await card.show();
  await card.field('name').focus();
  await card.waitForTestCheck();
  await card.button(en.google).click();
  await expect(card.status).toContainText(en.popupFailures.popupBlocked('Google'));
  await expect(card.status).toContainText('(auth/popup-blocked)');
  await card.useGoogle();
  await card.waitForApplication();
});

test('closing the Google window leads back to the form with the typed text', rareTestDetails, async ({ card }) => {
  await card.show();
  await card.field('name').fill('Asha');
  await card.waitForTestCheck();
  const popup = await card.openGoogle();
  await popup.close();
  // Firebase waits a while before it reports a closed window.
  await expect(card.status).toContainText(en.popupFailures.popupClosed('Google'), longWaits.closedWindow);
  await expect(card.field('name')).toHaveValue('Asha');
});

for (const tab of ['signup', 'signin']) {
  test(
    `a Google account is linked to the password account with the same address once the visitor enters the password (from ${tab})`,
    rareTestDetails,
    async ({ card, page, visitor, backend }) => {
      const uid = await backend.createAccount(visitor);
      // Makes Google report the address as unverified, as it does for addresses of other providers.
      await page.route(/accounts:signInWithIdp/, (route) => {
        const body = route.request().postData() ?? '';
        const postData = body.replace(/(email_verified%22%3A|email_verified\\":)true/g, '$1false');
        return route.continue({ postData });
      });
      await card.show({ tab });
      if (tab === 'signup') await card.field('company').fill('Chai & Co');
      else await card.field('identifier').fill('98765 43210');
      await card.waitForTestCheck();
      await card.useGoogle();
      await expect(card.status).toContainText(en.popupFailures.linkPopup('Google'));
      await expect(card.status).toContainText('(auth/account-exists-with-different-credential)');
      await card.button(en.signInInstead).click();
      await expect(card.field('identifier')).toHaveValue(visitor.email);
      await expect(card.field(tab === 'signup' ? 'password' : 'identifier')).toBeFocused();
      await card.field('password').fill(visitor.password);
      await card.signIn();
      await card.waitForApplication();
      const providers = (await backend.account(uid))?.providerUserInfo ?? [];
      expect(providers.map(({ providerId }) => providerId).sort()).toEqual(['google.com', 'password']);
      const { profile, request } = await card.records();
      expect(profile).toMatchObject({ uid, email: visitor.email });
      expect(request?.companyName).toBe(tab === 'signup' ? 'Chai & Co' : undefined);

      // From now on the visitor can sign in only with Google.
      await card.show();
      await card.field('name').focus();
      await card.waitForTestCheck();
      const again = await card.openGoogle();
      await again.locator('li.js-reuse-account').filter({ hasText: visitor.email }).click();
      await card.waitForApplication();
    },
  );
}
