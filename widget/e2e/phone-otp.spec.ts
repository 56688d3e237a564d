import { messages as en } from '../languages/en/messages.ts';
import { expect, test } from './card-test.ts';

test('a card asks for the code even if the page moves the card while the code is being sent', async ({
  card,
  page,
  visitor,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/accounts:sendVerificationCode/, async (route) => {
    await held;
    await route.continue();
  });
  await card.show({ 'human-check': 'real', tab: 'signin' });
  await card.field('identifier').fill(visitor.phone);
  await card.solveCheck();
  const sent = page.waitForRequest(/accounts:sendVerificationCode/);
  await card.signIn();
  await sent;
  await card.root.evaluate((element) => {
    element.remove();
    setTimeout(() => document.body.append(element));
  });
  answer();
  await expect(card.status).toHaveText('OTP sent. Please enter the code below.');
  await expect(card.field('otp')).toBeVisible();
});

test('a phone number signs in by OTP after a wrong code was refused', async ({
  card,
  visitor,
  backend,
  allowConsole,
}) => {
  allowConsole(/status of 400.*signInWithPhoneNumber/);
  await card.show({ 'human-check': 'real', tab: 'signin' });
  await expect(card.field('password')).toBeVisible();
  // Types the number without +91 and with a space, as people do.
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
  await expect(card.root.getByText(en.consent.signin)).toBeVisible();

  await card.verifyOtp();
  await expect(card.status).toHaveText('Invalid OTP');
  await card.field('otp').fill('000000');
  await card.verifyOtp();
  await expect(card.status).toHaveText('Invalid OTP');

  const code = (await backend.verificationCodes(visitor.phone)).at(-1) ?? '';
  await card.field('otp').fill(code.replace(/(\d{3})/, '$1 '));
  await card.verifyOtp();
  await card.waitForApplication();
  const { acct_user_id: uid = '' } = await card.cookies();
  const profile = await backend.readDocument(`user_profiles/${uid}`);
  expect(profile).toMatchObject({ phone: visitor.phone, email: null, displayName: null, signupMethod: 'phone' });
  expect(await backend.readDocument(`provision_requests/${uid}`)).toBeNull();
  const consent = { kind: 'given', button: 'verify-otp', language: 'en', recordedAt: profile?.createdAt };
  expect(await backend.readConsent(uid)).toMatchObject(consent);
});
