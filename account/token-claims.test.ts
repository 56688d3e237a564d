import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, parseTokenClaims, toBase64Url } from './token-claims.ts';

test('any bytes stay the same if they are encoded as base64url and decoded again', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
});

test('fromBase64Url throws for a text that is not base64', () => {
  for (const text of ['%', 'a', 'आशा']) expect(() => fromBase64Url(text)).toThrow();
});

const claims = { sub: 'uid', aud: 'demo-acct', iat: 1_800_000_000, auth_time: 1_799_999_000, name: 'आशा ?>~' };
const tokenOf = (payload: unknown): string =>
  `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.signature`;

test('parseTokenClaims returns the claims, with names in any script', () => {
  expect(parseTokenClaims(tokenOf(claims))).toEqual(claims);
});

test.each([
  ['an empty text', ''],
  ['no token', 'hello'],
  ['no JSON', 'e30.aGVsbG8.'],
  ['null', tokenOf(null)],
  ['no user', tokenOf({ ...claims, sub: undefined })],
  ['a list of projects', tokenOf({ ...claims, aud: ['demo-acct'] })],
  ['no time', tokenOf({ ...claims, iat: undefined })],
  ['a token issued at zero', tokenOf({ ...claims, iat: 0 })],
  ['a sign-in at zero', tokenOf({ ...claims, auth_time: 0 })],
])('parseTokenClaims returns null for %s', (_, token) => {
  expect(parseTokenClaims(token)).toBeNull();
});
