import { within } from '@testing-library/react';
import { computeAccessibleName } from 'dom-accessibility-api';
import { describe, expect, test } from 'vitest';
import { popupProviders } from '../../../account/popup-providers.ts';
import { createFakeBrowserFunctions } from '../../adapters/fakes/fake-browser-functions.ts';
import { findFirebaseMessage } from '../../adapters/fakes/scripted-replies.ts';
import type { CardState, CardView, RequestFailure } from '../../core/card-state.ts';
import { renderCard } from '../testing/render-card.tsx';

const failed = (request: RequestFailure['request'], code: string): Partial<CardState> => ({
  status: { kind: 'failed', failure: { request, code, providerMessage: findFirebaseMessage(code) } },
});

test("the provider's own text is displayed unchanged below our sentence, and is marked as English", () => {
  const { card, setLanguage } = renderCard({ state: failed('sign-up', 'auth/weak-password') });
  const words = card.getByText('Firebase: Password should be at least 6 characters (auth/weak-password).');
  expect(words.lang).toBe('en');
  expect(card.getByRole('status').contains(words)).toBe(true);
  expect(card.getByText('This password is too weak. Please choose a longer one.').lang).toBe('');
  // The provider's text is visible until the visitor folds it.
  const detail = card.getByText('Technical detail').closest('details');
  expect(detail?.open && detail.contains(words)).toBe(true);
  setLanguage('hi');
  expect(card.getByText('यह पासवर्ड बहुत कमज़ोर है। कृपया लंबा पासवर्ड चुनें।')).toBeTruthy();
  expect(card.getByText(/Password should be at least 6 characters/)).toBe(words);
});

test('a message appears between the fields and the submit button', () => {
  const { card } = renderCard({ state: failed('sign-up', 'auth/weak-password') });
  const status = card.getByRole('status');
  const isAfter = (node: Element): boolean =>
    Boolean(status.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isAfter(card.getByLabelText('Password', { selector: 'input' }))).toBe(false);
  expect(isAfter(card.getByRole('button', { name: 'Create Account' }))).toBe(true);
});

