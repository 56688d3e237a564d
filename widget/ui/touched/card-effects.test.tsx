import { describe, expect, test } from 'vitest';
import type { CardState } from '../../core/card-state.ts';
import { renderCard } from '../testing/render-card.tsx';

const failed = (email?: string): Partial<CardState> => {
  const code = email ? 'auth/account-exists-with-different-credential' : 'auth/email-already-in-use';
  const request = email ? 'google' : 'sign-up';
  return { status: { kind: 'failed', failure: { request, code, providerMessage: null, ...(email ? { email } : {}) } } };
};
const focusedField = () => (document.activeElement as HTMLInputElement).name;

describe('the focus of a button that goes', () => {
  test('is inherited by the first empty field of the form that comes', async () => {
    const { card, user } = renderCard({ state: failed(), texts: { email: 'asha@example.com' } });
    await user.click(card.getByRole('button', { name: 'Sign in instead' }));
    expect(focusedField()).toBe('password');
  });

  test('goes to what is said where no form is left', async () => {
    const { card, user, happens } = renderCard();
    await user.click(card.getByRole('button', { name: 'Create Account' }));
    await happens({ type: 'requestStarted', request: 'sign-up', attempt: 1 });
    await happens({ type: 'authenticated', attempt: 1 });
    expect(document.activeElement).toBe(card.getByRole('status'));
  });

  test('stays outside where it was', async () => {
    const { card, user, happens } = renderCard({ state: failed() });
    card.getByRole('button', { name: 'Sign in instead' }).focus();
    await user.click(document.body);
    await happens({ type: 'tabSelected', tab: 'signin' });
    expect(document.activeElement).toBe(document.body);
  });
});

test('an address of Google that has a password takes the place of a phone number on Sign In', async () => {
  const state = { ...failed('asha@gmail.example'), tab: 'signin' } as const;
  const { card, user, values } = renderCard({ state, texts: { identifier: '98765 43210' } });
  expect(card.queryByLabelText('Password')).toBeNull();
  await user.click(card.getByRole('button', { name: 'Sign in instead' }));
  expect(values.get('identifier')).toBe('asha@gmail.example');
  expect(focusedField()).toBe('identifier');
});
