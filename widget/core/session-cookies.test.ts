import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createFakeBrowserSession } from '../adapters/fakes/fake-browser-session.ts';
import { cookieNames, cookieString, isCookieTooLarge, sessionCookies } from './session-cookies.ts';

const session = { idToken: 'head.body.', uid: 'Ab3dEf', companyId: 'sharma-traders-Ab3dEf' };

describe('the cookies of a session', () => {
  test('are three, named after the product, as the specification writes them', () => {
    expect(sessionCookies('acct', session).map((cookie) => cookieString(cookie, '.acct.example'))).toEqual([
      'acct_auth_token=head.body.; Max-Age=604800; Path=/; Domain=.acct.example; Secure; SameSite=None',
      'acct_user_id=Ab3dEf; Max-Age=604800; Path=/; Domain=.acct.example; Secure; SameSite=None',
      'acct_company_id=sharma-traders-Ab3dEf; Max-Age=604800; Path=/; Domain=.acct.example; Secure; SameSite=None',
    ]);
  });

  test('are two without a company', () => {
    const names = sessionCookies('books', { ...session, companyId: null }).map(({ name }) => name);
    expect(names).toEqual(['books_auth_token', 'books_user_id']);
  });

  test('are deleted with a lifetime of nothing', () => {
    expect(cookieString({ name: 'a', value: '' }, 'localhost', 0)).toBe(
      'a=; Max-Age=0; Path=/; Domain=localhost; Secure; SameSite=None',
    );
  });

  test('are too large above 4096 bytes of name and value together', () => {
    const name = cookieNames('acct').authToken;
    expect(isCookieTooLarge({ name, value: 'x'.repeat(4096 - name.length) })).toBe(false);
    expect(isCookieTooLarge({ name, value: 'x'.repeat(4097 - name.length) })).toBe(true);
  });
});

describe('whatever the values', () => {
  const text = fc.string({ unit: 'binary', maxLength: 60 });
  const hostile = fc.string({ unit: fc.constantFrom(...';=," \t\r\n\0%\\aé\u0085\u2028'), maxLength: 60 });
  const values = fc.record({
    idToken: fc.oneof(text, hostile),
    uid: fc.oneof(text, hostile),
    companyId: fc.option(fc.oneof(text, hostile)),
  });
  const prefix = fc.stringMatching(/^[a-z0-9_-]{1,40}$/);

  test('a cookie string holds visible ASCII, and a semicolon only before each attribute', () => {
    fc.assert(
      fc.property(prefix, values, (product, session) => {
        for (const cookie of sessionCookies(product, session)) {
          const written = cookieString(cookie, '.acct.example');
          expect(written).toMatch(/^[\x20-\x7e]+$/);
          expect(written.split(';').slice(1)).toEqual([
            ' Max-Age=604800',
            ' Path=/',
            ' Domain=.acct.example',
            ' Secure',
            ' SameSite=None',
          ]);
        }
      }),
    );
  });

  test('a browser reads the same values back', () => {
    fc.assert(
      fc.property(prefix, values, (product, session) => {
        const browser = createFakeBrowserSession();
        for (const cookie of sessionCookies(product, session))
          browser.writeCookie(cookieString(cookie, '.acct.example'));
        const names = cookieNames(product);
        const read = (name: string): string | null => {
          const value = browser.readCookie(name);
          return value === null ? null : decodeURIComponent(value);
        };
        expect({
          idToken: read(names.authToken),
          uid: read(names.userId),
          companyId: read(names.companyId),
        }).toEqual(session);
      }),
    );
  });
});
