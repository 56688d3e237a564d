import type { Page } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';
import { readFocusedControlName } from './read-focused-control-name.ts';

/** Presses Tab until the control with this name has the focus. Throws if Tab does not reach it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 25; presses++) {
    await page.keyboard.press('Tab');
    if ((await readFocusedControlName(page)) === name) return;
  }
  throw new Error(`Tab does not reach "${name}"`);
}

/** Moves to each field by Tab and types the field's text. */
async function typeInto(page: Page, texts: readonly (readonly [name: string, text: string])[]): Promise<void> {
  for (const [name, text] of texts) {
    await tabTo(page, name);
    await page.keyboard.type(text);
  }
}

test('a visitor signs up and signs in, by password and by OTP, with the keyboard alone', async ({
  card,
  page,
  visitor,
  backend,
}) => {
  await test.step('the visitor signs up by keyboard', async () => {
    await card.show();
    await card.ready();
    await typeInto(page, [
      [en.fields.name, visitor.name],
      [en.fields.company, 'Chai & Co'],
      [en.fields.email, visitor.email],
      [en.fields.newPassword, visitor.password],
    ]);
    await card.waitForTestCheck();
    await page.keyboard.press('Enter');
    await card.waitForApplication();
  });
  await test.step('the visitor switches the tab by an arrow key, and signs in by password', async () => {
    await card.show();
    await card.ready();
    await tabTo(page, en.tabs.signup);
    await page.keyboard.press('ArrowRight');
    await expect(card.tab(en.tabs.signin)).toBeFocused();
    await typeInto(page, [
      [en.fields.identifier, visitor.email],
      [en.fields.password, visitor.password],
    ]);
    await card.waitForTestCheck();
    await page.keyboard.press('Enter');
    await card.waitForApplication();
  });
  await test.step('the visitor solves the human check and signs in by OTP', async () => {
    await card.show({ 'human-check': 'real', tab: 'signin' });
    await card.root.evaluate((element: HTMLElement) => element.focus());
    await page.keyboard.type(visitor.phone);
    await expect(card.checkbox).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(card.status).toHaveText(en.completeHumanCheck);
    // The refused submit moved the focus to the human check, so the next Tab focuses the human check's checkbox.
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
    await card.waitForApplication();
  });
});

test('a visitor signs in with Google by keyboard alone', rareTestDetails, async ({ card, page }) => {
  await card.show();
  await card.ready();
  await tabTo(page, en.tabs.signup);
  await card.waitForTestCheck();
  await tabTo(page, en.google);
  await card.useGoogle(() => page.keyboard.press('Enter'));
  await card.waitForApplication();
});

test(
  'a visitor requests a password reset by keyboard alone',
  rareTestDetails,
  async ({ card, page, visitor, backend }) => {
    await backend.createAccount(visitor);
    await card.show({ tab: 'signin', 'prefill-email': visitor.email });
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
  },
);
