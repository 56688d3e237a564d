import { expect, test } from 'vitest';
import { CardError, ensureCardError, errorAnchor } from './errors.ts';

test('ensureCardError returns a CardError unchanged, and wraps every other error as the cause of a CardError', () => {
  const own = new CardError('auth/timeout');
  expect(ensureCardError(own)).toBe(own);
  const cause = new TypeError('x is undefined');
  const wrapped = ensureCardError(cause);
  expect(wrapped).toMatchObject({ name: 'CardError', code: 'card/unexpected', providerMessage: null, cause });
  expect(wrapped.message).toBe('card/unexpected');
});

test('the message of a CardError is the provider’s message, if there is one', () => {
  const { message, providerMessage } = new CardError('auth/user-disabled', { providerMessage: 'Firebase: disabled.' });
  expect([message, providerMessage]).toEqual(['Firebase: disabled.', 'Firebase: disabled.']);
});

test('errorAnchor replaces the slash of a code, so that the code can be the fragment of an address', () => {
  expect(errorAnchor('config/app-url')).toBe('config-app-url');
});
