import type { Locator } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { expect, test } from './card-test.ts';

const bottomOf = async (node: Locator): Promise<number> => {
  const box = await node.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
};
const topOf = async (node: Locator): Promise<number> => (await node.boundingBox())?.y ?? Number.NaN;

for (const [language, messages, width] of [
  ['en', en, 360],
  ['hi-IN', hi, 1280],
] as const) {
  test(`"${messages.otpSent}" stands above the field that it names (${width} px)`, async ({
    card: usual,
    page,
    allowConsole,
  }) => {
    allowConsole(/status of 400.*signInWithPhoneNumber/);
    await page.setViewportSize({ width, height: 800 });
    const card = usual.in(messages);
    await card.show({ tab: 'signin' }, { lang: language });
    await card.askForCode();
    const field = card.field('otp');
    await expect(field).toBeFocused();
    const sentence = card.status.getByText(messages.otpSent);
    expect(await bottomOf(sentence)).toBeLessThan(await topOf(field));
    // The order of reading is the visible order.
    const isBefore = await card.root.evaluate((host) => {
      const [said, input] = ['[role=status]', '[name=otp]'].map((what) => host.shadowRoot?.querySelector(what));
      return said && input ? said.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    });
    expect(isBefore).toBeGreaterThan(0);
    await field.fill('000000');
    await card.verifyOtp();
    await expect(card.status).toHaveText(messages.failed['verify-otp']);
    expect(await bottomOf(card.status)).toBeLessThan(await topOf(field));
  });
}

test.describe('the focus never falls out of the card', () => {
  test('on the ways between its forms', async ({ card, visitor, backend, allowConsole }) => {
    allowConsole(/status of 400/);
    await backend.createAccount(visitor);
    await card.show();
    await card.signUp();
    await card.button(en.signInInstead).press('Enter');
    await expect(card.field('password')).toBeFocused();
    await expect(card.field('identifier')).toHaveValue(visitor.email);

    await card.button(en.forgotPassword).press('Enter');
    await expect(card.field('resetEmail')).toBeFocused();
    await card.button(en.back).press('Enter');
    await expect(card.field('password')).toBeFocused();

    await card.field('identifier').fill(visitor.phone);
    await card.field('identifier').press('Enter');
    await expect(card.field('otp')).toBeFocused();
    await card.field('otp').press('Shift+Tab');
    await expect(card.button(en.changeNumber)).toBeFocused();
    await card.button(en.changeNumber).press('Enter');
    await expect(card.field('identifier')).toBeFocused();

    await card.set('tab', 'signin');
    await card.set('tab', 'signup');
    await expect(card.field('identifier')).toHaveCount(0);
    await expect(card.root.locator(':focus')).toHaveCount(1);
    await card.reset();
    await expect(card.field('name')).toBeFocused();
  });

  test('when the form goes for good', async ({ card, visitor }) => {
    await card.show();
    await card.keepVisitor();
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.field('newPassword').press('Enter');
    await expect(card.status).toHaveText(en.signedIn);
    await expect(card.status).toBeFocused();
  });

  test('when the company cannot be set up, and on from there', async ({ card, page, allowConsole }) => {
    allowConsole(/status of 403|store\/(provision-not-written|permission-denied)/);
    await card.show();
    await card.keepVisitor();
    await page.route(/documents:commit/, (route) =>
      route.request().postData()?.includes('provision_requests')
        ? route.fulfill({ status: 403, headers: { 'access-control-allow-origin': '*' }, json: {} })
        : route.continue(),
    );
    await card.signUp();
    await expect(card.button(en.tryAgain)).toBeFocused();
    await card.button(en.tryAgain).press('Enter');
    await expect(card.button(en.tryAgain)).toBeFocused();
    await card.button(en.tryAgain).press('Tab');
    await expect(card.button(en.continue)).toBeFocused();
    await card.button(en.continue).press('Enter');
    await expect(card.status).toHaveText(en.signedIn);
    await expect(card.status).toBeFocused();
  });

  test('and is not taken from the page by a card that nobody uses', async ({ card, page }) => {
    await card.show({}, { body: '<button>Of the page</button>' });
    await card.field('name').fill('Asha');
    await card.waitForTestCheck();
    await page.getByRole('button', { name: 'Of the page' }).focus();
    await card.set('tab', 'signin');
    await expect(card.field('identifier')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Of the page' })).toBeFocused();
  });
});

test("the pause before another code stays half a minute when the device's clock jumps", async ({ card, page }) => {
  await page.clock.install();
  await card.show({ tab: 'signin' });
  await card.askForCode();
  // The check for the next code has appeared: it could not load within half a minute that passes at once.
  await card.waitForTestCheck();
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.clock.runFor(2000);
  await expect(card.root.getByRole('button', { name: /^Resend in (2\d|1\d) s$/ })).toBeDisabled();
  await page.clock.setSystemTime(Date.now() - 7_200_000);
  await page.clock.runFor(30_000);
  await expect(card.button(en.resendOtp)).toBeEnabled();
});
