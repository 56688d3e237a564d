import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCardOptions } from '../../adapters/fakes/create-fake-card.ts';
import { keepsVisitor, memberCard, newcomer, signedUpCard } from '../../adapters/fakes/signed-up-card.ts';

const appUrl = 'https://app.acct.example/';

describe('after authentication', () => {
  test('everything happens in the specified order, and the redirect 400 ms after its announcement', async () => {
    const card = await signedUpCard();
    expect(card.journal.slice(card.journal.indexOf('auth.signUp'))).toEqual([
      'auth.signUp',
      'browser.writeCookie acct_auth_token',
      'browser.writeCookie acct_user_id',
      'browser.writeCookie acct_company_id',
      'site.keep',
      'store.writeProfile',
      'store.writeProvisionRequest',
      'site.keep',
      'host.emit acct-authenticated',
      'host.emit acct-redirect',
    ]);
    expect(card.store.getState().view).toEqual({ name: 'redirecting', url: appUrl, viaSite: false });
    await card.clock.advance(399);
    expect(card.browser.replaced).toEqual([]);
    await card.clock.advance(1);
    expect(card.browser.replaced).toEqual([appUrl]);
  });

  test('the event names the way in and the company, and holds nothing that was typed in secret', async () => {
    const card = await signedUpCard();
    expect(card.host.details('acct-authenticated')).toEqual([
      {
        uid: 'Uid001xyzXYZ',
        method: 'password',
        isNewUser: true,
        companyId: 'sharma-traders-Uid001',
        session: 'cookies',
      },
    ]);
    expect(card.host.details('acct-redirect')).toEqual([{ url: appUrl }]);
    expect(JSON.stringify(card.host.events)).not.toMatch(/secret1|token-of/);
  });

  test('nothing typed is kept, least of all the password', async () => {
    const card = await signedUpCard();
    for (const field of ['name', 'company', 'email', 'newPassword'] as const) expect(card.values.get(field)).toBe('');
  });

  test('a later sign-in without a company writes no request', async () => {
    const { card, uid } = memberCard();
    await card.flows.signIn();
    expect(card.records.calls).toEqual(['readProfile', 'readProvisionRequest', 'writeProfile']);
    // The account is older than its record.
    expect(card.records.profiles.get(uid)).toHaveProperty('createdAt');
    expect(card.host.details('acct-authenticated')).toMatchObject([{ isNewUser: false, companyId: null }]);
  });

  test('a phone given at sign-up is still in the record after a later sign-in by password', async () => {
    const card = await signedUpCard({}, ({ type }) => type({ phone: '98765 43210' }));
    card.nextVisitor({ identifier: 'asha@example.com', password: 'secret1' });
    await card.flows.signIn();
    expect(card.records.calls.filter((call) => call === 'writeProfile')).toHaveLength(2);
    expect(card.records.profiles.get('Uid001xyzXYZ')).toMatchObject({
      phone: '+919876543210',
      signupMethod: 'password',
    });
  });
});

describe('a page that calls preventDefault()', () => {
  test('keeps the visitor, signed in, with cookies and records', async () => {
    const card = await signedUpCard({}, keepsVisitor);
    await card.clock.advance(10_000);
    expect(card.browser.replaced).toEqual([]);
    expect(card.host.details('acct-redirect')).toEqual([]);
    expect(card.shows()).toBe('signedIn kept-by-page');
    expect(card.browser.cookies).toHaveLength(3);
    expect(card.records.provisionRequests.size).toBe(1);
  });
});

describe('an element taken off the page', () => {
  test('while the records are written takes nobody away from the page', async () => {
    const card = createFakeCard();
    card.type(newcomer);
    const held = card.records.script.hold('writeProfile');
    const running = card.flows.signUp();
    await card.clock.advance(0);
    card.host.onPage = false;
    held.release();
    await running;
    await card.clock.advance(10_000);
    expect(card.browser.replaced).toEqual([]);
    expect(card.host.details('acct-authenticated')).toMatchObject([{ session: 'cookies' }]);
    expect(card.host.details('acct-redirect')).toEqual([]);
    expect(card.records.provisionRequests.size).toBe(1);
  });

  test('between the announcement and the redirect neither', async () => {
    const card = await signedUpCard();
    await card.clock.advance(399);
    card.host.onPage = false;
    await card.clock.advance(10_000);
    expect(card.browser.replaced).toEqual([]);
  });
});

