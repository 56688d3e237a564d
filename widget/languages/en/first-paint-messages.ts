import type { FieldName, FieldTexts, OptionalFieldName } from '../../../account/fields.ts';

/**
 * The strings of the first paint, and the messages about parts of the card that do not load. The card needs these
 * strings before a visitor uses the card.
 */
export const firstPaintMessages = {
  cardName: 'Sign up or sign in',
  tabs: { signup: 'Sign Up', signin: 'Sign In' },
  fields: {
    name: 'Name',
    company: 'Company Name',
    email: 'Email',
    phone: 'Phone',
    newPassword: 'Password',
    identifier: 'Email or Phone',
    password: 'Password',
    otp: 'Enter OTP',
    resetEmail: 'Email',
  } satisfies Record<FieldName, string>,
  placeholders: { phone: 'Phone (optional for now)' } satisfies Record<OptionalFieldName, string>,
  hints: { newPassword: '8 or more characters is safer' } satisfies FieldTexts,
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  createAccount: 'Create Account',
  signIn: 'Sign In',
  google: 'Sign in with Google',
  or: 'or',
  /** Marks the sign-in method that was last used on this device. */
  lastTime: { used: 'Used last time', phone: 'Last time: phone' },
  forgotPassword: 'Forgot password?',
  consent: {
    signup: 'By creating an account you agree to the ',
    signin: 'A first sign-in by Google or phone makes an account: you agree to the ',
    terms: 'Terms',
    between: '. You agree that we store what the ',
    privacy: 'Privacy notice',
    after: ' lists.',
    newTab: 'opens in a new tab',
  },
  otherLanguages: 'In other languages',
  humanCheck: {
    label: 'Human check',
    // Uses straight quotes, because the first layout of a page takes an eighth longer if its text has a character
    // outside Latin-1.
    placeholder: '"I\'m not a robot" appears here',
    loading: 'Loading the human check...',
    failed: 'The human check could not load.',
    retry: 'Try again',
  },
  partNotLoaded: 'A part of this form could not load. Please check your connection and try again.',
  misconfigured: 'Sign-up is not available on this page right now. Please try again later.',
};
