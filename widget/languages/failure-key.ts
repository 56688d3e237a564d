import type { RequestName } from '../core/card-state.ts';
import type { FailureKey } from './messages.ts';

const keys: Readonly<Record<string, FailureKey>> = {
  'auth/email-already-in-use': 'emailInUse',
  'auth/invalid-email': 'invalidEmail',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/missing-password': 'missingPassword',
  'auth/user-disabled': 'disabled',
  'auth/multi-factor-auth-required': 'secondFactor',
  'auth/too-many-requests': 'tooMany',
  // Of accounts, sign-ins or mails: no other way in is sure to have room.
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

/** What a code means as the answer to one request. */
const answers: { readonly [Name in RequestName]?: Readonly<Record<string, FailureKey>> } = {
  'sign-in': {
    'auth/wrong-password': 'wrongCredentials',
    'auth/user-not-found': 'wrongCredentials',
    'auth/invalid-credential': 'wrongCredentials',
    'auth/invalid-login-credentials': 'wrongCredentials',
    // The password is right, and the project asks for a better one (`forceUpgradeOnSignin`).
    'auth/password-does-not-meet-requirements': 'outdatedPassword',
  },
  'send-otp': { 'auth/quota-exceeded': 'quota' },
  // Projects with enumeration protection may answer so where an address is taken.
  'sign-up': { 'auth/invalid-credential': 'emailInUse' },
};

/** A status of 429 or 5xx gets a code that the SDK makes of the server's words, whatever they are. */
const kinds: readonly (readonly [RegExp, FailureKey])[] = [
  [/^auth\/.*(too-many|quota|exhausted|rate-limit)/, 'tooMany'],
  [/^auth\/.*(internal|unavailable|backend|server|deadline)/, 'server'],
];

/** The plain sentence for a code of the provider or of the card, as this request got it; null for one without. */
export const failureKey = (code: string, request: RequestName): FailureKey | null =>
  answers[request]?.[code] ?? keys[code] ?? kinds.find(([pattern]) => pattern.test(code))?.[1] ?? null;
