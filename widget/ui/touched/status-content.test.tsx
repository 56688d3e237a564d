import { describe, expect, test } from 'vitest';
import { createFakePageTools } from '../../adapters/fakes/fake-page-tools.ts';
import { providerMessage } from '../../adapters/fakes/provider-message.ts';
import type { CardState, Failure } from '../../core/card-state.ts';
import { renderCard } from '../testing/render-card.tsx';

const failed = (request: Failure['request'], code: string): Partial<CardState> => ({
  status: { kind: 'failed', failure: { request, code, providerMessage: providerMessage(code) } },
});

describe("the provider's own words", () => {
  test('stand verbatim beside our line, marked as English', () => {
    const { card } = renderCard({ state: failed('sign-up', 'auth/weak-password') });
    const words = card.getByText('Firebase: Password should be at least 6 characters (auth/weak-password).');
    expect(words.lang).toBe('en');
    expect(card.getByRole('status').contains(words)).toBe(true);
    expect(card.getByText('This password is too weak. Please choose a longer one.').lang).toBe('');
  });

  test('stay as they are when the language changes', () => {
    const { card, speak } = renderCard({ state: failed('sign-up', 'auth/weak-password') });
    speak('hi');
    expect(card.getByText('यह पासवर्ड बहुत कमज़ोर है। कृपया लंबा पासवर्ड चुनें।')).toBeTruthy();
    expect(card.getByText(/Password should be at least 6 characters/)).toBeTruthy();
  });
});

