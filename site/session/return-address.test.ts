import fc from 'fast-check';
import { expect, test } from 'vitest';
import { returnAddress, returnPath } from './return-address.ts';

const app = 'https://app.acct.example/start?from=site';
const origin = 'https://app.acct.example';

test.each([
  ['/', '/'],
  ['/books/2026?party=Asha%20Traders&x=1#row-7', '/books/2026?party=Asha%20Traders&x=1#row-7'],
  ['/बिल', '/%E0%A4%AC%E0%A4%BF%E0%A4%B2'],
  ['/a/../b', '/b'],
  ['/..//evil.example', '/evil.example'],
  ['/.//evil.example', '/evil.example'],
  ['/.///evil.example//x', '/evil.example//x'],
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/%09/evil.example', '/%09/evil.example'],
  ['/@evil.example', '/@evil.example'],
  ['/:443@evil.example/', '/:443@evil.example/'],
  ['/?back=//evil.example', '/?back=//evil.example'],
  ['/a\\b', '/a/b'],
  [`/${'x'.repeat(1999)}`, `/${'x'.repeat(1999)}`],
])('%s is the page %s of the application', (given, path) => {
  expect(returnAddress(given, app)).toBe(origin + path);
});

test.each([
  null,
  '',
  'books',
  'books/2026',
  'https://app.acct.example/books',
  '//evil.example',
  '///evil.example',
  'https://evil.example/',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '@evil.example',
  '/\t/evil.example:99999999',
  '%2F%2Fevil.example',
  `/${'x'.repeat(2000)}`,
])('%j is the application’s start', (given) => {
  expect(returnAddress(given, app)).toBe(app);
});

test('whatever is given, the address is of the application and no host stands at the begin of its path', () => {
  const nasty = fc.stringMatching(/^[/\\.@:%?#\t\nae25FCv]{0,12}$/);
  fc.assert(
    fc.property(fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl()), (given) => {
      for (const each of [given, `/${given}`]) {
        const address = new URL(returnAddress(each, app));
        expect(address.origin).toBe(origin);
        expect(address.pathname).not.toMatch(/^\/[/\\]/);
        // What goes on to /login and comes back is the same page.
        expect(returnAddress(returnPath(address.href), app)).toBe(address.href);
      }
    }),
  );
});
