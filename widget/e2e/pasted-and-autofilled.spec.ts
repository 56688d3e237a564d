import type { Locator } from '@playwright/test';
import { messages as en } from '../languages/en/messages.ts';
import { expect, rareTestDetails, test } from './card-test.ts';
import { delayCardFile } from './delay-card-file.ts';

test('a visitor with an e-mail domain in Devanagari signs up, signs in and gets a reset mail', {
  tag: '@proof:rare',
}, async ({ card, visitor, backend }) => {
  const [local = ''] = visitor.email.split('@');
  const typed = `${local}@उदाहरण.भारत`;
  const sent = `${local}@xn--p1b6ci4b4b3a.xn--h2brj9c`;
  await card.show();
  await card.fillSignUp({ ...visitor, email: typed });
  await card.waitForTestCheck();
  await card.createAccount();
  await card.waitForApplication();
  const uid = await backend.uidOf(sent);
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ email: sent });

  await card.show({ tab: 'signin' });
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
  await card.waitForApplication();
});

/** Copies a text from the page, and pastes it into a field, as a visitor does with the keyboard. */
async function paste(field: Locator, text: string): Promise<void> {
  const page = field.page();
  const note = page.getByRole('textbox', { name: 'Message' });
  await note.fill(text);
  await note.press('ControlOrMeta+a');
  await note.press('ControlOrMeta+c');
  await field.press('ControlOrMeta+v');
}
const withMessage = { body: '<label>Message <textarea></textarea></label>' };

test('the card finds contacts and codes in pasted text, and undo restores the text', async ({
  card,
  visitor,
  backend,
  page,
}) => {
  await card.show({}, withMessage);
  await card.field('name').focus();
  await card.waitForTestCheck();
  const email = card.field('email');
  await paste(email, `"Patil, Asha" <${visitor.email}>;`);
  await expect(email).toHaveValue(visitor.email);
  await email.press('ControlOrMeta+z');
  await expect(email).toHaveValue(`"Patil, Asha" <${visitor.email}>;`);
  await email.press('ControlOrMeta+z');
  await expect(email).toHaveValue('');
  await paste(email, 'asha@x.in, ravi@y.in');
  await expect(email, 'nothing is guessed').toHaveValue('asha@x.in, ravi@y.in');
  await email.fill('');
  await paste(card.field('phone'), 'Mobile: +91 98765-43210');
  await expect(card.field('phone')).toHaveValue('+91 98765-43210');

  await card.tab(en.tabs.signin).click();
  await paste(card.field('identifier'), `tel:${visitor.phone}`);
  await expect(card.field('identifier')).toHaveValue(visitor.phone);
  await expect(card.field('password')).toHaveCount(0);
  await card.waitForTestCheck();
  await card.signIn();
  const otp = card.field('otp');
  await expect(otp).toBeFocused();
  const code = (await backend.verificationCodes(visitor.phone)).at(-1) ?? '';
  const message = `आपका OTP ${code} है। यह 10 मिनट चलेगा।\nकिसी को न बताएं। Call 1800 266 1234`;
  await paste(otp, `${message} Rs 250000`);
  await expect(otp, 'the whole message, because its code is ambiguous').toHaveValue(/Rs 250000$/);
  await card.verifyOtp();
  await expect(card.status).toHaveText(en.failed['verify-otp']);
  await otp.fill('');
  await paste(otp, message);
  await expect(otp).toHaveValue(code);
  await page.keyboard.press('Enter');
  await card.waitForApplication();
});

test('a text pasted before its parser has loaded is parsed once it has', async ({ card, page }) => {
  const release = await delayCardFile(page, 'active.js');
  await card.show({}, withMessage);
  await card.ready();
  await paste(card.field('email'), 'Asha <asha@x.in>');
  await expect(card.field('email')).toHaveValue('Asha <asha@x.in>');
  await release();
  await expect(card.field('email')).toHaveValue('asha@x.in');
});

/** Fills in a value without an event, as some password managers do. */
const fillSilently = (field: Locator, text: string): Promise<void> =>
  field.evaluate((input: HTMLInputElement, value) => {
    input.value = value;
  }, text);

test.describe('values filled in without an event', () => {
  test(
    'Google sign-in stores the company, but a company that is too long is refused',
    rareTestDetails,
    async ({ card }) => {
      await card.show();
      await card.ready();
      await card.root.getByRole('dialog').click({ position: { x: 5, y: 5 } });
      await card.waitForTestCheck();
      await fillSilently(card.field('company'), 'A'.repeat(121));
      await card.button(en.google).click();
      await expect(card.field('company')).toHaveAttribute('aria-invalid', 'true');
      await expect(card.field('company')).toHaveAccessibleDescription(en.problems['too-long']);
      await fillSilently(card.field('company'), 'Chai & Co');
      await card.useGoogle();
      await card.waitForApplication();
      expect((await card.records()).request).toMatchObject({ companyName: 'Chai & Co' });
    },
  );

  test('an address filled in without an event moves to the other tab and to the password reset', async ({ card }) => {
    await card.show({}, { script: 'acct-auth-card.single.js' });
    await card.ready();
    await fillSilently(card.field('email'), 'asha@patiltraders.example');
    await card.tab(en.tabs.signin).click();
    await expect(card.field('identifier')).toHaveValue('asha@patiltraders.example');
    await fillSilently(card.field('identifier'), 'ravi@patiltraders.example');
    await card.button(en.forgotPassword).click();
    await expect(card.field('resetEmail')).toHaveValue('ravi@patiltraders.example');
  });
});
