/**
 * The texts of /session, which leads from the site to the application. They must be short: the visitor waits for each
 * byte of this page.
 */
export const sessionTexts = {
  working: 'Taking you back...',
  /** The card's confirmation of a sign-in, displayed once the session is known. */
  receipt: { account: 'Account', signedIn: 'signed in', stamp: 'Signed in', redirecting: 'Redirecting to app...' },
  outage: { heading: 'We cannot reach the sign-in service', text: 'Please check your internet and try again.' },
  again: { heading: 'The app sent you back', text: 'Open it once more, or sign in again.' },
  blocked: { heading: 'Your browser blocks cookies', text: 'The app needs them. Please allow them for this site.' },
  spent: { heading: 'This link has expired', text: 'It works once, within two minutes.' },
  signOut: { heading: 'Sign out on this device?', action: 'Sign out' },
  leaving: { heading: 'This site has forgotten you', text: 'The app follows...' },
  appOpen: {
    heading: 'The app may still be open',
    text: 'This site has forgotten you on this device. Open the app, and sign out there too.',
  },
  signedOut: {
    heading: 'You are signed out of this site',
    text: 'It has forgotten you on this device. A shop that the bill maker remembers stays, unless you pressed “Forget on this device”.',
  },
  continueAs: {
    /** `{account}` stands for an e-mail address or a phone number. */
    heading: 'Continue as {account}?',
    unnamed: 'this account',
    text: 'Go on only if this account is yours.',
    notConfirmed:
      'This e-mail address is not confirmed: somebody else can have signed up with it. Go on only if you have just done so yourself.',
    action: 'Continue',
    another: 'Use another account',
  },
  tryAgain: 'Try again',
  openApp: 'Open the app',
  signIn: 'Sign in',
};