describe('where the cookies do not hold', () => {
  test.each<[string, FakeCardOptions]>([
    ['on a page of another domain', { browser: { url: 'https://partner.example/' }, attributes: { handoff: 'never' } }],
    ['on plain http', { browser: { url: 'http://www.acct.example/' } }],
    ['in a sandboxed frame', { browser: { sandboxed: true }, attributes: { handoff: 'never' } }],
    ['with the accounts of another project', { browser: { url: 'https://partner.example/' }, otherProject: true }],
  ])('%s the visitor is not sent into a signed-out application', async (_where, options) => {
    const card = await signedUpCard(options);
    await card.clock.advance(10_000);
    expect(card.browser.cookies).toEqual([]);
    expect(card.browser.replaced).toEqual([]);
    expect(card.shows()).toBe('signedIn outside-cookie-domain');
    expect(card.host.details('acct-authenticated')).toMatchObject([{ session: 'none' }]);
    expect(card.host.details('acct-redirect')).toEqual([]);
    expect(card.host.reports).toEqual([
      { level: 'warn', code: 'cookies/outside-cookie-domain', where: 'cookie-domain .acct.example' },
    ]);
    expect(card.records.calls).toEqual(['writeProfile', 'writeProvisionRequest']);
  });

  test.each<[string, FakeCardOptions]>([
    ['the site itself', {}],
    [
      'a page below the cookie domain',
      { browser: { url: 'https://shop.acct.example/', blocksCookies: true }, attributes: { handoff: 'never' } },
    ],
  ])('on %s a browser that blocks them is said to do so', async (_where, options) => {
    const card = await signedUpCard({ browser: { blocksCookies: true }, ...options });
    await card.clock.advance(10_000);
    expect(card.browser.replaced).toEqual([]);
    expect(card.shows()).toBe('signedIn cookies-blocked');
    expect(card.host.details('acct-authenticated')).toMatchObject([{ session: 'none' }]);
    expect(card.host.reports).toMatchObject([{ level: 'warn', code: 'cookies/blocked' }]);
  });

  test('a token over 4096 bytes is reported with its cure, and no half session is left', async () => {
    const card = await signedUpCard({ auth: { idToken: () => 'x'.repeat(4096) } });
    expect(card.shows()).toBe('signedIn token-too-large');
    expect(card.browser.cookies).toEqual([]);
    expect(card.host.details('acct-authenticated')).toMatchObject([{ session: 'none' }]);
    expect(card.host.reports).toMatchObject([{ level: 'warn', code: 'cookies/too-large' }]);
  });

  test('on localhost, for the domain localhost, they do', async () => {
    const card = await signedUpCard({
      browser: { url: 'http://localhost:5173/login' },
      attributes: { 'cookie-domain': 'localhost' },
    });
    expect(card.browser.cookies).toHaveLength(3);
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});

describe('a profile that cannot be written', () => {
  test('is one warning and nothing more', async () => {
    const card = await signedUpCard({}, ({ records }) =>
      records.script.failNext('writeProfile', 'store/permission-denied'),
    );
    expect(card.host.reports).toMatchObject([{ level: 'warn', code: 'store/profile-not-written' }]);
    expect(card.host.details('acct-error')).toEqual([]);
    expect(card.records.provisionRequests.size).toBe(1);
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test('does not keep the visitor waiting for ever', async () => {
    const card = createFakeCard();
    card.type(newcomer);
    card.records.script.hold('writeProfile');
    const running = card.flows.signUp();
    await card.clock.advance(6000);
    await running;
    expect(card.host.reports).toMatchObject([{ code: 'store/profile-not-written', cause: { code: 'store/timeout' } }]);
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});
