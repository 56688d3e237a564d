import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCard, type FakeCardOptions } from '../adapters/fakes/create-fake-card.ts';
import { memberCard, newcomer, signedUpCard, storeRequest } from '../adapters/fakes/signed-up-card.ts';

const session = { uid: 'Uid001xyzXYZ', companyId: 'sharma-traders-Uid001' };

describe('the site keeps the session', () => {
  test('of a visitor who signs in on its own page, with the company that is stored', async () => {
    expect((await signedUpCard()).site.kept).toEqual(session);
    const { card, uid } = memberCard();
    storeRequest(card, uid, 'Rao Stores');
    await card.flows.signIn();
    expect(card.site.kept).toEqual({ uid, companyId: 'rao-stores-1' });
  });

  test.each<[string, FakeCardOptions]>([
    ['of a page below the cookie domain', { browser: { url: 'https://shop.acct.example/' } }],
    ['of another site', { browser: { url: 'https://partner.example/' } }],
    ['without cookies', { browser: { blocksCookies: true } }],
    ['of a build that names no site', { siteOrigin: null }],
    ['of another project', { otherProject: true }],
  ])('and none %s', async (_, options) => {
    const card = await signedUpCard(options);
    expect(card.journal).not.toContain('site.keep');
  });
});

describe('a keeper', () => {
  test('that fails is one warning, and nobody waits', async () => {
    const card = await signedUpCard({}, ({ site }) => site.script.failAlways('keep', 'card/unexpected'));
    expect(card.host.reports).toMatchObject([{ level: 'warn', code: 'session/keeper-failed' }]);
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.host.details('acct-error')).toEqual([]);
  });

  test('that hangs holds a sign-in up for a second, not longer', async () => {
    const card = createFakeCard();
    card.type(newcomer);
    card.site.script.hold('keep');
    const running = card.flows.signUp();
    await card.clock.advance(999);
    expect(card.store.getState().view.name).toBe('busy');
    await card.clock.advance(1);
    await running;
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.host.reports).toMatchObject([{ level: 'warn', code: 'session/keeper-failed' }]);
  });

  test('works beside the records, not after them', async () => {
    const card = createFakeCard();
    card.type(newcomer);
    card.records.script.hold('writeProfile');
    void card.flows.signUp();
    await card.clock.advance(10);
    expect(card.site.kept).toEqual(session);
  });
});

describe('a page that resets the card when it hears of the sign-in', () => {
  const resetting = (card: FakeCard): void => {
    card.host.listener = (name) => {
      if (name === 'acct-authenticated') card.resetCard();
    };
  };

  test('has nothing kept of that visitor, be it kept late', async () => {
    const card = createFakeCard();
    card.type(newcomer);
    resetting(card);
    const held = card.site.script.hold('keep');
    const running = card.flows.signUp();
    await card.clock.advance(1000);
    await running;
    held.release();
    await card.clock.advance(0);
    expect(card.journal.filter((entry) => entry.startsWith('site.'))).toEqual([
      'site.keep',
      'site.keep',
      'site.forget',
    ]);
    expect(card.site.kept).toBeNull();
  });

  test('is told when that fails', async () => {
    const card = await signedUpCard({}, (made) => {
      resetting(made);
      made.site.script.failNext('forget', 'card/unexpected');
    });
    await card.clock.advance(0);
    expect(card.host.reports).toMatchObject([{ level: 'warn', code: 'session/keeper-failed' }]);
  });
});
