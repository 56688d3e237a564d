import type { FieldProblem, RequestName } from '../core/card-state.ts';
import { firstEn } from './first-en.ts';

/** Every string of the card but for the rarer views (rare-en.ts). Its type is the source of truth for the others. */
export const en = {
  ...firstEn,
  phoneNotice: 'We send a code by SMS; SMS rates may apply. Google handles the number to prevent abuse.',
  problems: {
    required: 'This field is required',
    email: 'Enter a valid email, such as name@example.com',
    phone: 'Enter a valid phone number, such as 98765 43210',
    'too-long': 'This is too long',
  } satisfies Record<FieldProblem, string>,
  humanCheck: {
    ...firstEn.humanCheck,
    expired: 'The human check has expired. Please solve it again.',
    testMode: 'Test mode: the human check solves itself.',
    testModeSolved: 'Test mode: human check solved.',
  },
  completeHumanCheck: 'Please complete reCAPTCHA',
  checkFields: 'Please check the marked fields.',
  progress: {
    'sign-up': 'Creating your account...',
    'sign-in': 'Signing in...',
    google: 'Continue in the Google window.',
    'send-otp': 'Sending the code...',
    'verify-otp': 'Checking the code...',
    'reset-password': 'Sending the mail...',
    finish: 'Signed in. Getting your account ready...',
  } satisfies Record<RequestName, string>,
  failed: {
    'sign-up': 'Signup failed',
    'sign-in': 'Sign in failed',
    google: 'Google sign-in failed',
    'send-otp': 'Sign in failed',
    'verify-otp': 'Invalid OTP',
    'reset-password': 'The mail could not be sent',
    finish: 'Sign in failed',
  } satisfies Record<RequestName, string>,
  cancel: 'Cancel',
  popupCancelled: 'Google sign-in was cancelled.',
  otpSent: 'OTP sent. Please enter the code below.',
  redirecting: 'Redirecting to app...',
  openApp: 'Open the app',
  signedIn: 'You are signed in.',
  outsideCookieDomain:
    'You are signed in, but this page cannot open the app for you. Please sign in once more on our own site.',
  openLogin: 'Go to the sign-in page',
};

export type Messages = typeof en;
