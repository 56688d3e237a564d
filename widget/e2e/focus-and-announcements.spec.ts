import type { Locator } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { expect, sharedTest, test, type VisitedCard } from './card-test.ts';

const bottomOf = async (node: Locator): Promise<number> => {
  const box = await node.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
};
const topOf = async (node: Locator): Promise<number> => (await node.boundingBox())?.y ?? Number.NaN;

for (const [language, messages, width] of [
  ['en', en, 360],
  ['hi-IN', hi, 1280],
] as const) {
  sharedTest(
    `"${messages.otpSent}" stands above the field that it names (${width} px)`,
    async ({ card: usual, page, allowConsole }) => {
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
    },
  );
}

for (const [language, messages] of [
  ['en', en],
  ['hi-IN', hi],
] as const) {
  test.describe(`on a small phone, in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });
    /** A page with room around the card, and with a header that may stay on top. */
    const around = {
      lang: language,
      body: '<style>body{margin:0;padding:700px 16px}</style><header>Patil Traders</header>',
    };
    const headers = [
      ['without a header', 'display:none', 0],
      ['below a fixed header', 'position:fixed;top:0;left:0;right:0;height:72px;background:#ddd;z-index:9', 72],
      [
        'below a sticky header',
        'position:sticky;top:0;margin:-700px -16px 628px;height:72px;background:#ddd;z-index:9',
        72,
      ],
    ] as const;
    const allOf = async (node: Locator, top: number) => {
      await expect.poll(() => topOf(node), `${await node.textContent()} begins in view`).toBeGreaterThanOrEqual(top);
      expect(await bottomOf(node), `${await node.textContent()} ends in view`).toBeLessThanOrEqual(640);
    };
    /** Takes each step on an untouched card at the top of the page. */
    const belowEach = async (card: VisitedCard, step: (top: number) => Promise<void>) => {
      for (const [where, style, top] of headers)
        await test.step(where, async () => {
          await card.page.locator('header').evaluate((header, css) => header.setAttribute('style', css), style);
          await card.reset();
          await card.page.evaluate(() => scrollTo(0, 0));
          await step(top);
        });
    };

    sharedTest('a refused field is in view with its label and its message', async ({ card: usual }) => {
      const card = usual.in(messages);
      await card.show({}, around);
      await belowEach(card, async (top) => {
        await card.field('phone').focus();
        await card.waitForTestCheck();
        for (const field of ['name', 'company', 'email', 'newPassword'] as const) {
          await card.createAccount();
          await expect(card.field(field)).toBeFocused();
          await allOf(card.root.locator('label').getByText(messages.fields[field], { exact: true }), top);
          await allOf(card.field(field), top);
          // The first of these messages is that of the first refused field.
          await allOf(card.root.getByText(messages.problems.required).first(), top);
          await card.field(field).fill(field === 'email' ? 'asha@example.com' : 'kalam-kagaz-42');
        }
      });
    });

    sharedTest(
      'a missing human check is in view with the message that asks for it',
      async ({ card: usual, visitor }) => {
        const card = usual.in(messages);
        const check = card.root.locator('[part=human-check]');
        await card.show({ 'human-check': 'real' }, around);
        await belowEach(card, async (top) => {
          await card.fillSignUp(visitor);
          await expect(card.checkbox).toBeVisible();
          for (const press of [card.createAccount, () => card.button(messages.google).click()]) {
            await card.field('newPassword').focus();
            await press();
            await expect(card.status).toHaveText(messages.completeHumanCheck);
            await expect(check).toBeFocused();
            await allOf(card.status, top);
            await allOf(check, top);
          }
          await card.solveCheck();
          await expect(card.status).toBeEmpty();
        });
      },
    );
  });
}

test.describe('the focus never falls out of the card', () => {
  sharedTest(
    'on the ways between its forms, and comes into it only by the visitor',
    async ({ card, page, visitor, backend, allowConsole }) => {
      allowConsole(/status of 400/);
      await backend.createAccount(visitor);
      await card.show({}, { body: '<button>Of the page</button>' });
      await test.step('it is not taken from the page by a card that nobody uses', async () => {
        await card.field('name').fill('Asha');
        await card.waitForTestCheck();
        await page.getByRole('button', { name: 'Of the page' }).focus();
        await card.set('tab', 'signin');
        await expect(card.field('identifier')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Of the page' })).toBeFocused();
      });
      await card.set('tab', 'signup');
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
    },
  );

  sharedTest('when the form is removed permanently', async ({ card, visitor }) => {
    await card.show();
    await card.preventRedirect();
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.field('newPassword').press('Enter');
    await expect(card.status).toHaveText(en.signedIn);
    await expect(card.status).toBeFocused();
  });

  sharedTest('when the company cannot be set up, and on from there', async ({ card, page, allowConsole }) => {
    allowConsole(/status of 403|store\/(provision-not-written|permission-denied)/);
    await card.show();
    await card.preventRedirect();
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
