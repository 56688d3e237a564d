import { describe, expect, test } from 'vitest';
import { type FakeCardOptions, member, resetsWhenAsked, storeRequest } from '../adapters/fakes/create-fake-card.ts';
import { createFakeBrowserSession } from '../adapters/fakes/fake-browser-session.ts';
import { does, sceneFor, scenes, signsUp } from './flows/testing/scenes.ts';
import { deleteSessionCookies, writeCompanyCookie, writeSessionCookies } from './session.ts';

describe('session cookies', () => {
  const settings = { prefix: 'acct', domain: '.acct.example' };
  const session = { idToken: 'head.body.', uid: 'Ab3dEf', companyId: 'sharma-traders-Ab3dEf' };

  test('are deleted with a lifetime of nothing, and nothing of what was in them is written again', () => {
    const browser = createFakeBrowserSession();
    deleteSessionCookies(browser, settings);
    const rest = 'Max-Age=0; Path=/; Domain=.acct.example; Secure; SameSite=None';
    const gone = [`acct_auth_token=; ${rest}`, `acct_user_id=; ${rest}`, `acct_company_id=; ${rest}`];
    expect(browser.written).toEqual(gone);
  });

  describe('the company cookie', () => {
    const of = (uid: string, companyId: string | null) => ({ idToken: `token-of-${uid}`, uid, companyId });

    test('that another visitor left is deleted, or overwritten by a company of one’s own', () => {
      const browser = createFakeBrowserSession();
      writeSessionCookies(browser, settings, of('FirstUser', 'sharma-traders'));
      writeSessionCookies(browser, settings, of('OtherUser', null));
      expect(browser.cookies.map(({ name, value }) => [name, value])).toEqual([
        ['acct_auth_token', 'token-of-OtherUser'],
        ['acct_user_id', 'OtherUser'],
      ]);
      writeSessionCookies(browser, settings, of('FirstUser', 'rao-stores'));
      expect(browser.readCookie('acct_company_id')).toBe('rao-stores');
    });

    test('of this same visitor stays, one whose owner nobody knows goes', () => {
      const browser = createFakeBrowserSession();
      browser.writeCookie('acct_company_id=left-over; Domain=.acct.example; Secure; SameSite=None');
      writeSessionCookies(browser, settings, of('FirstUser', null));
      expect(browser.readCookie('acct_company_id')).toBeNull();
      writeCompanyCookie(browser, settings, 'a;b');
      writeSessionCookies(browser, settings, of('FirstUser', null));
      expect(browser.readCookie('acct_company_id')).toBe('a%3Bb');
    });

    test('that no browser would take is not even tried: the older one stays', () => {
      const browser = createFakeBrowserSession();
      writeCompanyCookie(browser, settings, 'x'.repeat(4096));
      expect(browser.written).toEqual([]);
    });
  });

  test.each([
    ['https://partner.example', '.acct.example', 'outside-cookie-domain'],
    ['https://www.acct.example/login', '.acct.example', 'blocked'],
    ['https://acct.example', 'ACCT.example', 'blocked'],
    ['http://localhost:5173/login', 'localhost', 'blocked'],
    ['http://www.acct.example/login', '.acct.example', 'outside-cookie-domain'],
    ['https://notacct.example/login', '.acct.example', 'outside-cookie-domain'],
  ])('on %s, where none for %s would hold, none is written: %s', (url, domain, outcome) => {
    const browser = createFakeBrowserSession({ url, blocksCookies: true });
    expect(writeSessionCookies(browser, { prefix: 'acct', domain }, session)).toBe(outcome);
    expect(browser.written).toEqual([]);
  });

  test.each([
    ['__Host-acct', 'blocked', []],
    ['__Secure-acct', 'written', ['__Secure-acct_auth_token', '__Secure-acct_user_id', '__Secure-acct_company_id']],
  ])('with the prefix %s is %s, as reading the cookies back shows', (prefix, outcome, names) => {
    const browser = createFakeBrowserSession();
    expect(writeSessionCookies(browser, { ...settings, prefix }, session)).toBe(outcome);
    expect(browser.cookies.map(({ name }) => name)).toEqual(names);
  });

  test('of which the browser drops one leaves none behind: a token without its user is nobody’s', () => {
    const browser = createFakeBrowserSession({ drops: 'acct_user_id' });
    expect(writeSessionCookies(browser, settings, session)).toBe('blocked');
    expect(browser.cookies).toEqual([]);
  });
});

describe('session', () => {
  const uid = 'Uid001xyzXYZ';
  const session = { uid, companyId: 'sharma-traders-Uid001' };
  const failed = { reports: [{ level: 'warn', code: 'session/keeper-failed' }] };
  const withoutKeeper: readonly (readonly [where: string, FakeCardOptions])[] = [
    ['of a page below the cookie domain', { browser: { url: 'https://shop.acct.example/' } }],
    ['of another site', { browser: { url: 'https://partner.example/' } }],
    ['without cookies', { browser: { blocksCookies: true } }],
    ['of a build that names no site', { siteOrigin: null }],
    ['of another project', { otherProject: true }],
  ];

  scenes('the site keeps the session', {
    'of a visitor who signs up on its own page': [...signsUp, { kept: session }],
    'of a visitor who signs in there, with the company that is stored': [
      [
        does.addAccount(member.identifier),
        (card) => storeRequest(card, uid, 'Rao Stores'),
        does.type(member),
        'signIn',
      ],
      { kept: { uid, companyId: 'rao-stores-1' } },
    ],
    ...sceneFor(withoutKeeper, ([where, on]) => ({
      [`and none ${where}`]: [{ on }, ...signsUp, { siteAsked: expect.not.arrayContaining(['keep']), kept: null }],
    })),
  });

  scenes('a keeper', {
    'that fails is one warning, and nobody waits': [
      [({ site }) => site.script.failAlways('keep', 'card/unexpected'), ...signsUp, failed],
      { shows: 'redirecting', errors: [] },
    ],
    'that hangs holds a sign-in up for a second, not longer': [
      [does.hold('keep'), ...signsUp, 999, { shows: 'busy finish' }, 1, { shows: 'redirecting' }, failed],
    ],
    'works beside the records, not after them': [does.hold('writeProfile'), ...signsUp, 10, { kept: session }],
  });

  scenes('a page that resets the card when it hears of the sign-in', {
    'has nothing kept of that visitor, be it kept late': [
      [resetsWhenAsked, does.hold('keep'), ...signsUp, 1000, does.answer('keep')],
      { siteAsked: ['keep', 'keep', 'forget'], kept: null },
    ],
    'is reported when that fails': [resetsWhenAsked, does.fail('forget', 'card/unexpected'), ...signsUp, failed],
  });
});
