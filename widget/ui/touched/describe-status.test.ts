import { describe, expect, test } from 'vitest';
import { providerMessage } from '../../adapters/fakes/provider-message.ts';
import {
  type CardState,
  type CardStatus,
  type CardView,
  initialCardState,
  type RequestName,
} from '../../core/card-state.ts';
import { messages as en } from '../../languages/en/messages.ts';
import { failureKey } from '../../languages/failure-key.ts';
import { messages as hi } from '../../languages/hi/messages.ts';
import type { FailureKey, Messages } from '../../languages/messages.ts';
import { describeStatus } from './describe-status.ts';

const catalogues = {
  en: { messages: en, failureKey },
  hi: { messages: hi, failureKey },
};
const languages = ['en', 'hi'] as const;

const inView = (view: CardView, status: CardStatus = { kind: 'none' }): CardState => ({
  ...initialCardState('signin'),
  view,
  status,
});
const failed = (request: RequestName, code: string, message: string | null = providerMessage(code)): CardState =>
  inView({ name: 'ready' }, { kind: 'failed', failure: { request, code, providerMessage: message } });
const describeIn = (language: 'en' | 'hi', state: CardState) => describeStatus(state, catalogues[language], language);

const sentence = (messages: Messages, key: FailureKey): string => {
  const said = { ...messages.failures, ...messages.popupFailures }[key];
  return typeof said === 'string' ? said : said('Google');
};

/** Every code that the provider is known to give, with the sentence it gets. */
const known: Record<string, FailureKey> = {
  'auth/wrong-password': 'wrongCredentials',
  'auth/user-not-found': 'wrongCredentials',
  'auth/invalid-credential': 'wrongCredentials',
  'auth/invalid-email': 'invalidEmail',
  'auth/missing-password': 'missingPassword',
  'auth/email-already-in-use': 'emailInUse',
  'auth/weak-password': 'weakPassword',
  'auth/user-disabled': 'disabled',
  'auth/too-many-requests': 'tooMany',
  'auth/quota-exceeded': 'quota',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
  'auth/invalid-phone-number': 'invalidPhone',
  'auth/popup-blocked': 'popupBlocked',
  'auth/popup-closed-by-user': 'popupClosed',
  'auth/cancelled-popup-request': 'popupClosed',
  'auth/user-cancelled': 'popupClosed',
  'google/not-loaded': 'noPopup',
  'auth/account-exists-with-different-credential': 'otherMethod',
  'auth/captcha-check-failed': 'captcha',
  'auth/invalid-app-credential': 'captcha',
  'auth/web-storage-unsupported': 'storage',
  'card/part-not-loaded': 'network',
  // What the SDK makes of the words of a 500, 503 or 429.
  'auth/internal-error': 'server',
  'auth/internal': 'server',
  'auth/internal-error-encountered.': 'server',
  'auth/backend-error': 'server',
  'auth/the-service-is-currently-unavailable.': 'server',
  'auth/resource-exhausted': 'tooMany',
};

describe.each(languages)('in %s', (language) => {
  const { messages } = catalogues[language];

  test.each(Object.entries(known))("%s is our line, and the provider's own words beside it", (code, key) => {
    const isOfWindow = key in messages.popupFailures;
    for (const request of isOfWindow
      ? (['google'] as const)
      : (['sign-up', 'sign-in', 'google', 'send-otp', 'reset-password'] as const)) {
      expect(describeIn(language, failed(request, code))).toMatchObject({
        tone: 'error',
        text: sentence(messages, key),
        providerText: providerMessage(code),
      });
    }
  });

  test.each([
    'auth/invalid-verification-code',
    'auth/missing-code',
    'auth/missing-verification-code',
    'auth/code-expired',
    'auth/session-expired',
    'auth/invalid-verification-id',
  ])('%s is exactly Invalid OTP', (code) => {
    const text = { en: 'Invalid OTP', hi: 'अमान्य OTP' }[language];
    expect(describeIn(language, failed('verify-otp', code))).toEqual({
      tone: 'error',
      text,
      providerText: null,
      next: null,
    });
  });

  test('while verifying, a failure of another kind says its kind', () => {
    for (const code of [
      'auth/timeout',
      'auth/too-many-requests',
      'auth/user-disabled',
      'auth/internal-error',
    ] as const) {
      const key = known[code] ?? 'unexpected';
      expect(describeIn(language, failed('verify-otp', code))?.text).toBe(sentence(messages, key));
    }
    expect(describeIn(language, failed('verify-otp', 'auth/brand-new', 'New.'))).toMatchObject({
      text: messages.failures.unexpected,
      providerText: 'New.',
    });
    expect(describeIn(language, failed('verify-otp', 'card/code-used', null))?.text).toBe(messages.failures.codeUsed);
  });

  test("a code without a line of ours is the provider's text, which is English: elsewhere what went wrong is said first", () => {
    const message = 'Firebase: Something new. (auth/brand-new).';
    for (const request of ['sign-up', 'sign-in', 'google', 'send-otp', 'reset-password'] as const) {
      expect(describeIn(language, failed(request, 'auth/brand-new', message))).toMatchObject({
        text: language === 'en' ? '' : request === 'google' ? hi.popup.failed('Google') : hi.failed[request],
        providerText: message,
      });
    }
  });

  test('an address of Google that has an account with a password leads there', () => {
    const code = 'auth/account-exists-with-different-credential';
    const failure = {
      request: 'google',
      code,
      providerMessage: providerMessage(code),
      email: 'asha@example.com',
    } as const;
    expect(describeIn(language, inView({ name: 'ready' }, { kind: 'failed', failure }))).toMatchObject({
      text: messages.popupFailures.linkPopup('Google'),
      next: 'sign-in-instead',
    });
  });

  test.each<[RequestName, string, string]>([
    ['sign-up', 'Signup failed', 'साइन अप नहीं हो सका'],
    ['sign-in', 'Sign in failed', 'साइन इन नहीं हो सका'],
    ['google', 'Google sign-in failed', 'Google से साइन इन नहीं हो सका'],
  ])('%s without any text of the provider is its fallback', (request, english, hindi) => {
    expect(describeIn(language, failed(request, 'auth/brand-new', null))).toMatchObject({
      text: { en: english, hi: hindi }[language],
      providerText: null,
    });
  });

  test.each(['smsRegion', 'notAllowed', 'notAuthorised', 'unsafePage', 'quota'] as const)(
    'where page or project must mend something, %s stands before what the code alone would say',
    (sentence) => {
      const code = 'auth/operation-not-allowed';
      const failure = { request: 'sign-up', code, providerMessage: providerMessage(code) } as const;
      expect(
        describeIn(language, inView({ name: 'ready' }, { kind: 'failed', failure: { ...failure, sentence } })),
      ).toMatchObject({
        text: messages.failures[sentence],
        providerText: providerMessage('auth/operation-not-allowed'),
        next: sentence === 'notAuthorised' || sentence === 'unsafePage' ? 'open-login' : null,
      });
    },
  );

  test('the progress of each request has its sentence', () => {
    for (const [request, text] of Object.entries(messages.progress) as [RequestName, string][]) {
      const view = { name: 'busy', request, attempt: 1, returnTo: { name: 'ready' } } as const;
      expect(describeIn(language, inView(view))).toMatchObject({ tone: 'progress', text });
    }
  });
});

