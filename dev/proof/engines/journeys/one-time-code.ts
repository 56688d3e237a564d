import { messages as en } from '../../../../widget/languages/en/messages.ts';
import { cardField, fillSignIn, pressWhenChecked } from './card-steps.ts';
import type { Journey } from './journey.ts';
import { arriveInApp, expectSame } from './session-steps.ts';

/** A phone number takes the password away; a wrong code is refused, the one that was sent leads into the application. */
export const oneTimeCode: Journey = {
  scripts: true,
  // The server's answer to the wrong code; and the emulator does not know which check guards SMS.
  allows: /status of (400|404|501)|accounts:signInWithPhoneNumber|recaptchaConfig/,
  async go({ page, services, backend, person: { phone } }) {
    await fillSignIn(page, services.httpsSite, phone);
    expectSame('fields for a password', (await page.read()).includes(en.forgotPassword), false);
    await pressWhenChecked(page, en.signIn);
    await page.waitForText(en.codeSentTo(phone));
    await page.type(cardField('otp'), '000000');
    await page.click({ role: 'button', name: en.verifyOtp });
    await page.waitForText(en.failed['verify-otp']);
    await page.type(cardField('otp'), (await backend.verificationCodes(phone)).at(-1) ?? '');
    await page.click({ role: 'button', name: en.verifyOtp });
    const { user } = await arriveInApp(page, services.httpsApp);
    expectSame('who is signed in', user?.phone, phone);
  },
};
