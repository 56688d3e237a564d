import { describe, expect, test } from 'vitest';
import {
  type FakeCardOptions,
  resetCardOnSignIn,
  signInFieldTexts,
  storeProvisionRequest,
} from '../adapters/fakes/create-fake-card.ts';
import { createFakeCookiesAndNavigation } from '../adapters/fakes/fake-cookies-and-navigation.ts';
import { createScenesForRows, runSceneTests, sceneSteps, signUpSceneSteps } from './flows/testing/scenes.ts';
import { deleteSessionCookies, writeCompanyCookie, writeSessionCookies } from './session.ts';

describe('session cookies', () => {
  const settings = { prefix: 'acct', domain: '.acct.example' };
  const session = { idToken: 'head.body.', uid: 'Ab3dEf', companyId: 'sharma-traders-Ab3dEf' };

  test('are deleted by writing them with an empty value and a lifetime of zero', () => {
    const browser = createFakeCookiesAndNavigation();
    deleteSessionCookies(browser, settings);
    const rest = 'Max-Age=0; Path=/; Domain=.acct.example; Secure; SameSite=None';
    const gone = [`acct_auth_token=; ${rest}`, `acct_user_id=; ${rest}`, `acct_company_id=; ${rest}`];
    expect(browser.written).toEqual(gone);
  });

  describe('the company cookie', () => {
    const of = (uid: string, companyId: string | null) => ({ idToken: `token-of-${uid}`, uid, companyId });

    test('is deleted or overwritten when another visitor signs in', () => {
      const browser = createFakeCookiesAndNavigation();
      writeSessionCookies(browser, settings, of('FirstUser', 'sharma-traders'));
      writeSessionCookies(browser, settings, of('OtherUser', null));
      expect(browser.cookies.map(({ name, value }) => [name, value])).toEqual([
        ['acct_auth_token', 'token-of-OtherUser'],
        ['acct_user_id', 'OtherUser'],
      ]);
      writeSessionCookies(browser, settings, of('FirstUser', 'rao-stores'));
      expect(browser.readCookie('acct_company_id')).toBe('rao-stores');
    });

    test('is deleted if it belongs to an unknown visitor, and stays if it belongs to the visitor who signs in', () => {
      const browser = createFakeCookiesAndNavigation();
      browser.writeCookie('acct_company_id=left-over; Domain=.acct.example; Secure; SameSite=None');
      writeSessionCookies(browser, settings, of('FirstUser', null));
      expect(browser.readCookie('acct_company_id')).toBeNull();
      writeCompanyCookie(browser, settings, 'a;b');
      writeSessionCookies(browser, settings, of('FirstUser', null));
      expect(browser.readCookie('acct_company_id')).toBe('a%3Bb');
    });

    test('is not written if it is too large, so the older company cookie stays', () => {
      const browser = createFakeCookiesAndNavigation();
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
  ])('are not written on %s for the domain %s, and the reason is "%s"', (url, domain, outcome) => {
    const browser = createFakeCookiesAndNavigation({ url, blocksCookies: true });
    expect(writeSessionCookies(browser, { prefix: 'acct', domain }, session)).toBe(outcome);
    expect(browser.written).toEqual([]);
  });

  test.each([
    ['__Host-acct', 'blocked', []],
    ['__Secure-acct', 'written', ['__Secure-acct_auth_token', '__Secure-acct_user_id', '__Secure-acct_company_id']],
  ])('with the prefix %s have the outcome "%s"', (prefix, outcome, names) => {
    const browser = createFakeCookiesAndNavigation();
    expect(writeSessionCookies(browser, { ...settings, prefix }, session)).toBe(outcome);
    expect(browser.cookies.map(({ name }) => name)).toEqual(names);
  });

  test('are all deleted when the browser drops one of them', () => {
    const browser = createFakeCookiesAndNavigation({ drops: 'acct_user_id' });
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

  runSceneTests('the site stores the session', {
    'of a visitor who signs up on a page of the site': [...signUpSceneSteps, { kept: session }],
    'of a visitor who signs in there, with the stored company': [
      [
        sceneSteps.addAccount(signInFieldTexts.identifier),
        (card) => storeProvisionRequest(card, uid, 'Rao Stores'),
        sceneSteps.type(signInFieldTexts),
        'signIn',
      ],
      { kept: { uid, companyId: 'rao-stores-1' } },
    ],
    ...createScenesForRows(withoutKeeper, ([where, on]) => ({
      [`but not ${where}`]: [
        { on },
        ...signUpSceneSteps,
        { siteCalls: expect.not.arrayContaining(['keep']), kept: null },
      ],
    })),
  });

  runSceneTests('the site’s storage', {
    'causes one warning and no delay when it fails': [
      [({ site }) => site.script.failAlways('keep', 'card/unexpected'), ...signUpSceneSteps, failed],
      { shows: 'redirecting', errors: [] },
    ],
    'delays a sign-in for at most a second when it hangs': [
      [
        sceneSteps.hold('keep'),
        ...signUpSceneSteps,
        999,
        { shows: 'busy finish' },
        1,
        { shows: 'redirecting' },
        failed,
      ],
    ],
    'is written in parallel to the records': [
      sceneSteps.hold('writeProfile'),
      ...signUpSceneSteps,
      10,
      { kept: session },
    ],
  });

  runSceneTests('when the page resets the card at the reported sign-in', {
    'the stored session is deleted, even if it is stored late': [
      [resetCardOnSignIn, sceneSteps.hold('keep'), ...signUpSceneSteps, 1000, sceneSteps.answer('keep')],
      { siteCalls: ['keep', 'keep', 'forget'], kept: null },
    ],
    'a failed deletion is reported': [
      resetCardOnSignIn,
      sceneSteps.fail('forget', 'card/unexpected'),
      ...signUpSceneSteps,
      failed,
    ],
  });
});
