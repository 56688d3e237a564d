import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomText } from '../../account/testing/random-text.ts';
import {
  formatReturnPath,
  isFromSiteOrApplication,
  isTrustedReferrer,
  parseReturnAddress,
  parseSessionRequest,
} from './session-request.ts';

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
])('the query parameter `return` with the value %s leads to the page %s of the application', (given, path) => {
  expect(parseReturnAddress(given, app)).toBe(origin + path);
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
])('the query parameter `return` with the value %j leads to the application’s start page', (given) => {
  expect(parseReturnAddress(given, app)).toBe(app);
});

test('every `return` leads to a path of the application’s origin that begins with a single slash', () => {
  const nasty = fc.stringMatching(/^[/\\.@:%?#\t\nae25FCv]{0,12}$/);
  const parts = fc.record({ scheme: fc.constantFrom('http', 'https'), host: fc.domain(), path: randomText() });
  const addresses = parts.map(({ scheme, host, path }) => `${scheme}://${host}/${encodeURI(path)}`);
  fc.assert(
    fc.property(fc.oneof(nasty, randomText(), addresses), (given) => {
      for (const each of [given, `/${given}`]) {
        const address = new URL(parseReturnAddress(each, app));
        expect(address.origin).toBe(origin);
        expect(address.pathname).not.toMatch(/^\/[/\\]/);
        // /login returns the visitor to the same page.
        expect(parseReturnAddress(formatReturnPath(address.href), app)).toBe(address.href);
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

test('the address of the application’s page has the path in `return` and the fragment of /session', () => {
  expect(read('?return=%2Fbooks%3Fpage%3D2')).toEqual(renewTo('https://app.acct.example/books?page=2'));
  expect(read('?return=/books', '#row-7')).toEqual(renewTo('https://app.acct.example/books#row-7'));
  expect(read('?return=/books', `#${secret}`)).toMatchObject({ type: 'renew' });
  expect(read('?return=//evil.example', '#x')).toEqual(renewTo(appUrl));
});

test('a `state` is read only if it has 43 characters of base64url', () => {
  expect(read(`?return=/books&state=${secret}`)).toEqual(renewTo('https://app.acct.example/books', secret));
  for (const state of ['', `${secret}x`, secret.slice(1), `${secret.slice(1)}%20`])
    expect(read(`?return=/books&state=${state}`)).toEqual(renewTo('https://app.acct.example/books'));
});

test('only start=trial begins a trial', () => {
  const trial = renewTo('https://app.acct.example/', null, 'start-trial');
  expect([read('?return=/&start=trial&lang=hi'), read('?return=/&start=trial')]).toEqual([trial, trial]);
  for (const start of ['', 'Trial', 'trial2', 'session-ended'])
    expect(read(`?return=/&start=${start}`)).toEqual(renewTo('https://app.acct.example/'));
});

test('a fragment of 43 characters of base64url is the secret of a hand-off', () => {
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
])('the fragment %j does not count as a secret, and the visitor is led to the application’s start page', (hash) => {
  expect(read('', hash)).toEqual(renewTo(appUrl));
});

test.each([
  ['?sign-out', { type: 'sign-out', isDevice: false }],
  ['?sign-out=', { type: 'sign-out', isDevice: false }],
  ['?return=/x&sign-out', { type: 'sign-out', isDevice: false }],
  ['?sign-out=device', { type: 'sign-out', isDevice: true }],
  ['?signed-out', { type: 'signed-out', isOther: false }],
  ['?signed-out=other&lang=hi', { type: 'signed-out', isOther: true }],
])('the query %s is parsed as the request %j', (search, request) => {
  expect(read(search)).toEqual(request);
});

describe('trusted referrers', () => {
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
  ])('the referrer %j allows a hand-off without a question: %s', (referrer, isTrusted) => {
    expect(isTrustedReferrer(referrer, origins)).toBe(isTrusted);
  });

  test('the same referrers are trusted whether or not the cookie domain starts with a dot', () => {
    const bare = { ...origins, cookieDomain: 'Acct.example' };
    expect(isTrustedReferrer('https://blog.acct.example/', bare)).toBe(true);
    expect(isTrustedReferrer('https://evil-acct.example/', bare)).toBe(false);
  });

  test('a partner’s referrer is not trusted if the setting of partner origins is empty', () => {
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
  ])('the referrer %j allows a sign-out without a question: %s', (referrer, isOwn) => {
    expect(isFromSiteOrApplication(referrer, origins)).toBe(isOwn);
  });
});
