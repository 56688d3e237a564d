import { describe, expect, test } from 'vitest';
import { findFirebaseMessage } from '../../adapters/fakes/scripted-replies.ts';
import {
  type CardStatus,
  type CardView,
  initialCardState,
  type RequestFailure,
  type RequestName,
} from '../../core/card-state.ts';
import { messages as en } from '../../languages/en/messages.ts';
import { findFailureKey } from '../../languages/find-failure-key.ts';
import { messages as hi } from '../../languages/hi/messages.ts';
import type { FailureMessageKey } from '../../languages/messages.ts';
import { describeStatus } from './describe-status.ts';

const catalogues = { en, hi };
const requests = ['sign-up', 'sign-in', 'google', 'send-otp', 'reset-password'] as const;
const ready = { name: 'ready' } as const;
const noStatus = { kind: 'none' } as const;
const emailInUse = 'auth/email-already-in-use';

const describeIn = (language: 'en' | 'hi', view: CardView, status: CardStatus = noStatus) =>
  describeStatus(
    { ...initialCardState('signin'), view, status },
    { messages: catalogues[language], failureKey: findFailureKey },
    language,
  );
const failed = (language: 'en' | 'hi', request: RequestName, code: string, more: Partial<RequestFailure> = {}) =>
  describeIn(language, ready, {
    kind: 'failed',
    failure: { request, code, providerMessage: findFirebaseMessage(code), ...more },
  });

/** The provider's known error codes, keyed by the card's message for these codes. */
const knownCodes: Partial<Record<FailureMessageKey, string>> = {
  wrongCredentials: 'auth/wrong-password auth/user-not-found auth/invalid-credential auth/invalid-login-credentials',
  outdatedPassword: 'auth/password-does-not-meet-requirements',
  secondFactor: 'auth/multi-factor-auth-required',
  invalidEmail: 'auth/invalid-email',
  missingPassword: 'auth/missing-password',
  emailInUse,
  weakPassword: 'auth/weak-password',
  disabled: 'auth/user-disabled',
  tooMany: 'auth/too-many-requests auth/resource-exhausted',
  quota: 'auth/quota-exceeded',
  limit: 'auth/quota-exceeded',
  refusedByRule: 'project/blocking-function',
  network: 'auth/network-request-failed auth/timeout card/part-not-loaded',
  invalidPhone: 'auth/invalid-phone-number',
  popupBlocked: 'auth/popup-blocked',
  popupClosed: 'auth/popup-closed-by-user auth/cancelled-popup-request auth/user-cancelled',
  noPopup: 'google/not-loaded',
  otherMethod: 'auth/account-exists-with-different-credential',
  humanCheck: 'auth/captcha-check-failed auth/invalid-app-credential',
  storage: 'auth/web-storage-unsupported',
  // The SDK's error codes for the responses 500 and 503.
  server: `auth/internal-error auth/internal auth/internal-error-encountered. auth/backend-error
    auth/the-service-is-currently-unavailable.`,
};
const sentenceOfCode = Object.entries(knownCodes).flatMap(([key, codes]) =>
  codes.split(/\s+/).map((code) => [code, key as FailureMessageKey] as const),
);
/** The requests after which each of these messages may appear. Every other message may appear after any request. */
const onlyRequests: { readonly [Key in FailureMessageKey]?: readonly RequestName[] } = {
  wrongCredentials: ['sign-in'],
  outdatedPassword: ['sign-in'],
  // The message `quota` is about the number of SMS, and only this request sends an SMS.
  quota: ['send-otp'],
  limit: ['sign-up', 'sign-in', 'google', 'reset-password'],
};
const requestsOf = (key: FailureMessageKey): readonly RequestName[] =>
  onlyRequests[key] ?? (key in en.popupFailures ? ['google'] : requests);
const invalidOtp = `auth/invalid-verification-code auth/missing-code auth/missing-verification-code auth/code-expired
  auth/session-expired auth/invalid-verification-id`.split(/\s+/);

