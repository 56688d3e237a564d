import { expect, test } from 'vitest';
import { sampleToken } from './sample-token.ts';
import { verifyEmulatorToken } from './verify-emulator-token.ts';

test('a token of the emulator is accepted with its claims', () => {
  expect(verifyEmulatorToken(sampleToken(), 'demo-acct')).toMatchObject({
    claims: { sub: 'uid-of-asha', email: 'asha@example.com' },
  });
});

test.each([
  ['an empty text', '', 'token-malformed'],
  ['no token at all', 'hello', 'token-malformed'],
  ['a token without its third part', sampleToken().slice(0, -1), 'token-malformed'],
  ['a list as claims', `${sampleToken().split('.')[0]}.bnVsbA.`, 'token-malformed'],
  ['another algorithm', sampleToken({}, { alg: 'RS256' }), 'token-algorithm'],
  ['a signature', `${sampleToken()}c2lnbmVk`, 'token-signature'],
  ['another project', sampleToken({ aud: 'demo-other' }), 'token-audience'],
  ['another issuer', sampleToken({ iss: 'https://securetoken.google.com/demo-other' }), 'token-issuer'],
  ['the moment of its end', sampleToken({ exp: 1_800_000_000 }), 'token-expired'],
  ['an end that is a text', sampleToken({ exp: 'tomorrow' }), 'token-expired'],
  ['no subject', sampleToken({ sub: '', exp: 1_900_000_000 }), 'token-subject'],
])('%s is refused', (_, token, fault) => {
  expect(verifyEmulatorToken(token, 'demo-acct', 1_800_000_000_000)).toEqual({ fault });
});

test('a real project is refused before the token is even read', () => {
  expect(() => verifyEmulatorToken(sampleToken({ aud: 'acct-live' }), 'acct-live')).toThrow('demo- projects only');
});
