import { describe, expect, test } from 'vitest';
import { createFakePageTools } from '../adapters/fakes/fake-page-tools.ts';
import { providerMessage } from '../adapters/fakes/provider-message.ts';
import type { CaptchaPhase, CardState, CardStatus, CardView, RequestName } from '../core/card-state.ts';
import type { FieldProblem } from '../core/field-checks.ts';
import { fieldsIn } from '../core/field-names.ts';
import type { FieldName } from '../core/fields.ts';
import { messages as en } from '../languages/en/messages.ts';
import { pseudo } from '../languages/pseudo/messages.ts';
import { type RenderOptions, renderCard } from './testing/render-card.tsx';

const catalogue = pseudo(en);
const otp = { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'c1', resendAt: 0 } as const;
const returnTo = { name: 'ready' } as const;
const requests: readonly RequestName[] = Object.keys(en.progress) as RequestName[];

const views: readonly CardView[] = [
  { name: 'misconfigured' },
  { name: 'ready' },
  otp,
  { ...otp, resendAt: 30_000 },
  { name: 'resettingPassword' },
  { name: 'resetSent' },
  { name: 'provisionFailed' },
  ...requests.map((request) => ({ name: 'busy', request, attempt: 1, returnTo }) as const),
  { name: 'popupOpen', provider: 'google', attempt: 1, returnTo },
  { name: 'signedIn', reason: 'kept-by-page' },
  { name: 'signedIn', reason: 'outside-cookie-domain' },
  { name: 'signedIn', reason: 'cookies-blocked' },
  { name: 'signedIn', reason: 'token-too-large' },
  { name: 'signedIn', reason: 'framed' },
  { name: 'redirecting', url: 'https://app.acct.example/', viaSite: false },
  { name: 'redirecting', url: 'https://www.acct.example/session', viaSite: true },
];
const codes = ['auth/email-already-in-use', 'auth/network-request-failed', 'card/unexpected', 'auth/brand-new'];
const statuses: readonly CardStatus[] = [
  { kind: 'captcha-missing' },
  { kind: 'fields-refused' },
  { kind: 'otp-sent' },
  { kind: 'cancelled', request: 'google' },
  { kind: 'cancelled', request: 'sign-up' },
  { kind: 'popup-ready', provider: 'google' },
  ...requests.flatMap((request) =>
    codes.map((code) => ({ kind: 'failed', failure: { request, code, providerMessage: null } }) as const),
  ),
];
const phases: readonly CaptchaPhase[] = ['placeholder', 'loading', 'none', 'solved', 'expired', 'failed'];

/** Everything a visitor reads or hears: texts, names, placeholders. The provider's own words are marked `lang="en"`. */
function wordsOf(container: Element): string[] {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    if (!(node instanceof Element) || node.matches('p[lang=en], style')) return;
    // Beside `aria-labelledby` an `aria-label` is no name: only managers of passwords read it.
    const names = node.hasAttribute('aria-labelledby') ? [] : ['aria-label'];
    for (const name of [...names, 'placeholder', 'title', 'alt', 'aria-roledescription']) {
      texts.push(node.getAttribute(name) ?? '');
    }
    for (const child of node.childNodes) walk(child);
  };
  for (const child of container.children) walk(child);
  return texts;
}

/** What is left when the catalogue's strings are taken out; punctuation between two of them is no word. */
const strayIn = (container: Element): string[] =>
  wordsOf(container)
    .map((text) => text.replace(/⟦[^⟦⟧]*⟧/g, '').trim())
    .filter((rest) => /[\p{L}\p{N}]/u.test(rest));

const strayWith = (options: RenderOptions): string[] => {
  const { container, unmount } = renderCard({ ...options, catalogue });
  const stray = strayIn(container);
  expect(wordsOf(container).join('')).toContain('⟦');
  unmount();
  return stray;
};

describe('no text of the card comes from anywhere but the catalogue', () => {
  test.each(['signup', 'signin'] as const)('in every view of %s', (tab) => {
    for (const view of views) expect(strayWith({ state: { view, tab } }), JSON.stringify(view)).toEqual([]);
  });

  test('in every status', () => {
    for (const status of statuses) expect(strayWith({ state: { status } }), JSON.stringify(status)).toEqual([]);
  });

  test('in every phase of the human check, real or self-solving', () => {
    for (const phase of phases) {
      const state = { captcha: { phase, generation: 1 } } as const;
      expect(strayWith({ state }), phase).toEqual([]);
      expect(strayWith({ state, attributes: { 'auth-emulator': 'http://localhost:9099' } }), phase).toEqual([]);
    }
  });

  test('with every problem of every field', () => {
    const problems = Object.keys(en.problems) as FieldProblem[];
    const inTab: [Partial<CardState>, readonly FieldName[]][] = [
      [{ tab: 'signup' }, fieldsIn('sign-up')],
      [{ tab: 'signin' }, fieldsIn('sign-in')],
      [{ view: otp }, fieldsIn('otp')],
      [{ view: { name: 'resettingPassword' } }, fieldsIn('reset')],
    ];
    for (const [state, fields] of inTab) {
      for (const problem of problems) {
        const fieldProblems = Object.fromEntries(fields.map((field) => [field, problem]));
        expect(strayWith({ state: { ...state, fieldProblems } }), `${fields} ${problem}`).toEqual([]);
      }
    }
  });

  test('with a phone number typed, or inside another application', () => {
    expect(strayWith({ state: { tab: 'signin' }, texts: { identifier: '9876543210' } })).toEqual([]);
    for (const inApp of ['android', 'ios'] as const) {
      expect(strayWith({ tools: createFakePageTools({ inApp }) }), inApp).toEqual([]);
    }
  });
});

test('the search finds a stray word, and leaves the words of the provider alone', () => {
  const status = {
    kind: 'failed',
    failure: { request: 'sign-in', code: 'auth/brand-new', providerMessage: providerMessage('auth/brand-new') },
  } as const;
  expect(strayWith({ state: { status } })).toEqual([]);
  const { container } = renderCard({ catalogue: { ...catalogue, or: 'or' } });
  expect(strayIn(container)).toEqual(['or']);
});
