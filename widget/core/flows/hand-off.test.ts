import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCardOptions } from '../../adapters/fakes/create-fake-card.ts';
import {
  keepsVisitor,
  newcomer,
  refusesRequest,
  resetsWhenTold,
  signedUpCard,
} from '../../adapters/fakes/signed-up-card.ts';

const uid = 'Uid001xyzXYZ';
const session = { uid, companyId: 'sharma-traders-Uid001' };
const site = 'https://www.acct.example/session';
const elsewhere = { browser: { url: 'https://partner.example/' } };
const stayed = { name: 'signedIn', reason: 'outside-cookie-domain' };

describe('where the cookies of the page do not hold', () => {
  test('the visitor goes by way of the site, once the records are written and the page has agreed', async () => {
    const card = await signedUpCard(elsewhere);
    expect(card.journal.slice(card.journal.indexOf('auth.signUp'))).toEqual([
      'auth.signUp',
      'store.writeProfile',
      'store.writeProvisionRequest',
      'host.emit acct-authenticated',
      'site.send',
      'host.emit acct-redirect',
    ]);
    expect(card.site.sent).toEqual([session]);
    expect(card.store.getState().view).toEqual({ name: 'redirecting', url: site, viaSite: true });
    await card.clock.advance(399);
    expect(card.browser.replaced).toEqual([]);
    await card.clock.advance(1);
    expect(card.browser.replaced).toEqual([`${site}#secret-1`]);
    expect(card.host.reports).toEqual([]);
  });

  test('the events name neither the secret nor anything of the session', async () => {
    const card = await signedUpCard(elsewhere);
    await card.clock.advance(1000);
    expect(card.host.details('acct-authenticated')).toMatchObject([{ uid, session: 'handoff' }]);
    expect(card.host.details('acct-redirect')).toEqual([{ url: site }]);
    expect(JSON.stringify([card.host.events, card.host.reports])).not.toMatch(/secret|token/);
  });

  test('a Hindi card goes by the Hindi page', async () => {
    const card = await signedUpCard({ ...elsewhere, attributes: { lang: 'hi' } });
    expect(card.host.details('acct-redirect')).toEqual([{ url: 'https://www.acct.example/hi/session' }]);
  });

  test.each<[string, FakeCardOptions]>([
    [
      'a browser that blocks them below the cookie domain',
      { browser: { url: 'https://shop.acct.example/', blocksCookies: true } },
    ],
    ['a sandboxed frame', { browser: { sandboxed: true } }],
  ])('so it is in %s', async (_, options) => {
    const card = await signedUpCard(options);
    expect(card.host.details('acct-authenticated')).toMatchObject([{ session: 'handoff' }]);
    expect(card.browser.cookies).toEqual([]);
  });

  test('a token that no cookie holds is not sent: the site could not store it either', async () => {
    const card = await signedUpCard({ ...elsewhere, auth: { idToken: () => 'x'.repeat(4096) } });
    expect(card.site.sent).toEqual([]);
    expect(card.shows()).toBe('signedIn token-too-large');
    expect(card.host.details('acct-authenticated')).toMatchObject([{ session: 'none' }]);
  });
});

describe('handoff="always"', () => {
  const attributes = { handoff: 'always' };

  test('sets no cookie below the cookie domain, though they would hold', async () => {
    const card = await signedUpCard({ browser: { url: 'https://shop.acct.example/' }, attributes });
    await card.clock.advance(1000);
    expect(card.browser.written).toEqual([]);
    expect(card.browser.replaced).toEqual([`${site}#secret-1`]);
  });

  test('is none of the site itself', async () => {
    const card = await signedUpCard({ attributes });
    expect(card.host.details('acct-authenticated')).toMatchObject([{ session: 'cookies' }]);
    expect(card.site.sent).toEqual([]);
  });

  test.each<[string, FakeCardOptions]>([
    ['another project', { otherProject: true }],
    ['a build that names no site', { siteOrigin: null }],
    ['no Web Crypto, as on a page over http', { browser: { url: 'http://shop.acct.example/' } }],
  ])('is nothing with %s', async (_, options) => {
    const card = await signedUpCard({ attributes, ...options });
    expect(card.site.sent).toEqual([]);
    expect(card.host.details('acct-authenticated')).not.toMatchObject([{ session: 'handoff' }]);
  });
});

