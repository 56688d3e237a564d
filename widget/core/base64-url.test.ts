import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64Url, toBase64Url } from './base64-url.ts';

test('bytes come back as they were, in letters that need no escape in an address', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      expect(toBase64Url(bytes)).toBe(Buffer.from(bytes).toString('base64url'));
      expect(fromBase64Url(toBase64Url(bytes))).toEqual(bytes);
    }),
  );
});

test('what is not base64 throws', () => {
  for (const text of ['%', 'a', 'आशा']) expect(() => fromBase64Url(text)).toThrow();
});
