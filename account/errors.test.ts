import { expect, test } from 'vitest';
import { asCardError, CardError, errorAnchor } from './errors.ts';

test('what is no error of the card becomes one, and keeps what it was', () => {
  const own = new CardError('auth/timeout');
  expect(asCardError(own)).toBe(own);
  const cause = new TypeError('x is undefined');
  const wrapped = asCardError(cause);
  expect(wrapped).toMatchObject({ name: 'CardError', code: 'card/unexpected', providerMessage: null, cause });
  expect(wrapped.message).toBe('card/unexpected');
});

test('what the provider says is the message of the error', () => {
  const { message, providerMessage } = new CardError('auth/user-disabled', { providerMessage: 'Firebase: disabled.' });
  expect([message, providerMessage]).toEqual(['Firebase: disabled.', 'Firebase: disabled.']);
});

test('the guide explains a code under an anchor that an address can hold', () => {
  expect(errorAnchor('config/app-url')).toBe('config-app-url');
});
