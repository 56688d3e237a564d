import type { FieldProblem } from '../../../account/field-checks.ts';
import type { PopupProvider } from '../../../account/popup-providers.ts';
import type { UnwrittenRecordsState } from '../../../account/unwritten-records.ts';
import type { RequestName } from '../../core/card-state.ts';
import { appCheckFailures } from './app-check-failures.ts';
import { firstPaintMessages } from './first-paint-messages.ts';
import { missingReactMessage } from './missing-react-message.ts';

/** Every string of the card in the source language. The catalogues of the other languages have the same type. */
export const messages = {
  ...firstPaintMessages,
  loadFailure: missingReactMessage,
  phoneNotice: 'We send a code by SMS; SMS rates may apply. Google handles the number to prevent abuse.',
  problems: {
    required: 'This field is required',
    email: 'Enter a valid email, such as name@example.com',
    phone: 'Enter a valid phone number, such as 98765 43210',
    'too-long': 'This is too long',
    characters: 'This has characters that cannot be used',
  } satisfies Record<FieldProblem, string>,
  humanCheck: {
    ...firstPaintMessages.humanCheck,
    hindered:
      'A content blocker or the network keeps it from loading. Switch the blocker off for this page, or use another network.',
    removed: 'The page removed the human check. Please complete it once more.',
    expired: 'The human check has expired. Please solve it again.',
    testMode: 'Test mode: the human check solves itself.',
    testModeSolved: 'Test mode: human check solved.',
  },
  completeHumanCheck: 'Please complete reCAPTCHA',
  checkFields: 'Please check the marked fields.',
  progress: {
    'sign-up': 'Creating your account...',
    'sign-in': 'Signing in...',
    'send-otp': 'Sending the code...',
    'verify-otp': 'Checking the code...',
    'reset-password': 'Sending the mail...',
    finish: 'Signed in. Getting your account ready...',
  } satisfies Record<Exclude<RequestName, PopupProvider>, string>,
  /** Texts of the receipt, which a visitor sees before the redirect to the application. */
  receipt: {
    account: 'Account',
    opened: 'opened',
    signedIn: 'signed in',
    company: 'Company',
    requested: 'request sent',
    stampOpened: 'Account opened',
    stampSignedIn: 'Signed in',
    trial: '3 months free',
    next: 'Next: we set up your company. The app tells you when it is ready.',
  },
  failed: {
    'sign-up': 'Signup failed',
    'sign-in': 'Sign in failed',
    'send-otp': 'Sign in failed',
    'verify-otp': 'Invalid OTP',
    'reset-password': 'The mail could not be sent',
    finish: 'Sign in failed',
  } satisfies Record<Exclude<RequestName, PopupProvider>, string>,
  cancel: 'Cancel',
  cancelled: 'Cancelled. Nothing you typed is lost.',
  /** Texts about the provider's sign-in window. Each function takes the name of the provider. */
  popup: {
    opening: (name: string) => `Opening ${name}...`,
    failed: (name: string) => `${name} sign-in failed`,
    window: (name: string) => `Continue in the ${name} window.`,
    cancelled: (name: string) => `${name} sign-in was cancelled.`,
    ready: (name: string) => `${name} is ready.`,
    open: (name: string) => `Open ${name}`,
    perhaps: 'Used this before?',
  },
  popupFailures: {
    popupBlocked: (name: string) =>
      `The browser blocked the ${name} window. Allow popups for this page and press the button again.`,
    popupClosed: (name: string) =>
      `The ${name} window was closed. Press the button to try again, or use email or phone.`,
    noPopup: (name: string) => `${name} sign-in could not load. Please use email or phone, or try again.`,
    linkPopup: (name: string) =>
      `This email already has an account. Sign in with its password, and ${name} will be linked to it.`,
    storage: (name: string) => `The browser blocks storage that ${name} sign-in needs. Please use email or phone.`,
  },
  otpSent: 'OTP sent. Please enter the code below.',
  redirecting: 'Redirecting to app...',
  openApp: 'Open the app',
  continueToApp: 'Continue to the app',
  viaSite: (site: string) => `Our site ${site} keeps you signed in on this device.`,
  signedIn: 'You are signed in.',
  outsideCookieDomain:
    'You are signed in, but this page cannot open the app for you. Please sign in once more on our own site.',
  openLogin: 'Go to the sign-in page',
  cookiesBlocked:
    'You are signed in, but this browser blocks the cookies that the app needs. Allow cookies for this site, then reload the page and sign in again.',
  reloadPage: 'Reload the page',
  tokenTooLarge:
    'You are signed in, but your account holds data too large for this page to pass on. Please sign in on the app itself, or contact us.',
  verifyOtp: 'Verify OTP',
  codeSentTo: (phone: string) => `Code sent to ${phone}`,
  resendOtp: 'Resend OTP',
  resendIn: (seconds: number) => `Resend in ${seconds} s`,
  changeNumber: 'Change number',
  resetIntro: 'Enter your email and we will send you a link to choose a new password.',
  sendResetLink: 'Send the link',
  resetSent: 'If that address has an account, we have sent a link. Please look into your mailbox.',
  back: 'Back',
  /** Texts for a visitor who is signed in, but whose company could not be saved. */
  unsaved: {
    kept: 'You are signed in, but we could not save everything yet. This browser keeps the rest for up to 7 days, unless you sign out or another account signs in here, and tries again when you next come through our sign-in page.',
    company: 'You are signed in, but your company could not be saved. Try again, or continue without it.',
    details:
      'You are signed in, but your details and your company could not be saved. Try again, or continue without them.',
    replaced:
      'Meanwhile you have signed out in this browser, or another account has signed in. “Try again” and “Continue” sign this account in again, in place of the other.',
  } satisfies Record<UnwrittenRecordsState, string>,
  tryAgain: 'Try again',
  continue: 'Continue',
  signInInstead: 'Sign in instead',
  chooseNewPassword: 'Choose a new password',
  contactUs: 'Contact us',
  technicalDetail: 'Technical detail',
  inApp: {
    notice: 'Google sign-in does not work inside this app. Open this page in your browser, or use email or phone here.',
    copyLink: 'Copy link',
    copied: 'Link copied',
    openBrowser: 'Open in browser',
  },
  failures: {
    wrongCredentials:
      'Wrong email or password. Check both, or reset the password. If you have used Google here before, sign in with Google.',
    outdatedPassword: 'This password no longer meets our rules. Please choose a new one; we will send you a link.',
    emailInUse: 'This email already has an account. Sign in instead?',
    invalidEmail: 'This email address is not valid. Please check it.',
    weakPassword: 'This password is too weak. Please choose a longer one.',
    missingPassword: 'Please enter the password.',
    secondFactor: 'This account asks for a second step, which is not available here. Please contact us.',
    disabled: 'This account has been disabled. Please contact us.',
    tooMany: 'Too many attempts. Please wait a little and try again.',
    limit: 'We cannot take more requests of this kind right now. Please try again later.',
    refusedByRule: 'One of our rules does not let this account in. Please contact us, or use another account.',
    quota: 'Too many messages were sent today. Please use email or Google, or try again later.',
    smsRegion: 'We do not send codes to this country yet. Please use email or Google.',
    network: 'Could not reach the server. Please check your internet connection and try again.',
    server: 'The server has a problem right now. What you typed is still here; please try again in a moment.',
    unreadable: 'The answer could not be read. Please check your internet connection and try again in a moment.',
    codeUsed: 'This code can no longer be used. Please send a new one.',
    invalidPhone: 'This phone number is not valid. Please check it.',
    otherMethod: 'This email signs in another way. Please use the way you signed up with.',
    notAllowed: 'This way of signing in is not available here. Please use another one.',
    unsafePage: 'This page is not secure, so please type no password here. Please use our own site.',
    notAuthorised: 'Sign-in is not set up for this page yet. Please use our own site.',
    humanCheck: 'The human check was not accepted. Please solve it again, or use email or Google.',
    unexpected: 'Something went wrong. Please try again.',
    ...(import.meta.env?.VITE_APP_CHECK_KEY ? appCheckFailures : ({} as never)),
  },
};
