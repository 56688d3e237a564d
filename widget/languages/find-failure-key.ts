import type { RequestName } from '../core/card-state.ts';
import type { FailureKey } from './messages.ts';

/** Maps error codes to the key of their message, for every request. */
const keys: Readonly<Record<string, FailureKey>> = {
  'auth/email-already-in-use': 'emailInUse',
  'auth/invalid-email': 'invalidEmail',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/missing-password': 'missingPassword',
  'auth/user-disabled': 'disabled',
  'auth/multi-factor-auth-required': 'secondFactor',
  'auth/too-many-requests': 'tooMany',
  // The quota may limit accounts, sign-ins or mails, so another sign-in method may fail too.
  'auth/quota-exceeded': 'limit',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'card/part-not-loaded': 'network',
  'auth/invalid-phone-number': 'invalidPhone',
  'auth/missing-phone-number': 'invalidPhone',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'google/not-loaded': 'noPopup',
  'auth/account-exists-with-different-credential': 'otherMethod',
  'auth/captcha-check-failed': 'humanCheck',
  'auth/invalid-app-credential': 'humanCheck',
  'auth/missing-app-credential': 'humanCheck',
  'auth/invalid-recaptcha-token': 'humanCheck',
  'auth/web-storage-unsupported': 'storage',
  'auth/internal-error': 'server',
  'card/code-used': 'codeUsed',
  'card/unreadable-answer': 'unreadable',
  'card/unexpected': 'unexpected',
  'project/blocking-function': 'refusedByRule',
};

/** Maps error codes to the key of their message, for requests in which the code has a special meaning. */
const answers: { readonly [Name in RequestName]?: Readonly<Record<string, FailureKey>> } = {
  'sign-in': {
    'auth/wrong-password': 'wrongCredentials',
    'auth/user-not-found': 'wrongCredentials',
    'auth/invalid-credential': 'wrongCredentials',
    'auth/invalid-login-credentials': 'wrongCredentials',
    // The password is correct, but the project requires a stronger one (`forceUpgradeOnSignin`).
    'auth/password-does-not-meet-requirements': 'outdatedPassword',
  },
  'send-otp': { 'auth/quota-exceeded': 'quota' },
  // Only wrong, missing and expired codes are reported as "Invalid OTP" (specification, section 8).
  'verify-otp': {
    'auth/invalid-verification-code': 'invalidOtp',
    'auth/missing-verification-code': 'invalidOtp',
    'auth/missing-code': 'invalidOtp',
    'auth/code-expired': 'invalidOtp',
    'auth/session-expired': 'invalidOtp',
    'auth/invalid-verification-id': 'invalidOtp',
    'auth/missing-verification-id': 'invalidOtp',
  },
  // A project with enumeration protection may use this code for an address that already has an account.
  'sign-up': { 'auth/invalid-credential': 'emailInUse' },
};

/** Matches codes that the SDK creates from the server's message if the status is 429 or 5xx. */
const kinds: readonly (readonly [RegExp, FailureKey])[] = [
  [/^auth\/.*(too-many|quota|exhausted|rate-limit)/, 'tooMany'],
  [/^auth\/.*(internal|unavailable|backend|server|deadline)/, 'server'],
];

/** Returns the key of the message for this error code of a request. null if the code is unknown. */
export const findFailureKey = (code: string, request: RequestName): FailureKey | null =>
  answers[request]?.[code] ?? keys[code] ?? kinds.find(([pattern]) => pattern.test(code))?.[1] ?? null;
