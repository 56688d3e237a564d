import { expect, test } from 'vitest';
import { isOwnReferrer, isTrustedReferrer } from './known-referrer.ts';

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