describe('no record is made', () => {
  test('where the page keeps its visitor', async () => {
    const card = await signedUpCard(elsewhere, keepsVisitor);
    await card.clock.advance(10_000);
    expect(card.site.sent).toEqual([]);
    expect(card.shows()).toBe('signedIn kept-by-page');
  });

  test('where the page resets the card when it hears of the sign-in', async () => {
    const card = await signedUpCard(elsewhere, resetsWhenTold);
    await card.clock.advance(10_000);
    expect(card.journal).not.toContain('site.send');
    expect(card.auth.currentUid).toBeNull();
    // What cookies there are, this visitor has not left.
    expect(card.browser.written).toEqual([]);
  });

  test('where the company could not be set up, before the visitor goes on without it', async () => {
    const card = await signedUpCard(elsewhere, refusesRequest);
    expect(card.journal).not.toContain('site.send');
    await card.flows.goOn();
    expect(card.site.sent).toEqual([session]);
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});

describe('a record that cannot be made', () => {
  test.each(['store/permission-denied', 'store/unavailable'])('(%s) leads to the sign-in page', async (code) => {
    const card = await signedUpCard(elsewhere, (made) => made.site.script.failNext('send', code));
    await card.clock.advance(10_000);
    expect(card.store.getState().view).toEqual(stayed);
    expect(card.host.details('acct-error')).toMatchObject([{ code, action: 'finish' }]);
    expect(card.host.details('acct-redirect')).toEqual([]);
    expect(card.host.reports[0]).toMatchObject({
      level: 'error',
      code: 'session/not-handed-off',
      where: `${site} (${code})`,
    });
    expect(card.browser.replaced).toEqual([]);
  });

  test('is waited for as long as for any request', async () => {
    const card = createFakeCard(elsewhere);
    card.type(newcomer);
    const held = card.site.script.hold('send');
    const running = card.flows.signUp();
    await card.clock.advance(14_999);
    expect(card.shows()).toBe('busy finish');
    await card.clock.advance(1);
    await running;
    expect(card.host.details('acct-error')).toEqual([{ code: 'store/timeout', action: 'finish' }]);
    held.release();
    await card.clock.advance(10_000);
    expect(card.browser.replaced).toEqual([]);
  });

  test('after a reset is nobody’s any more, and one that was made neither', async () => {
    for (const end of ['release', 'fail'] as const) {
      const card = createFakeCard(elsewhere);
      card.type(newcomer);
      const held = card.site.script.hold('send');
      const running = card.flows.signUp();
      await card.clock.advance(0);
      card.resetCard();
      held[end]('store/unavailable');
      await running;
      await card.clock.advance(10_000);
      expect(card.browser.replaced).toEqual([]);
      expect(card.host.details('acct-redirect')).toEqual([]);
      expect(card.host.details('acct-error')).toEqual([]);
      expect(card.store.getState().view.name).toBe('ready');
    }
  });
});

describe('in a frame', () => {
  const framed = { browser: { ...elsewhere.browser, framed: true } } as const;

  test('the record is made at the press, and the whole window goes', async () => {
    const card = await signedUpCard(framed);
    await card.clock.advance(600_000);
    expect(card.shows()).toBe('signedIn framed');
    expect(card.site.sent).toEqual([]);
    await Promise.all([card.flows.goOn(), card.flows.goOn()]);
    expect(card.site.sent).toEqual([session]);
    await card.clock.advance(400);
    expect(card.journal).toContain(`browser.replaceTop ${site}#...`);
    expect(card.host.details('acct-authenticated')).toHaveLength(1);
  });

  test('the same holds below the cookie domain: the application refuses to stand in a frame', async () => {
    const card = await signedUpCard({ browser: { url: 'https://shop.acct.example/', framed: true } });
    expect(card.shows()).toBe('signedIn framed');
    expect(card.browser.cookies).toEqual([]);
    expect(card.browser.replaced).toEqual([]);
    await card.flows.goOn();
    await card.clock.advance(400);
    expect(card.journal).toContain(`browser.replaceTop ${site}#...`);
  });

  test('that is not let go of, the visitor is told', async () => {
    const card = await signedUpCard({ browser: { ...elsewhere.browser, framed: 'for-good' } });
    await card.flows.goOn();
    await card.clock.advance(400);
    expect(card.store.getState().view).toEqual(stayed);
    expect(card.host.details('acct-error')).toEqual([{ code: 'session/frame-not-left', action: 'finish' }]);
  });

  test('a visitor whom the page keeps goes nowhere', async () => {
    const card = await signedUpCard(framed, keepsVisitor);
    await card.flows.goOn();
    expect(card.journal).not.toContain('site.send');
    expect(card.shows()).toBe('signedIn kept-by-page');
  });

  test('a company set up late changes nothing any more', async () => {
    const card = await signedUpCard(framed, refusesRequest);
    await card.flows.goOn();
    expect(card.shows()).toBe('signedIn framed');
    await card.flows.retryProvision();
    expect(card.shows()).toBe('signedIn framed');
    expect(card.host.details('acct-authenticated')).toHaveLength(1);
  });
});