describe.each(['en', 'hi'] as const)('the status in %s', (language) => {
  const messages = catalogues[language];
  const sentence = (key: FailureMessageKey): string => {
    const text = { ...messages.failures, ...messages.popupFailures }[key];
    return typeof text === 'string' ? text : text('Google');
  };

  test.each(sentenceOfCode)("the code %s leads to our sentence %s and the provider's own text", (code, key) => {
    for (const request of requestsOf(key)) {
      const expected = { tone: 'error', text: sentence(key), providerText: findFirebaseMessage(code) };
      expect(failed(language, request, code), request).toMatchObject(expected);
    }
  });

  test.each(invalidOtp)('for the code %s, the status says "Invalid OTP" without the provider’s text', (code) => {
    const text = { en: 'Invalid OTP', hi: 'अमान्य OTP' }[language];
    const expected = { tone: 'error', text, providerText: null, hindrance: null, next: null };
    expect(failed(language, 'verify-otp', code)).toEqual(expected);
  });

  test.each<[string, FailureMessageKey]>([
    ['auth/timeout', 'network'],
    ['auth/too-many-requests', 'tooMany'],
    ['auth/user-disabled', 'disabled'],
    ['auth/internal-error', 'server'],
    ['auth/brand-new', 'unexpected'],
    ['card/code-used', 'codeUsed'],
  ])('the code %s leads to the sentence %s if the card verifies an OTP', (code, key) => {
    const expected = { text: sentence(key), providerText: findFirebaseMessage(code) };
    expect(failed(language, 'verify-otp', code)).toMatchObject(expected);
  });

  test.each(requests)(
    "for an unknown code of the request %s, the status has the provider's text, in Hindi below our fallback sentence",
    (request) => {
      const providerText = 'Firebase: Something new. (auth/brand-new).';
      const hindi = request === 'google' ? hi.popup.failed('Google') : hi.failed[request];
      expect(failed(language, request, 'auth/brand-new', { providerMessage: providerText })).toMatchObject({
        text: { en: '', hi: hindi }[language],
        providerText,
      });
    },
  );

  test('if an account with a password has the Google account’s address, the status offers "Sign in instead"', () => {
    const code = 'auth/account-exists-with-different-credential';
    expect(failed(language, 'google', code, { email: 'asha@example.com' })).toMatchObject({
      text: messages.popupFailures.linkPopup('Google'),
      next: 'sign-in-instead',
    });
  });

  test.each<[RequestName, string, string]>([
    ['sign-up', 'Signup failed', 'साइन अप नहीं हो सका'],
    ['sign-in', 'Sign in failed', 'साइन इन नहीं हो सका'],
    ['google', 'Google sign-in failed', 'Google से साइन इन नहीं हो सका'],
  ])('a failed request %s without a provider’s text has our fallback sentence', (request, english, hindi) => {
    const text = { en: english, hi: hindi }[language];
    expect(failed(language, request, 'auth/brand-new', { providerMessage: null })).toMatchObject({
      text,
      providerText: null,
    });
  });

  test.each([
    ['smsRegion', null],
    ['notAllowed', null],
    ['notAuthorised', 'open-login'],
    ['unsafePage', 'open-login'],
    ['quota', null],
  ] as const)(
    'for the fault %s of the page or project, the status has the sentence about the fault and the next step %s',
    (key, next) => {
      const code = 'auth/operation-not-allowed';
      const expected = { text: messages.failures[key], providerText: findFirebaseMessage(code), next };
      expect(failed(language, 'sign-up', code, { sentence: key })).toMatchObject(expected);
    },
  );

  test.each(Object.entries(messages.progress) as [Exclude<RequestName, 'finish'>, string][])(
    'the running request %s has the sentence %s',
    (request, text) => {
      const view = { name: 'busy', request, attempt: 1, returnTo: ready } as const;
      expect(describeIn(language, view)).toMatchObject({ tone: 'progress', text });
    },
  );
});

const expectedSteps: { readonly [Key in FailureMessageKey]?: string } = {
  emailInUse: 'sign-in-instead',
  outdatedPassword: 'reset-password',
  secondFactor: 'contact',
  disabled: 'contact',
  refusedByRule: 'contact',
};
test.each(sentenceOfCode)(
  'after the code %s, the status offers the next step that the message %s requires',
  (code, key) => {
    for (const request of requestsOf(key)) expect(failed('en', request, code)?.next).toBe(expectedSteps[key] ?? null);
  },
);

