import type { ProfileFieldName } from '../../../account/fields.ts';
import { joinWords } from '../../../account/join-words.ts';
import { createPopupProviderTable } from '../../../account/popup-providers.ts';

const popups = createPopupProviderTable((name) => name);
const methods = { password: 'e-mail and password', phone: 'phone', ...popups };

/** The names of the fields that a visitor can correct on /account, as a part of a sentence. */
export const correctableFieldNames: Readonly<Record<ProfileFieldName, string>> = {
  name: 'name',
  phone: 'phone',
};

const nameAndPhone = joinWords(Object.values(correctableFieldNames), 'and');

/** The texts of /account, which shows the visitor's stored data in the words of the privacy notice. */
export const accountTexts = {
  title: 'Your account',
  working: 'One moment...',
  noScript: 'This page needs JavaScript. Please allow it.',
  openApp: 'Open the app',
  privacy: 'Why we store this: the privacy notice',
  /** Readable words for stored values, keyed by field. */
  values: {
    status: {
      pending: 'waiting to be set up',
      'in-progress': 'being set up',
      done: 'set up',
      rejected: 'refused',
      open: 'asked for',
      taken: 'being carried out',
      closed: 'carried out',
    },
    kind: { given: 'agreed by making the account', told: 'told later', close: 'to close the account' },
    signupMethod: methods,
    providers: methods,
    button: { 'sign-up': 'Create Account', 'sign-in': 'Sign In', 'verify-otp': 'Verify OTP', ...popups },
    is: { true: 'yes', false: 'no' },
  },
  /** The steps from the account to the first bill. Names in braces come from the records. */
  path: {
    heading: 'Status',
    opened: 'Account opened',
    /** Keyed by the state of the request to set up the visitor's company. */
    company: {
      none: {
        heading: 'No company yet',
        text: 'You signed up without a company name. Open the app to give it.',
      },
      waiting: {
        heading: '{company} is being set up',
        text: 'Nothing for you to do: the app tells you when it is ready.',
      },
      ready: { heading: '{company} is set up', text: '' },
      refused: { heading: '{company} could not be set up', text: 'Reason: {reason}' },
    },
    since: 'Since {since}.',
    firstBill: 'Write the first bill',
    /** The text before the link to the bill maker. */
    until: 'Until then:',
    ready: 'In the app, or here:',
    billMaker: 'free GST bill maker',
  },
  unconfirmed: {
    heading: 'E-mail not confirmed.',
    text: 'Open the link in our mail to {email}.',
    action: 'Send the mail again',
  },
  correct: {
    heading: nameAndPhone.charAt(0).toUpperCase() + nameAndPhone.slice(1),
    hint: 'Changing it here does not change how you sign in.',
    /**
     * Shown to a visitor who signs in by phone, because a corrected number does not change the number for signing in.
     */
    signsIn: 'You go on signing in with {phone}.',
    action: 'Save',
    /** Keyed by the card's codes for a field's error. */
    problems: {
      required: 'Please fill this in.',
      'too-long': 'This is too long.',
      characters: 'This has characters that cannot be used.',
      phone: 'Enter a valid phone number, such as 98765 43210.',
      email: 'Enter a valid e-mail address.',
    },
  },
  stored: { heading: 'Everything stored about you', summary: '{count} entries, and a copy as a file' },
  copy: { text: 'Everything that we store about you, as a file in JSON.', action: 'Download a copy' },
  /** The part about consents. Its heading is from the privacy notice. `{edition}` stands for a date. */
  agreed: { summary: 'Privacy notice and Terms of {edition}' },
  signIn: {
    heading: 'Password and devices',
    signOut: 'Sign out',
    newPassword: 'Mail for a new password',
    /** The part about signing out of all devices. An account without an e-mail address has its own text. */
    withMail: {
      summary: 'New password, sign out everywhere',
      text: 'To sign out everywhere, use the app, or set a new password: that ends every session, this one too.',
    },
    withoutMail: { summary: 'Sign out everywhere', text: 'To sign out everywhere, use the app.' },
  },
  close: {
    heading: 'Close the account',
    text: 'We close the account no sooner than 72 hours after you ask: nobody can sign in with it any more. Until we begin you can take it back here.',
    action: 'Withdraw consent and close',
    question: 'Close this account?',
    confirm: 'Yes, close it',
    cancel: 'Keep the account',
    /** Displayed while a request to close the account is stored. `{date}` stands for the day of the request. */
    states: {
      open: 'Since {date} this account is to be closed. If you did not ask for that, take it back and set a new password.',
      taken: 'We are closing this account, as asked on {date}. It cannot be taken back any more.',
    },
    takeBack: 'Take it back and keep the account',
  },
  /** The results of a press on a button. The page displays these messages together with the account. */
  messages: {
    correct: 'Saved.',
    unchanged: 'There was nothing to save. Above is what is stored now.',
    'new-password': 'We have sent you a mail. Its link sets a new password.',
    'confirm-email': 'We have sent you a mail. Its link confirms your address.',
    close: 'Your request is noted.',
    'take-back': 'Taken back. Your account stays.',
    refused: 'That was not possible. Above is what is stored now.',
    unanswered: 'We got no clear answer. Above is what is stored now; please try again.',
    'no-mail': 'We got no clear answer. If no mail comes within a few minutes, please press again.',
    busy: 'Too many tries. Please try again later.',
  },
  /** The result of the last press on a button, displayed after the page has hidden the account. */
  lastRequest: {
    done: 'Your last request was carried out.',
    undone: 'Your last request was not carried out.',
    unknown: 'We could not find out whether your last request was carried out.',
    waiting: 'We are finding out whether your last request was carried out...',
  },
  failures: {
    nobody: { heading: 'You have signed out', text: 'Please sign in again to see your account.' },
    another: {
      heading: 'Another account is signed in here by now',
      text: 'This page no longer shows the earlier account.',
    },
    ended: {
      heading: 'Your session has ended',
      text: 'It may be too old, a new password was set, or the account is closed. Signing in tells which.',
    },
    outage: { heading: 'We cannot reach our servers', text: 'Please check your internet, then try again.' },
    'not-kept': {
      heading: 'This device keeps no session',
      text: 'This page needs one. Sign in without “Not my device”, and allow this site to store data.',
    },
  },
  /** Displayed next to "This device keeps no session" if the browser nevertheless has cookies of a sign-in. */
  cookies: {
    text: 'Cookies of a sign-in lie here all the same. Any page of this domain can have put them here.',
    /** `{account}` stands for a part of an e-mail address or of a phone number. */
    whose: 'They name {account}. Nobody has confirmed that.',
    action: 'Take these cookies away',
  },
  signInAgain: 'Sign in',
  showAnother: 'Show that account',
  tryAgain: 'Try again',
  contact: 'Write to us',
};
