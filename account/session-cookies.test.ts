import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeCookiesAndNavigation } from '../widget/adapters/fakes/fake-cookies-and-navigation.ts';
import { createSessionCookies, formatCookie, getCookieNames, isCookieTooLarge } from './session-cookies.ts';
import { randomText } from './testing/random-text.ts';

describe('the cookies of a session', () => {
  test('are the three cookies of the specification, with the product’s prefix in their names', () => {
    expect(
      createSessionCookies('acct', { idToken: 'head.body.', uid: 'Ab3dEf', companyId: 'sharma-traders-Ab3dEf' }).map(
        (cookie) => formatCookie(cookie, '.acct.example'),
      ),
    ).toEqual([
      'acct_auth_token=head.body.; Max-Age=604800; Path=/; Domain=.acct.example; Secure; SameSite=None',
      'acct_user_id=Ab3dEf; Max-Age=604800; Path=/; Domain=.acct.example; Secure; SameSite=None',
      'acct_company_id=sharma-traders-Ab3dEf; Max-Age=604800; Path=/; Domain=.acct.example; Secure; SameSite=None',
    ]);
  });

  test('are too large if name and value together have more than 4096 bytes', () => {
    const name = getCookieNames('acct').authToken;
    expect(isCookieTooLarge({ name, value: 'x'.repeat(4096 - name.length) })).toBe(false);
    expect(isCookieTooLarge({ name, value: 'x'.repeat(4097 - name.length) })).toBe(true);
  });
});

describe('for any values', () => {
  const text = randomText({ maxLength: 60 });
  const hostile = fc.string({ unit: fc.constantFrom(...';=," \t\r\n\0%\\aé\u0085\u2028'), maxLength: 60 });
  const values = fc.record({
    idToken: fc.oneof(text, hostile),
    uid: fc.oneof(text, hostile),
    companyId: fc.option(fc.oneof(text, hostile)),
  });
  const prefix = fc.stringMatching(/^[a-z0-9_-]{1,40}$/);

  test('a cookie string has only visible ASCII characters, and a browser reads the same values back', () => {
    fc.assert(
      fc.property(prefix, values, (product, given) => {
        const browser = createFakeCookiesAndNavigation();
        for (const cookie of createSessionCookies(product, given)) {
          const written = formatCookie(cookie, '.acct.example');
          expect(written).toMatch(/^[\x20-\x7e]+$/);
          expect(written.split(';')).toHaveLength(6);
          browser.writeCookie(written);
        }
        const names = getCookieNames(product);
        const [idToken, uid, companyId] = [names.authToken, names.userId, names.companyId].map((name) => {
          const value = browser.readCookie(name);
          return value === null ? null : decodeURIComponent(value);
        });
        expect({ idToken, uid, companyId }).toEqual(given);
      }),
    );
  });
});
