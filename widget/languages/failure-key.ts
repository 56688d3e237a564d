import type { FailureKey } from './messages.ts';

const keys: Readonly<Record<string, FailureKey>> = {
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-login-credentials': 'wrongCredentials',
  'auth/email-already-in-use': 'emailInUse',
  'auth/invalid-email': 'invalidEmail',
  'auth/weak-password': 'weakPassword',
  'auth/password-does-not-meet-requirements': 'weakPassword',
  'auth/missing-password': 'missingPassword',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'quota',
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
  'auth/captcha-check-failed': 'captcha',
  'auth/invalid-app-credential': 'captcha',
  'auth/missing-app-credential': 'captcha',
  'auth/invalid-recaptcha-token': 'captcha',
  'auth/web-storage-unsupported': 'storage',
  'auth/internal-error': 'server',
  'card/code-used': 'codeUsed',
  'card/unreadable-answer': 'unreadable',
  'card/unexpected': 'unexpected',
};

/** A status of 429 or 5xx gets a code that the SDK makes of the server's words, whatever they are. */
const kinds: readonly (readonly [RegExp, FailureKey])[] = [
  [/^auth\/.*(too-many|quota|exhausted|rate-limit)/, 'tooMany'],
  [/^auth\/.*(internal|unavailable|backend|server|deadline)/, 'server'],
];

/** The plain sentence for a code of the provider or of the card; null for a code without one. */
export const failureKey = (code: string): FailureKey | null =>
  keys[code] ?? kinds.find(([pattern]) => pattern.test(code))?.[1] ?? null;
