const another = 'Somebody else may know your password: set a new one by “Forgot password?” on the sign-in page.';
const newMail =
  'For a new password press “Forgot password?” on the sign-in page; for a new mail that confirms your address open your account.';

/**
 * The texts of /account/mail, which Firebase's mails link to. `{email}` stands for the address that the link belongs
 * to, and `{other}` for the second address or the second factor.
 */
export const mailTexts = {
  title: 'A link from your mail',
  working: 'One moment...',
  noScript: 'This page needs JavaScript. Please allow it, or open the link of the mail in another browser.',
  kept: 'Another account is signed in on this device, {kept}, and stays so.',
  /**
   * The question that the page asks, and the message that follows the visitor's confirmation, keyed by the purpose of
   * the mail's link.
   */
  links: {
    reset: {
      heading: 'New password for {email}',
      text: '',
      action: 'Save the new password',
      done: 'The new password is saved',
      after: 'Sign in with it now. The old one no longer works.',
    },
    verify: {
      heading: 'Confirm {email}',
      text: 'Go on only if you have signed up with this address yourself.',
      action: 'Confirm the address',
      done: '{email} is confirmed',
      after: 'You may close this page, or sign in.',
    },
    change: {
      heading: 'Change your address to {other}',
      text: 'So far the account has {email}.',
      action: 'Change the address',
      done: 'Your address is now {other}',
      after: 'Sign in with it from now on.',
    },
    recover: {
      heading: 'Back to {email}',
      text: 'The address of your account was changed to {other}. Undo that if it was not you.',
      action: 'Undo the change',
      done: 'Your address is {email} again',
      after: another,
    },
    revert: {
      heading: 'Remove a second step of signing in',
      text: 'It was added to the account of {email}: {other}. Remove it if it was not you.',
      action: 'Remove it',
      done: 'It is removed',
      after: another,
    },
  },
  /** Replaces `{other}` if Google does not name the second address or the second factor. */
  unnamed: { address: 'another address', step: 'a further device or number' },
  form: {
    email: 'Email',
    password: 'New password',
    reveal: 'Show password',
    needs: 'It needs:',
    rules: {
      min: 'at least {min} characters',
      lower: 'a small letter (a to z)',
      upper: 'a capital letter (A to Z)',
      digit: 'a digit (0 to 9)',
      symbol: 'a special character, such as @ or #',
    },
    weak: 'This password is not enough yet.',
  },
  failures: {
    incomplete: { heading: 'This link is not complete', text: 'Please open it once more, from the mail.' },
    unknown: { heading: 'We do not know links of this kind', text: 'Please sign in as always, or write to us.' },
    spent: {
      heading: 'This link no longer works',
      text: `A link works once, and that of the latest mail alone. If you have just used it, all is done: sign in. ${newMail}`,
    },
    expired: { heading: 'This link has expired', text: newMail },
    closed: { heading: 'This account is closed', text: 'If that is a mistake, please write to us.' },
    taken: {
      heading: 'Another account has this address by now',
      text: 'Please sign in with it, or write to us.',
    },
    busy: { heading: 'Too many tries', text: 'Please wait a few minutes, then try again.' },
    outage: {
      heading: 'We cannot reach the sign-in service',
      text: 'Please check your internet, then try again.',
    },
  },
  signIn: 'To the sign-in page',
  tryAgain: 'Try again',
  account: 'Open your account',
  contact: 'Write to us',
};
