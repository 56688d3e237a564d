import { fireEvent } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { formFieldNames } from '../../account/form-values.ts';
import { type CardState, type CardView, isRedirecting } from '../core/card-state.ts';
import { renderCard } from './testing/render-card.tsx';

const otp = { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'c1', resendAt: 0 } as const;
const busy = (
  request: 'sign-up' | 'sign-in' | 'send-otp' | 'verify-otp' | 'reset-password' | 'finish',
  returnTo: typeof otp | { name: 'ready' | 'resettingPassword' },
): CardView => ({
  name: 'busy',
  request,
  attempt: 1,
  returnTo,
});
const views: readonly CardView[] = [
  { name: 'misconfigured', before: { name: 'ready' } },
  { name: 'ready' },
  otp,
  { name: 'resettingPassword' },
  { name: 'resetSent' },
  { name: 'provisionFailed', unsaved: 'company' },
  busy('sign-up', { name: 'ready' }),
  busy('finish', { name: 'ready' }),
  { name: 'popupOpen', provider: 'google', attempt: 1, returnTo: { name: 'ready' } },
  { name: 'signedIn', reason: 'outside-cookie-domain' },
  { name: 'signedIn', reason: 'cookies-blocked' },
  { name: 'signedIn', reason: 'token-too-large' },
  { name: 'signedIn', reason: 'framed' },
  { name: 'redirecting', url: 'https://app.acct.example/', viaSite: false },
  { name: 'redirecting', url: 'https://www.acct.example/session', viaSite: true },
];
const signIn: Partial<CardState> = { tab: 'signin' };

describe('Sign Up', () => {
  test('Sign Up shows the fields and buttons of the specification by their names', () => {
    const { card, container } = renderCard();
    const inputs = Array.from(container.querySelectorAll('input'), ({ name }) => name);
    expect(inputs).toEqual(formFieldNames('sign-up'));
    const specified = ['name', 'company', 'email', 'phone', 'newPassword'];
    expect(inputs.filter((name) => specified.includes(name))).toEqual(specified);
    for (const name of ['Name', 'Company Name', 'Email', 'Phone'])
      expect(card.getByRole('textbox', { name })).toBeTruthy();
    expect(card.getByLabelText('Password', { selector: 'input' })).toHaveProperty('type', 'password');
    expect(card.getByPlaceholderText('Phone (optional for now)')).toBe(card.getByRole('textbox', { name: 'Phone' }));
    expect(card.getByRole('button', { name: 'Create Account' })).toHaveProperty('type', 'submit');
    expect(card.getByRole('button', { name: 'Sign in with Google' })).toHaveProperty('type', 'button');
  });

  test('Sign Up requires every field of the specification except the phone', () => {
    const { container } = renderCard();
    const required = [...container.querySelectorAll('input')].filter((input) => input.required);
    expect(required.map(({ name }) => name)).toEqual(['name', 'company', 'email', 'newPassword']);
  });

  test('Sign Up has links to the terms and the privacy notice, and their names say that they open a new tab', () => {
    const { card } = renderCard();
    const terms = card.getByRole('link', { name: 'Terms (opens in a new tab)' });
    expect(terms.getAttribute('href')).toBe('https://www.acct.example/terms');
    expect(terms.getAttribute('rel')).toContain('noopener');
    expect(card.getByRole('link', { name: 'Privacy notice (opens in a new tab)' })).toBeTruthy();
  });
});

describe('Sign In', () => {
  test('Sign In shows one field for e-mail or phone, and the password', () => {
    const { card } = renderCard({ state: signIn });
    expect(card.getAllByRole('textbox')).toEqual([card.getByRole('textbox', { name: 'Email or Phone' })]);
    expect(card.getByLabelText('Password', { selector: 'input' })).toBeTruthy();
    expect(card.getByRole('button', { name: 'Sign In' })).toHaveProperty('type', 'submit');
    expect(card.queryByRole('button', { name: 'Create Account' })).toBeNull();
  });

  test('if a phone number is filled in while the password field has the focus, Sign In moves the focus to the identifier', async () => {
    const { card, user } = renderCard({ state: signIn });
    const identifier = card.getByRole('textbox', { name: 'Email or Phone' });
    await user.click(card.getByLabelText('Password', { selector: 'input' }));
    fireEvent.input(identifier, { target: { value: '98765 43210' } });
    expect(document.activeElement).toBe(identifier);
  });
});

test.each([
  ['signup', {}, { name: 'name', company: 'organization', email: 'email', phone: 'tel', newPassword: 'new-password' }],
  ['signin', {}, { identifier: 'username', password: 'current-password' }],
  ['signin', { view: otp }, { otp: 'one-time-code' }],
  ['signin', { view: { name: 'resettingPassword' } }, { resetEmail: 'username' }],
] as const)(
  'the fields of the tab %s in the state %j have the autocomplete tokens that password managers need',
  (tab, state, tokens) => {
    const { container } = renderCard({ state: { tab, ...state } });
    const inputs = [...container.querySelectorAll('input')];
    expect(Object.fromEntries(inputs.map((input) => [input.name, input.autocomplete]))).toMatchObject(tokens);
    expect(new Set(inputs.map(({ form }) => form)).size).toBe(1);
  },
);