test('the live region is the same node while its words come and go, so that they are announced', async () => {
  const { card, happens } = renderCard();
  const region = card.getByRole('status');
  expect(region.textContent).toBe('');
  await happens({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
  expect(card.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('Creating your account...');
});

describe('the next step', () => {
  test('an address in use leads to Sign In with that address, whatever stood there before', async () => {
    const state = failed('sign-up', 'auth/email-already-in-use');
    const texts = { email: 'asha@example.com', identifier: 'older@example.com' };
    const { card, user } = renderCard({ state, texts });
    await user.click(card.getByRole('button', { name: 'Sign in instead' }));
    expect(card.getByRole('textbox', { name: 'Email or Phone' })).toHaveProperty('value', 'asha@example.com');
  });

  test('an open window can be cancelled', async () => {
    const view = { name: 'popupOpen', provider: 'google', attempt: 1, returnTo: { name: 'ready' } } as const;
    const { card, user, callsOf } = renderCard({ state: { view } });
    await user.click(card.getByRole('button', { name: 'Cancel' }));
    expect(callsOf('cancelRequest')).toHaveLength(1);
  });

  test('a redirect that does not happen leaves a link to the application', () => {
    const { card } = renderCard({
      state: { view: { name: 'redirecting', url: 'https://app.acct.example/', viaSite: false } },
      attributes: { 'app-url': 'https://app.acct.example/' },
    });
    expect(card.getByRole('status').textContent).toContain('Redirecting to app...');
    expect(card.getByRole('link', { name: 'Open the app' }).getAttribute('href')).toBe('https://app.acct.example/');
  });

  test('outside the cookie domain it is our own sign-in page', () => {
    const tools = createFakePageTools({ address: 'https://blog.example.org/post' });
    const { card } = renderCard({ tools, state: { view: { name: 'signedIn', reason: 'outside-cookie-domain' } } });
    const link = card.getByRole('link', { name: 'Go to the sign-in page' });
    expect(link.getAttribute('href')).toBe('https://www.acct.example/login');
  });

  test.each(['https://www.acct.example/login?from=mail#top', 'https://www.acct.example/hi/login'])(
    'on our own sign-in page (%s) it is the application, never the page the visitor is on',
    (address) => {
      const tools = createFakePageTools({ address });
      const state = { view: { name: 'signedIn', reason: 'outside-cookie-domain' } } as const;
      const { card } = renderCard({ tools, state, attributes: { 'app-url': 'https://app.acct.example/' } });
      expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://app.acct.example/']);
    },
  );

  test('blocked cookies are named, and the page can be loaded again once they are allowed', async () => {
    const tools = createFakePageTools();
    const { card, user, speak } = renderCard({
      tools,
      state: { view: { name: 'signedIn', reason: 'cookies-blocked' } },
    });
    expect(card.getByRole('status').textContent).toContain('Allow cookies for this site');
    expect(card.queryByRole('link')).toBeNull();
    speak('hi');
    expect(card.getByRole('status').textContent).toContain('कुकी');
    speak('en');
    await user.click(card.getByRole('button', { name: 'Reload the page' }));
    expect(tools.reloads).toBe(1);
  });

  test('a session too large for a cookie leads to the application, which signs in by itself', () => {
    const { card, speak } = renderCard({
      state: { view: { name: 'signedIn', reason: 'token-too-large' } },
      attributes: { 'app-url': 'https://app.acct.example/' },
    });
    expect(card.getByRole('status').textContent).toContain('too large');
    speak('hi');
    expect(card.getByRole('status').textContent).toContain('बहुत बड़ी');
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['https://app.acct.example/']);
  });

  test('a company that could not be set up can be tried again or left', async () => {
    const { card, user, callsOf } = renderCard({ state: { view: { name: 'provisionFailed' } } });
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Try again' }));
    await user.click(card.getByRole('button', { name: 'Try again' }));
    await user.click(card.getByRole('button', { name: 'Continue' }));
    expect([callsOf('retryProvision'), callsOf('goOn')].map(({ length }) => length)).toEqual([1, 1]);
  });
});

describe('a forgotten password', () => {
  test('is asked for in Sign In, with one field that has the focus', async () => {
    const { card, user, callsOf, happens } = renderCard({ state: { tab: 'signin' } });
    await user.click(card.getByRole('button', { name: 'Forgot password?' }));
    expect(callsOf('openPasswordReset')).toHaveLength(1);
    await happens({ type: 'passwordResetOpened' });
    expect(document.activeElement).toBe(card.getByRole('textbox', { name: 'Email' }));
    await user.keyboard('asha@example.com{Enter}');
    expect(callsOf('sendPasswordReset')).toHaveLength(1);
  });

  test('once the mail is sent only the way back is left, and has the focus', async () => {
    const { card, user, callsOf } = renderCard({ state: { tab: 'signin', view: { name: 'resetSent' } } });
    expect(card.queryByRole('textbox')).toBeNull();
    expect(document.activeElement).toBe(card.getByRole('button', { name: 'Back' }));
    await user.click(card.getByRole('button', { name: 'Back' }));
    expect(callsOf('closePasswordReset')).toHaveLength(1);
  });
});

describe('inside another application', () => {
  test("Google's button gives way to an explanation and the address to copy", async () => {
    const tools = createFakePageTools({ inApp: 'ios' });
    const { card, user } = renderCard({ tools });
    expect(card.queryByRole('button', { name: 'Sign in with Google' })).toBeNull();
    await user.click(card.getByRole('button', { name: 'Copy link' }));
    expect(tools.copied).toEqual(['https://www.acct.example/login']);
    expect(card.getByRole('button', { name: 'Link copied' })).toBeTruthy();
  });

  test('on Android a link opens the browser', () => {
    const { card } = renderCard({ tools: createFakePageTools({ inApp: 'android' }) });
    expect(card.getByRole('link', { name: 'Open in browser' }).getAttribute('href')).toMatch(
      /^intent:\/\/www\.acct\.example\/login#Intent;scheme=https;/,
    );
  });

  test('where copying is refused the address stands there to be copied by hand', async () => {
    const { card, user } = renderCard({ tools: createFakePageTools({ inApp: 'ios', refusesToCopy: true }) });
    await user.click(card.getByRole('button', { name: 'Copy link' }));
    expect(card.getByDisplayValue('https://www.acct.example/login')).toBeTruthy();
  });
});
