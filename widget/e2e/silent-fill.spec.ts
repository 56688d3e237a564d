import type { Locator } from '@playwright/test';
import { expect, test } from '../../dev/proof/browser/test.ts';
import { messages as en } from '../languages/en/messages.ts';
import { CardPage } from './card-page.ts';
import { completeGooglePopup } from './google-popup.ts';

/** As some password managers fill in: the value is there, and no event tells of it. */
const fillSilently = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);

for (const script of ['acct-auth-card.js', 'acct-auth-card.single.js']) {
  test.describe(script, { tag: script.includes('single') ? [] : '@proof:rare' }, () => {
    test('what was filled in without an event is sent, and what is refused of it is marked', {
      tag: '@proof:rare',
    }, async ({ page, services, visitor, backend }) => {
      const uid = await backend.createAccount(visitor);
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app, tab: 'signin' }, { script });
      await card.ready();
      await fillSilently(card.field('identifier'), 'asha@');
      await fillSilently(card.field('password'), visitor.password);
      await card.root.getByRole('dialog').click({ position: { x: 5, y: 5 } });
      await card.waitForTestCheck();
      await card.signIn();
      await expect(card.status).toHaveText(en.checkFields);
      await expect(card.field('identifier')).toHaveAttribute('aria-invalid', 'true');
      await expect(card.field('identifier')).toHaveAccessibleDescription(en.problems.email);
      await fillSilently(card.field('identifier'), visitor.email);
      await card.signIn();
      await page.waitForURL(`${services.app}/`);
      expect((await page.context().cookies()).find(({ name }) => name === 'acct_user_id')?.value).toBe(uid);
    });

    test('Google takes along what was filled in without an event, and is not opened for what is refused', {
      tag: '@proof:rare',
    }, async ({ page, services, visitor, backend, allowConsole }) => {
      allowConsole(/ERR_FAILED|unpkg|fonts/);
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app }, { script });
      await card.ready();
      await card.root.getByRole('dialog').click({ position: { x: 5, y: 5 } });
      await card.waitForTestCheck();
      await fillSilently(card.field('company'), 'A'.repeat(121));
      await card.button(en.google).click();
      await expect(card.field('company')).toHaveAttribute('aria-invalid', 'true');
      await expect(card.field('company')).toHaveAccessibleDescription(en.problems['too-long']);
      await fillSilently(card.field('company'), 'Chai & Co');
      const [popup] = await Promise.all([page.waitForEvent('popup'), card.button(en.google).click()]);
      await completeGooglePopup(popup, visitor);
      await page.waitForURL(`${services.app}/`);
      const uid = await backend.uidOf(visitor.email);
      expect(await backend.readDocument(`provision_requests/${uid}`)).toMatchObject({ companyName: 'Chai & Co' });
    });

    test('what was filled in without an event goes along to the other tab and to a forgotten password', {
      tag: '@proof:rare',
    }, async ({ page, services }) => {
      const card = new CardPage(page);
      await card.open(services.partner, { 'app-url': services.app }, { script });
      await card.ready();
      await fillSilently(card.field('email'), 'asha@patiltraders.example');
      await card.tab(en.tabs.signin).click();
      await expect(card.field('identifier')).toHaveValue('asha@patiltraders.example');
      await fillSilently(card.field('identifier'), 'ravi@patiltraders.example');
      await card.button(en.forgotPassword).click();
      await expect(card.field('resetEmail')).toHaveValue('ravi@patiltraders.example');
    });
  });
}