test('an address in use offers to sign in instead, and nothing else does', () => {
  expect(describeIn('en', failed('sign-up', 'auth/email-already-in-use'))?.next).toBe('sign-in-instead');
  for (const code of Object.keys(known).filter((other) => other !== 'auth/email-already-in-use')) {
    expect(describeIn('en', failed('sign-up', code))?.next).toBeNull();
  }
});

test.each<[CardView, CardStatus, string, string | null]>([
  [{ name: 'ready' }, { kind: 'captcha-missing' }, 'Please complete reCAPTCHA', null],
  [{ name: 'ready' }, { kind: 'fields-refused' }, 'Please check the marked fields.', null],
  [{ name: 'ready' }, { kind: 'otp-sent' }, 'OTP sent. Please enter the code below.', null],
  [{ name: 'ready' }, { kind: 'cancelled', request: 'google' }, 'Google sign-in was cancelled.', null],
  [{ name: 'ready' }, { kind: 'cancelled', request: 'sign-in' }, 'Cancelled. Nothing you typed is lost.', null],
  [{ name: 'ready' }, { kind: 'popup-ready', provider: 'google' }, 'Google is ready.', 'open-popup'],
  [
    { name: 'busy', request: 'sign-in', attempt: 1, returnTo: { name: 'ready' }, slow: true },
    { kind: 'none' },
    'Signing in...',
    'cancel',
  ],
  [
    { name: 'redirecting', url: 'https://app.example', viaSite: false },
    { kind: 'none' },
    'Redirecting to app...',
    'open-app',
  ],
  [
    { name: 'redirecting', url: 'https://www.example/session', viaSite: true },
    { kind: 'none' },
    'Redirecting to app...',
    'via-site',
  ],
  [{ name: 'signedIn', reason: 'framed' }, { kind: 'none' }, 'You are signed in.', 'leave-frame'],
  [{ name: 'signedIn', reason: 'kept-by-page' }, { kind: 'none' }, 'You are signed in.', null],
  [{ name: 'signedIn', reason: 'outside-cookie-domain' }, { kind: 'none' }, en.outsideCookieDomain, 'open-login'],
  [{ name: 'signedIn', reason: 'cookies-blocked' }, { kind: 'none' }, en.cookiesBlocked, 'reload'],
  [{ name: 'signedIn', reason: 'token-too-large' }, { kind: 'none' }, en.tokenTooLarge, 'open-app'],
  [
    { name: 'popupOpen', provider: 'google', attempt: 1, returnTo: { name: 'ready' } },
    { kind: 'none' },
    en.popup.window('Google'),
    'cancel',
  ],
  [{ name: 'provisionFailed' }, { kind: 'none' }, en.provisionFailed, null],
  [{ name: 'resetSent' }, { kind: 'none' }, en.resetSent, null],
  [{ name: 'misconfigured' }, { kind: 'none' }, en.misconfigured, null],
])('%j with %j says %s', (view, status, text, next) => {
  expect(describeIn('en', inView(view, status))).toMatchObject({ text, next });
});

test('a fresh card is silent', () => {
  expect(describeIn('en', initialCardState('signup'))).toBeNull();
});
