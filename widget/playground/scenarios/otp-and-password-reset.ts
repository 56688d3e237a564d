import { type PlaygroundScenario, scenarioVisitor, sendOtp } from '../playground-scenario.ts';

/** The scenarios of a sign-in by a code from an SMS, and of a forgotten password. */
export const otpAndPasswordResetScenarios: readonly PlaygroundScenario[] = [
  { name: 'otp-sent', shows: 'A code was sent; another one only after a pause.', drive: sendOtp },
  {
    name: 'otp-invalid',
    shows: 'A wrong code: exactly "Invalid OTP".',
    async drive(card) {
      await sendOtp(card);
      await card.type({ otp: '000000' });
      card.submit();
      await card.says('error');
    },
  },
  {
    name: 'otp-resend-ready',
    shows: 'The pause is over: another code may be asked for.',
    clock: 'late',
    async drive(card) {
      await sendOtp(card);
      await card.shows('.aside .link:not([aria-disabled=true])');
    },
  },
  {
    name: 'reset-password',
    shows: 'Forgot password: the address is taken over from Sign In.',
    async drive(card) {
      await card.openTab('signin');
      await card.type({ identifier: scenarioVisitor.email });
      await card.checkIs('solved');
      await card.click('.aside .link');
      await card.shows('[name=resetEmail]');
    },
  },
  {
    name: 'reset-sent',
    shows: 'The same answer whether the address has an account or not.',
    async drive(card) {
      await card.openTab('signin');
      await card.type({ identifier: scenarioVisitor.email });
      await card.checkIs('solved');
      await card.click('.aside .link');
      await card.shows('[name=resetEmail]');
      card.submit();
      await card.says('info');
    },
  },
];
