import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../account/testing/any-text.ts';
import { isOwnReferrer, isTrustedReferrer, parseSessionRequest, returnAddress, returnPath } from './session-request.ts';

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

test('for any input the address belongs to the application and its path begins with no host', () => {
  const nasty = fc.stringMatching(/^[/\\.@:%?#\t\nae25FCv]{0,12}$/);
  const parts = fc.record({ scheme: fc.constantFrom('http', 'https'), host: fc.domain(), path: anyText() });
  const addresses = parts.map(({ scheme, host, path }) => `${scheme}://${host}/${encodeURI(path)}`);
  fc.assert(
    fc.property(fc.oneof(nasty, anyText(), addresses), (given) => {
      for (const each of [given, `/${given}`]) {
        const address = new URL(returnAddress(each, app));
        expect(address.origin).toBe(origin);
        expect(address.pathname).not.toMatch(/^\/[/\\]/);
        // /login returns the visitor to the same page.
        expect(returnAddress(returnPath(address.href), app)).toBe(address.href);
      }
    }),
  );
});

const appUrl = 'https://app.acct.example/start';
const read = (search: string, hash = '') => parseSessionRequest(search, hash, appUrl);
const renewTo = (to: string, state: string | null = null, loginReason = 'sign-in-first') => ({
  type: 'renew',
  to,
  state,
  loginReason,
});
const secret = `${'A'.repeat(42)}-`;

test('a return is the application’s page, with the fragment that a redirect has taken along', () => {
  expect(read('?return=%2Fbooks%3Fpage%3D2')).toEqual(renewTo('https://app.acct.example/books?page=2'));
  expect(read('?return=/books', '#row-7')).toEqual(renewTo('https://app.acct.example/books#row-7'));
  expect(read('?return=/books', `#${secret}`)).toMatchObject({ type: 'renew' });
  expect(read('?return=//evil.example', '#x')).toEqual(renewTo(appUrl));
});

test('a state of 43 characters is the application’s; any other is none', () => {
  expect(read(`?return=/books&state=${secret}`)).toEqual(renewTo('https://app.acct.example/books', secret));
  for (const state of ['', `${secret}x`, secret.slice(1), `${secret.slice(1)}%20`])
    expect(read(`?return=/books&state=${state}`)).toEqual(renewTo('https://app.acct.example/books'));
});

test('one fixed word begins a trial; any other is none', () => {
  const trial = renewTo('https://app.acct.example/', null, 'start-trial');
  expect([read('?return=/&start=trial&lang=hi'), read('?return=/&start=trial')]).toEqual([trial, trial]);
  for (const start of ['', 'Trial', 'trial2', 'session-ended'])
    expect(read(`?return=/&start=${start}`)).toEqual(renewTo('https://app.acct.example/'));
});

test('43 characters of base64url are a hand-off’s secret', () => {
  expect(read('', `#${secret}`)).toEqual({ type: 'handoff', secret });
  expect(read('?utm_source=x', `#${secret}`)).toEqual({ type: 'handoff', secret });
});

test.each([
  '',
  '#',
  '#content',
  '#company=Asha',
  `#${secret}x`,
  `#x#${secret}`,
  `#${secret.slice(1)}`,
  `#${'é'.repeat(43)}`,
])('the fragment %j is nobody’s secret: the application’s start', (hash) => {
  expect(read('', hash)).toEqual(renewTo(appUrl));
});

test.each([
  ['?sign-out', { type: 'sign-out', isDevice: false }],
  ['?sign-out=', { type: 'sign-out', isDevice: false }],
  ['?return=/x&sign-out', { type: 'sign-out', isDevice: false }],
  ['?sign-out=device', { type: 'sign-out', isDevice: true }],
  ['?signed-out', { type: 'signed-out', isOther: false }],
  ['?signed-out=other&lang=hi', { type: 'signed-out', isOther: true }],
])('%s signs out, or says that it is done', (search, task) => {
  expect(read(search)).toEqual(task);
});

describe('the page before', () => {
  const origins = {
    appUrl: 'https://app.acct.example/start',
    siteOrigin: 'https://www.acct.example',
    partnerOrigins: 'https://partner.example https://shop.example:8443',
    cookieDomain: '.acct.example',
  };

  test.each([
    ['https://partner.example/shop', true],
    ['https://shop.example:8443/', true],
    ['https://blog.acct.example/', true],
    ['https://www.acct.example/', true],
    ['https://acct.example/', true],
    ['', false],
    ['https://shop.example/', false],
    ['http://partner.example/', false],
    ['http://blog.acct.example/', false],
    ['https://partner.example.evil.example/', false],
    ['https://evil-acct.example/', false],
    ['https://acct.example.evil.example/', false],
    ['https://acct.example@evil.example/', false],
    ['about:blank', false],
  ])('%j hands over silently: %s', (referrer, isTrusted) => {
    expect(isTrustedReferrer(referrer, origins)).toBe(isTrusted);
  });

  test('a cookie domain without its dot counts the same', () => {
    const bare = { ...origins, cookieDomain: 'Acct.example' };
    expect(isTrustedReferrer('https://blog.acct.example/', bare)).toBe(true);
    expect(isTrustedReferrer('https://evil-acct.example/', bare)).toBe(false);
  });

  test('nobody is listed where the setting is empty', () => {
    const none = { ...origins, partnerOrigins: '' };
    expect(isTrustedReferrer('https://partner.example/', none)).toBe(false);
    expect(isTrustedReferrer('about:blank', none)).toBe(false);
  });

  test.each([
    ['https://app.acct.example/books', true],
    ['https://www.acct.example/login', true],
    ['https://blog.acct.example/', false],
    ['https://partner.example/', false],
    ['about:blank', false],
    ['', false],
  ])('%j signs out unasked: %s', (referrer, isOwn) => {
    expect(isOwnReferrer(referrer, origins)).toBe(isOwn);
  });
});
