import { messages as en } from '../languages/en/messages.ts';
import { expect, test } from './card-test.ts';

test('a phone number signs in by OTP: a wrong code, then the right one', async ({
  card,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400.*signInWithPhoneNumber/);
  await card.show({ 'human-check': 'real', tab: 'signin' });
  await expect(card.field('password')).toBeVisible();
  // Without +91, with spaces, as people type it.
  const typed = visitor.phone.replace('+91', '').replace(/(\d{5})(\d{5})/, '$1 $2');
  await card.field('identifier').fill(typed);
  await expect(card.field('password')).toHaveCount(0);
  await card.solveCheck();
  await card.signIn();
  await expect(card.status).toHaveText('OTP sent. Please enter the code below.');
  await expect(card.root.getByText(en.codeSentTo(visitor.phone))).toBeVisible();
  await expect(card.button(en.signIn)).toHaveCount(0);
  await expect(card.field('otp')).toBeFocused();
  await expect(card.field('otp')).toHaveAttribute('autocomplete', 'one-time-code');

  await card.verifyOtp();
  await expect(card.status).toHaveText('Invalid OTP');
  await card.field('otp').fill('000000');
  await card.verifyOtp();
  await expect(card.status).toHaveText('Invalid OTP');

  const code = (await backend.verificationCodes(visitor.phone)).at(-1) ?? '';
  await card.field('otp').fill(code.replace(/(\d{3})/, '$1 '));
  await card.verifyOtp();
  await card.arrives();
  const { acct_user_id: uid } = await card.cookies();
  const profile = await backend.readDocument(`user_profiles/${uid}`);
  expect(profile).toMatchObject({ phone: visitor.phone, email: null, displayName: null, signupMethod: 'phone' });
  expect(await backend.readDocument(`provision_requests/${uid}`)).toBeNull();
});

test('a pasted contact and a code in Devanagari digits sign in', async ({ card, page, visitor, backend }) => {
  await card.show({ 'human-check': 'real', tab: 'signin' });
  const national = visitor.phone.replace('+91', '');
  await card.field('identifier').focus();
  // As a contact of a phone gives it: a link, marks that nobody sees, the 0 of long-distance calls, what stood behind
  // it.
  await page.keyboard.insertText(`\u202atel:+91 0${national.slice(0, 5)}-${national.slice(5)}\u202c\u200e;`);
  await card.solveCheck();
  await card.signIn();
  await expect(card.root.getByText(en.codeSentTo(visitor.phone))).toBeVisible();
  const code = (await backend.verificationCodes(visitor.phone)).at(-1) ?? '';
  const inDevanagari = code.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
  expect(inDevanagari).toMatch(/^[०-९]{6}$/);
  await card.field('otp').fill(inDevanagari);
  await card.verifyOtp();
  await card.arrives();
  const { acct_user_id: uid } = await card.cookies();
  expect(await backend.readDocument(`user_profiles/${uid}`)).toMatchObject({ phone: visitor.phone });
});

test('another code needs a new human check and a pause; another number leads back', async ({
  card,
  page,
  visitor,
  backend,
}) => {
  await page.clock.install();
  await card.show({ 'human-check': 'real', tab: 'signin' });
  await card.askForCode();
  await expect(card.field('otp')).toBeVisible();
  // Sending used the check up: a new one stands there, unsolved.
  await expect(card.checkbox).toHaveCount(1);
  await expect(card.checkbox).not.toBeChecked();
  const waiting = card.root.getByRole('button', { name: /^Resend in \d+ s$/ });
  await expect(waiting).toBeDisabled();
  await page.clock.runFor(31_000);
  await card.button(en.resendOtp).click();
  await expect(card.status).toHaveText('Please complete reCAPTCHA');
  expect(await backend.verificationCodes(visitor.phone)).toHaveLength(1);
  await card.solveCheck();
  await card.button(en.resendOtp).click();
  await expect(card.status).toHaveText('OTP sent. Please enter the code below.');
  await expect.poll(() => backend.verificationCodes(visitor.phone)).toHaveLength(2);

  await card.button(en.changeNumber).click();
  await expect(card.field('identifier')).toHaveValue(visitor.phone);
  await expect(card.button(en.signIn)).toBeVisible();
});

test('a number too long for E.164 is a field error, and nothing is sent', async ({ card }) => {
  await card.show({ 'human-check': 'real', tab: 'signin' });
  await card.field('identifier').fill('98765432101234');
  await card.solveCheck();
  await card.signIn();
  await expect(card.field('identifier')).toHaveAttribute('aria-invalid', 'true');
  await expect(card.field('identifier')).toHaveAccessibleDescription(new RegExp(en.problems.phone));
  await expect(card.field('identifier')).toBeFocused();
});