test.each<[RequestName, string, string, string | null]>([
  ['sign-up', 'auth/invalid-credential', en.failures.emailInUse, 'sign-in-instead'],
  ['sign-up', 'auth/password-does-not-meet-requirements', en.failures.weakPassword, null],
  // After a sign-in with Google, this code says nothing about a password, so the status does not mention a password.
  ['google', 'auth/invalid-credential', '', null],
])('the status of the request %s that fails with the code %s is: %s', (request, code, text, next) => {
  expect(failed('en', request, code)).toMatchObject({ text, next, providerText: findFirebaseMessage(code) });
});

const busy = { name: 'busy', request: 'sign-in', attempt: 1, returnTo: ready, slow: true } as const;
const popupOpen = { name: 'popupOpen', provider: 'google', attempt: 1, returnTo: ready } as const;
test.each<[CardView, CardStatus, string, string | null]>([
  [ready, { kind: 'human-check-missing', isOnlyProblem: true }, 'Please complete reCAPTCHA', null],
  [ready, { kind: 'fields-refused' }, 'Please check the marked fields.', null],
  [ready, { kind: 'otp-sent' }, 'OTP sent. Please enter the code below.', null],
  [ready, { kind: 'cancelled', request: 'google' }, 'Google sign-in was cancelled.', null],
  [ready, { kind: 'cancelled', request: 'sign-in' }, 'Cancelled. Nothing you typed is lost.', null],
  [ready, { kind: 'popup-ready', provider: 'google' }, 'Google is ready.', 'open-popup'],
  [busy, noStatus, 'Signing in...', 'cancel'],
  [popupOpen, noStatus, en.popup.window('Google'), 'cancel'],
  [{ name: 'redirecting', url: 'https://x.example', viaSite: false }, noStatus, 'Redirecting to app...', 'open-app'],
  [{ name: 'redirecting', url: 'https://x.example', viaSite: true }, noStatus, 'Redirecting to app...', 'via-site'],
  [{ name: 'signedIn', reason: 'framed' }, noStatus, 'You are signed in.', 'leave-frame'],
  [{ name: 'signedIn', reason: 'kept-by-page' }, noStatus, 'You are signed in.', null],
  [{ name: 'signedIn', reason: 'outside-cookie-domain' }, noStatus, en.outsideCookieDomain, 'open-login'],
  [{ name: 'signedIn', reason: 'cookies-blocked' }, noStatus, en.cookiesBlocked, 'reload'],
  [{ name: 'signedIn', reason: 'token-too-large' }, noStatus, en.tokenTooLarge, 'open-app'],
  [{ name: 'provisionFailed', unsaved: 'kept' }, noStatus, en.unsaved.kept, null],
  [{ name: 'provisionFailed', unsaved: 'company' }, noStatus, en.unsaved.company, null],
  [{ name: 'provisionFailed', unsaved: 'details' }, noStatus, en.unsaved.details, null],
  [{ name: 'resetSent' }, noStatus, en.resetSent, null],
  [{ name: 'misconfigured', before: ready }, noStatus, en.misconfigured, null],
  [ready, { kind: 'human-check-removed' }, en.humanCheck.removed, null],
  [ready, { kind: 'part-not-loaded' }, en.partNotLoaded, null],
])('the text for the view %j with the status %j is: %s', (view, status, text, next) => {
  expect(describeIn('en', view, status)).toMatchObject({ text, next });
});

test('a fresh card has no status text', () => {
  expect(describeIn('en', ready)).toBeNull();
});

test.each([
  ['partNotLoaded', en.partNotLoaded, null],
  ['removed', en.humanCheck.removed, null],
  ['notAuthorised', en.completeHumanCheck, en.failures.notAuthorised],
  [null, en.completeHumanCheck, en.humanCheck.hindered],
] as const)(
  'the status gives the reason if the human check is missing because of the fault %s',
  (fault, text, hindrance) => {
    const humanCheck = { phase: 'failed', generation: 1, fault } as const;
    const status = { kind: 'human-check-missing', isOnlyProblem: true } as const;
    const state = { ...initialCardState('signin'), status, humanCheck };
    const expected = { text, hindrance, next: 'renew-human-check' };
    expect(describeStatus(state, { messages: en, failureKey: findFailureKey }, 'en')).toMatchObject(expected);
  },
);