test('the company field has the keyword "organization", by which password managers recognise it', () => {
  const { card } = renderCard({ state: { tab: 'signup' } });
  // The accessible name of the field is its label, although the field has an `aria-label`.
  const company = card.getByRole('textbox', { name: 'Company Name' });
  expect(company.getAttribute('aria-label')).toBe('organization');
});

describe.each(views)('in the view %j', (view) => {
  const state: Partial<CardState> = { view, humanCheck: { phase: 'solved', generation: 1 } };

  test('the card has a name and the attribute `data-state`, and shows tabs and a panel unless the visitor is redirected', () => {
    const { card, container } = renderCard({ state });
    expect(card.getByRole('dialog', { name: 'Sign up or sign in' }).dataset.state).toBe(view.name);
    expect(card.queryAllByRole('heading')).toEqual([]);
    expect(container.querySelectorAll('[part~=card]')).toHaveLength(1);
    const left = isRedirecting(view) ? 0 : 1;
    expect(card.queryAllByRole('tablist', { name: 'Sign up or sign in' })).toHaveLength(left);
    expect(card.queryAllByRole('tabpanel')).toEqual(card.queryAllByRole('tabpanel', { name: 'Sign Up' }));
    expect(card.queryAllByRole('tabpanel')).toHaveLength(left);
  });

  test('the card has one live region, named controls and unique ids', () => {
    const { card, container } = renderCard({ state });
    const [status, ...others] = card.getAllByRole('status');
    expect([...others, ...card.queryAllByRole('alert')]).toEqual([]);
    const text = status?.querySelector('p')?.textContent;
    if (text) expect(container.textContent?.split(text)).toHaveLength(2);
    for (const role of ['button', 'textbox', 'link', 'tab'] as const) {
      expect(card.queryAllByRole(role)).toEqual(card.queryAllByRole(role, { name: /\S/ }));
    }
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const element of container.querySelectorAll('[aria-describedby]')) {
      for (const id of element.getAttribute('aria-describedby')?.split(' ') ?? []) expect(ids).toContain(id);
    }
  });
});

test.each([
  busy('sign-up', { name: 'ready' }),
  busy('verify-otp', otp),
  { name: 'popupOpen', provider: 'google', attempt: 1, returnTo: { name: 'ready' } },
] as const)('the tabs and buttons in the view %j are aria-disabled, and Tab still reaches them', (view) => {
  const { card } = renderCard({ state: { view } });
  const tabs = card.getAllByRole('tab').map((tab) => tab.getAttribute('aria-disabled'));
  expect(tabs).toEqual(['true', 'true']);
  for (const name of [
    view.name === 'busy' && view.returnTo.name === 'awaitingOtp' ? 'Verify OTP' : 'Create Account',
    'Sign in with Google',
  ]) {
    const button = card.getByRole('button', { name });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button).toHaveProperty('disabled', false);
  }
});

test.each([
  ['Forgot password?', busy('sign-in', { name: 'ready' })],
  ['Resend OTP', busy('verify-otp', otp)],
  ['Resend OTP', busy('send-otp', otp)],
  ['Back', busy('reset-password', { name: 'resettingPassword' })],
] as const)('the button "%s" is aria-disabled in the view %j until the request is cancelled', async (name, view) => {
  const { card, dispatch } = renderCard({ state: { tab: 'signin', view, attempt: 1 } });
  const waits = () => card.getByRole('button', { name }).getAttribute('aria-disabled');
  expect(waits()).toBe('true');
  await dispatch({ type: 'requestCancelled' });
  expect(waits()).toBeNull();
});

test('the focus stays in the field if the human check is solved while the visitor types', async () => {
  const { card, user, dispatch } = renderCard({ state: { humanCheck: { phase: 'none', generation: 1 } } });
  const fieldProblems = { name: 'required', company: 'required' } as const;
  await dispatch({ type: 'submitRefused', fieldProblems, humanCheckMissing: true });
  const company = card.getByRole('textbox', { name: 'Company Name' });
  await user.click(company);
  await user.keyboard('Sharma ');
  await dispatch({ type: 'humanCheckSolved', generation: 1 });
  await user.keyboard('Traders');
  expect(company).toHaveProperty('value', 'Sharma Traders');
});

test('a signed-in visitor sees no form', () => {
  const { container } = renderCard({ state: { view: busy('finish', { name: 'ready' }) } });
  expect(container.querySelectorAll('form, input')).toHaveLength(0);
});

test.each([
  ['Alt', { altKey: true }],
  ['Command', { metaKey: true }],
  ['Control', { ctrlKey: true }],
])('the tabs do not handle an arrow key together with %s', (_, modifier) => {
  const { card, callsOf } = renderCard();
  const wasLeft = fireEvent.keyDown(card.getByRole('tab', { name: 'Sign Up' }), { key: 'ArrowLeft', ...modifier });
  expect([wasLeft, callsOf('selectTab')]).toEqual([true, []]);
});
