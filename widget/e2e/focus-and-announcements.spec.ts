import type { Locator } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { messages as hi } from '../languages/hi/messages.ts';
import { expect, test, type VisitorCardPage } from './card-test.ts';

const bottomOf = async (node: Locator): Promise<number> => {
  const box = await node.boundingBox();
  return (box?.y ?? Number.NaN) + (box?.height ?? Number.NaN);
};
const topOf = async (node: Locator): Promise<number> => (await node.boundingBox())?.y ?? Number.NaN;

for (const [language, messages, width] of [
  ['en', en, 360],
  ['hi-IN', hi, 1280],
] as const) {
  test(`"${messages.otpSent}" is displayed above the OTP field (${width} px)`, async ({
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
    // The status precedes the field in the document, so a screen reader reads the status first.
    const isBefore = await card.root.evaluate((host) => {
      const [status, input] = ['[role=status]', '[name=otp]'].map((what) => host.shadowRoot?.querySelector(what));
      return status && input ? status.compareDocumentPosition(input) & Node.DOCUMENT_POSITION_FOLLOWING : 0;
    });
    expect(isBefore).toBeGreaterThan(0);
    await field.fill('000000');
    await card.verifyOtp();
    await expect(card.status).toHaveText(messages.failed['verify-otp']);
    expect(await bottomOf(card.status)).toBeLessThan(await topOf(field));
  });
}

for (const [language, messages] of [
  ['en', en],
  ['hi-IN', hi],
] as const) {
  test.describe(`on a small phone, in ${language}`, () => {
    test.use({ viewport: { width: 360, height: 640 } });
    /** Options for a page with space around the card and with a header. `headers` lists styles of the header. */
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
    const expectInView = async (node: Locator, top: number) => {
      await expect.poll(() => topOf(node), `${await node.textContent()} begins in view`).toBeGreaterThanOrEqual(top);
      expect(await bottomOf(node), `${await node.textContent()} ends in view`).toBeLessThanOrEqual(640);
    };
    /** Repeats a step for each kind of header, after resetting the card and scrolling to the top of the page. */
    const belowEachHeader = async (card: VisitorCardPage, step: (top: number) => Promise<void>) => {
      for (const [where, style, top] of headers)
        await test.step(where, async () => {
          await card.page.locator('header').evaluate((header, css) => header.setAttribute('style', css), style);
          await card.reset();
          await card.page.evaluate(() => scrollTo(0, 0));
          await step(top);
        });
    };

    test('a refused field is scrolled into view with its label and its message', async ({ card: usual }) => {
      const card = usual.in(messages);
      await card.show({}, around);
      await belowEachHeader(card, async (top) => {
        await card.field('phone').focus();
        await card.waitForTestCheck();
        for (const field of ['name', 'company', 'email', 'newPassword'] as const) {
          await card.createAccount();
          await expect(card.field(field)).toBeFocused();
          await expectInView(card.root.locator('label').getByText(messages.fields[field], { exact: true }), top);
          await expectInView(card.field(field), top);
          // The first of the displayed messages belongs to the first refused field.
          await expectInView(card.root.getByText(messages.problems.required).first(), top);
          await card.field(field).fill(field === 'email' ? 'asha@example.com' : 'kalam-kagaz-42');
        }
      });
    });

    test('an unsolved human check is scrolled into view with the message that asks for it', async ({
      card: usual,
      visitor,
    }) => {
      const card = usual.in(messages);
      const check = card.root.locator('[part=human-check]');
      await card.show({ 'human-check': 'real' }, around);
      await belowEachHeader(card, async (top) => {
        await card.fillSignUp(visitor);
        await expect(card.checkbox).toBeVisible();
        for (const press of [card.createAccount, () => card.button(messages.google).click()]) {
          await card.field('newPassword').focus();
          await press();
          await expect(card.status).toHaveText(messages.completeHumanCheck);
          await expect(check).toBeFocused();
          await expectInView(card.status, top);
          await expectInView(check, top);
        }
        await card.solveCheck();
        await expect(card.status).toBeEmpty();
      });
    });
  });
}

test.describe('focus in the card', () => {
  test('the focus stays in the card when its form changes, and enters it only by the visitor', async ({
    card,
    page,
    visitor,
    backend,
    allowConsole,
  }) => {
    allowConsole(/status of 400/);
    await backend.createAccount(visitor);
    await card.show({}, { body: '<button>Page button</button>' });
    await test.step('a card that nobody uses does not take the focus from the page', async () => {
      await card.field('name').fill('Asha');
      await card.waitForTestCheck();
      await page.getByRole('button', { name: 'Page button' }).focus();
      await card.set('tab', 'signin');
      await expect(card.field('identifier')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Page button' })).toBeFocused();
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
  });

  test('the focus moves to the status when a sign-in removes the form', async ({ card, visitor }) => {
    await card.show();
    await card.preventRedirect();
    await card.fillSignUp(visitor);
    await card.waitForTestCheck();
    await card.field('newPassword').press('Enter');
    await expect(card.status).toHaveText(en.signedIn);
    await expect(card.status).toBeFocused();
  });

  test('the focus moves to "Try again" when the company cannot be saved, and to the status after "Continue"', async ({
    card,
    page,
    allowConsole,
  }) => {
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

test("the visitor can request another code after 30 s, even if the device's clock is changed during these 30 s", async ({
  card,
  page,
}) => {
  await page.clock.install();
  await card.show({ tab: 'signin' });
  await card.askForCode();
  // Waits until the human check for another code has loaded. It cannot load while the clock skips time.
  await card.waitForTestCheck();
  await page.clock.setSystemTime(Date.now() + 3_600_000);
  await page.clock.runFor(2000);
  await expect(card.root.getByRole('button', { name: /^Resend in (2\d|1\d) s$/ })).toBeDisabled();
  await page.clock.setSystemTime(Date.now() - 7_200_000);
  await page.clock.runFor(30_000);
  await expect(card.button(en.resendOtp)).toBeEnabled();
});