test('the live region stays the same node while its text changes, so that screen readers announce the text', async () => {
  const { card, dispatch } = renderCard();
  const region = card.getByRole('status');
  expect(region.textContent).toBe('');
  await dispatch({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
  expect(card.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Creating your account...');
});

describe('the next step', () => {
  test.each<[string, CardView]>([
    ['Redirecting to app...', { name: 'redirecting', url: 'https://app.acct.example/', viaSite: false }],
    ['too large', { name: 'signedIn', reason: 'token-too-large' }],
  ])('the message "%s" has a link to the application', (words, view) => {
    const { card } = renderCard({ state: { view }, attributes: { 'app-url': 'https://app.acct.example/' } });
    expect(card.getByRole('status').textContent).toContain(words);
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://app.acct.example/']);
  });

  test.each([
    ['en', 'Contact us', '/contact'],
    ['hi', 'हमसे संपर्क करें', '/hi/contact'],
  ] as const)(
    'the message about a required second factor has a link to our contact page in %s',
    (language, name, path) => {
      const { card, setLanguage } = renderCard({ state: failed('sign-in', 'auth/multi-factor-auth-required') });
      setLanguage(language);
      expect(card.getByRole('link', { name }).getAttribute('href')).toBe(`https://www.acct.example${path}`);
    },
  );

  test('the message about an outdated password has a button that opens the password reset', async () => {
    const state = { tab: 'signin', ...failed('sign-in', 'auth/password-does-not-meet-requirements') } as const;
    const { card, user, callsOf } = renderCard({ state });
    await user.click(card.getByRole('button', { name: 'Choose a new password' }));
    expect(callsOf('openPasswordReset')).toHaveLength(1);
  });

  test('the message after a sign-in outside the cookie domain has a link to our sign-in page', () => {
    const tools = createFakeBrowserFunctions({ address: 'https://blog.example.org/post' });
    const state = { view: { name: 'signedIn', reason: 'outside-cookie-domain' } } as const;
    const { card, setLanguage } = renderCard({ tools, state });
    const link = card.getByRole('link', { name: 'Go to the sign-in page' });
    expect(link.getAttribute('href')).toBe('https://www.acct.example/login');
    setLanguage('hi');
    expect(link.getAttribute('href')).toBe('https://www.acct.example/hi/login');
  });

  test('"Sign in instead" leads from the OTP panel to the password', async () => {
    const view = { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'c1', resendAt: 0 } as const;
    const code = 'auth/account-exists-with-different-credential';
    const failure = { request: 'google', code, providerMessage: null, email: 'asha@example.com' } as const;
    const { card, user } = renderCard({ state: { tab: 'signin', view, status: { kind: 'failed', failure } } });
    await user.click(card.getByRole('button', { name: 'Sign in instead' }));
    expect(card.getByRole('textbox', { name: 'Email or Phone' })).toHaveProperty('value', 'asha@example.com');
    expect(document.activeElement).toBe(card.getByLabelText('Password', { selector: 'input' }));
  });

  test.each(['https://www.acct.example/login?from=mail#top', 'https://www.acct.example/hi/login'])(
    'on our own sign-in page %s, the status has one link, which leads to the application',
    (address) => {
      const tools = createFakeBrowserFunctions({ address });
      const state = { view: { name: 'signedIn', reason: 'outside-cookie-domain' } } as const;
      const { card } = renderCard({ tools, state, attributes: { 'app-url': 'https://app.acct.example/' } });
      expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://app.acct.example/']);
    },
  );
});

describe('the receipt of a visitor who is taken to the application', () => {
  const redirecting = { name: 'redirecting', url: 'https://app.acct.example/', viaSite: false } as const;
  const finishing = { name: 'busy', request: 'finish', attempt: 1, returnTo: { name: 'ready' } } as const;
  const opened = { isNew: true, person: 'Kiran Patel', company: 'Jay Ambe Kirana' };
  const linesIn = (state: Partial<CardState>): readonly string[] => {
    const status = renderCard({ state }).card.getByRole('status');
    return Array.from(status.querySelectorAll('li, p, a'), ({ textContent }) => textContent ?? '');
  };
  const today = new Date().toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

  test('the receipt of a new account has its parts in the order of the design', () => {
    expect(linesIn({ view: redirecting, receipt: opened })).toEqual([
      'Accountopened',
      'Companyrequest sent',
      'Redirecting to app...',
      'Jay Ambe Kirana',
      `Kiran Patel · ${today}`,
      'Account opened3 months free',
      'Open the app',
      'Next: we set up your company. The app tells you when it is ready.',
    ]);
  });

  test('while the records are being written, the receipt does not say that the company was requested', () => {
    expect(linesIn({ view: finishing, receipt: opened }).slice(0, 3)).toEqual([
      'Accountopened',
      'Company',
      'Signed in. Getting your account ready...',
    ]);
  });

  test('the receipt of an existing account has the name, but no company and no trial', () => {
    expect(linesIn({ view: redirecting, receipt: { ...opened, isNew: false, company: null } })).toEqual([
      'Accountsigned in',
      'Redirecting to app...',
      'Kiran Patel',
      today,
      'Signed in',
      'Open the app',
    ]);
  });

  test('screen readers announce only the sentences and the link of the receipt', () => {
    const { card } = renderCard({ state: { view: redirecting, receipt: opened } });
    const status = card.getByRole('status');
    const heard = Array.from(status.querySelectorAll('p, a, li')).filter((node) => !node.closest('[aria-hidden]'));
    expect(heard.map(({ textContent }) => textContent)).toEqual([
      'Redirecting to app...',
      'Open the app',
      'Next: we set up your company. The app tells you when it is ready.',
    ]);
  });
});

test.each([
  ['https://blog.example.org/post', undefined, ['https://www.acct.example/login'], 'A content blocker or the network'],
  ['https://www.acct.example/hi/login', undefined, [], 'A content blocker or the network'],
  ['https://www.acct.example/login', 'notAuthorised', [], 'Sign-in is not set up for this page yet'],
] as const)(
  'if the human check cannot load on %s (fault: %s), the status has the reason, links and a retry button',
  async (address, fault, links, hindrance) => {
    const humanCheck = { phase: 'failed', generation: 1, fault } as const;
    const state = { status: { kind: 'human-check-missing', isOnlyProblem: true }, humanCheck } as const;
    const { card, user, callsOf } = renderCard({ tools: createFakeBrowserFunctions({ address }), state });
    const status = card.getByRole('status');
    expect(status.textContent).toMatch(new RegExp(`^Please complete reCAPTCHA${hindrance}`));
    expect(Array.from(status.querySelectorAll('a'), (link) => link.href)).toEqual(links);
    await user.click(within(status).getByRole('button', { name: 'Try again' }));
    expect(callsOf('renewHumanCheck')).toHaveLength(1);
    expect(card.getByRole('region', { name: 'Human check' }).matches(':focus')).toBe(true);
  },
);

const wrongPassword = failed('sign-in', 'auth/wrong-password');
/** Returns the expected mark "Used this before?" for the button of every popup provider except `others`. */
const possibleMarks = (...others: string[]) =>
  Object.entries(popupProviders).flatMap(([own, { name }]) =>
    others.includes(own) ? [] : `Sign in with ${name}: Used this before?`,
  );
test.each<[string | undefined, Partial<CardState>, string[]]>([
  ['google', { tab: 'signup' }, ['Sign in with Google: Used last time']],
  ['google', wrongPassword, ['Sign in with Google: Used last time', ...possibleMarks('google')]],
  ['password', { tab: 'signup' }, ['Sign In: Used last time']],
  ['password', {}, ['Password: Used last time']],
  ['phone', { tab: 'signup' }, ['Sign In: Used last time']],
  ['phone', {}, ['Email or Phone: Last time: phone']],
  ['otp', {}, []],
  [undefined, wrongPassword, possibleMarks()],
  [undefined, failed('sign-in', 'auth/user-disabled'), []],
  [undefined, failed('sign-up', 'auth/invalid-credential'), []],
])('if the last sign-in was by %s, the card in the state %j marks the controls %j', (lastMethod, state, expected) => {
  const { container } = renderCard({ lastMethod, state: { tab: 'signin', ...state } });
  const marked = Array.from(container.querySelectorAll('.mark'), ({ id, textContent }) => {
    const [of] = container.querySelectorAll(`[aria-describedby~="${id}"]`);
    return of && `${computeAccessibleName(of)}: ${textContent}`;
  });
  expect(marked).toEqual(expected);
});

describe('inside another application', () => {
  test("the browser of another application shows a reason and a link to copy instead of Google's button", async () => {
    const tools = createFakeBrowserFunctions({ inApp: 'ios' });
    const { card, user } = renderCard({ tools });
    expect(card.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Copy link' }));
    expect(tools.copied).toEqual(['https://www.acct.example/login']);
    expect(card.getByRole('button', { name: 'Link copied' })).toBeTruthy();
  });

  test('the browser of an Android application shows a link that opens the default browser', () => {
    const { card } = renderCard({ tools: createFakeBrowserFunctions({ inApp: 'android' }) });
    expect(card.getByRole('link', { name: 'Open in browser' }).getAttribute('href')).toMatch(
      /^intent:\/\/www\.acct\.example\/login#Intent;scheme=https;/,
    );
  });

  test('the card displays the address of the page if the browser refuses to copy the address', async () => {
    const { card, user } = renderCard({ tools: createFakeBrowserFunctions({ inApp: 'ios', refusesToCopy: true }) });
    await user.click(card.getByRole('button', { name: 'Copy link' }));
    expect(card.getByDisplayValue('https://www.acct.example/login')).toBeTruthy();
  });
});
