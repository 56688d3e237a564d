import { describe, expect, test } from 'vitest';
import { createFakeCard } from '../../adapters/fakes/create-fake-card.ts';
import {
  keepsVisitor,
  newcomer,
  refusesRequest,
  resetsWhenTold,
  signedUpCard,
  storeRequest,
} from '../../adapters/fakes/signed-up-card.ts';

describe('a card reset after authentication', () => {
  test('when the page hears of it: no redirect, no cookie, nobody signed in', async () => {
    const card = await signedUpCard({}, resetsWhenTold);
    await card.clock.advance(1000);
    expect(card.host.details('acct-authenticated')).toHaveLength(1);
    expect(card.host.details('acct-redirect')).toEqual([]);
    expect(card.browser.replaced).toEqual([]);
    expect(card.browser.cookies).toEqual([]);
    expect(card.auth.currentUid).toBeNull();
    expect(card.store.getState().view.name).toBe('ready');
  });

  test('does not carry the redirect out', async () => {
    const card = await signedUpCard();
    card.resetCard();
    await card.clock.advance(10_000);
    expect(card.browser.replaced).toEqual([]);
  });

  test('while the records are written, tells and does nothing more, and keeps what is typed since', async () => {
    const card = createFakeCard();
    card.type(newcomer);
    const held = card.records.script.hold('writeProfile');
    const running = card.flows.signUp();
    await card.clock.advance(0);
    card.resetCard();
    card.type({ email: 'next@example.com' });
    held.release();
    await running;
    await card.clock.advance(10_000);
    expect(card.host.events).toEqual([]);
    expect(card.browser.replaced).toEqual([]);
    expect(card.values.get('email')).toBe('next@example.com');
    expect(card.store.getState().view.name).toBe('ready');
  });

  test('while the records are written, leaves nothing of that visitor to the next', async () => {
    const card = createFakeCard();
    const { uid } = card.auth.addAccount({ email: 'ravi@example.com', password: 'secret1' });
    storeRequest(card, uid, 'Rao Stores');
    card.type({ identifier: 'ravi@example.com', password: 'secret1' });
    const held = card.records.script.hold('readProvisionRequest');
    const running = card.flows.signIn();
    await card.clock.advance(0);
    expect(card.browser.cookies).toHaveLength(2);
    card.resetCard();
    await card.clock.advance(0);
    expect(card.browser.cookies).toEqual([]);
    expect(card.site.kept).toBeNull();
    expect(card.auth.currentUid).toBeNull();

    card.solveCaptcha();
    card.type(newcomer);
    await card.flows.signUp();
    held.release();
    await running;
    const companyId = 'sharma-traders-Uid002';
    expect(card.browser.readCookie('acct_company_id')).toBe(companyId);
    expect(card.site.kept).toMatchObject({ companyId });
    expect(card.host.details('acct-authenticated')).toMatchObject([{ companyId }]);
  });

  test('on a page below the cookie domain, which has no keeper, leaves nothing either', async () => {
    const card = createFakeCard({ browser: { url: 'https://shop.acct.example/' } });
    card.type(newcomer);
    card.records.script.hold('writeProfile');
    void card.flows.signUp();
    await card.clock.advance(0);
    expect(card.browser.cookies).toHaveLength(3);
    card.resetCard();
    await card.clock.advance(0);
    expect(card.browser.cookies).toEqual([]);
    expect(card.auth.currentUid).toBeNull();
  });

  test('where the company could not be set up neither; one that the page took away keeps its visitor', async () => {
    for (const onPage of [true, false]) {
      const card = await signedUpCard({}, refusesRequest);
      expect(card.store.getState().view.name).toBe('provisionFailed');
      card.host.onPage = onPage;
      card.resetCard();
      await card.clock.advance(0);
      expect(card.browser.cookies).toHaveLength(onPage ? 0 : 3);
      expect(card.site.kept === null).toBe(onPage);
    }
  });

  test('once the page knows of the sign-in, leaves the session to it', async () => {
    const card = await signedUpCard({}, keepsVisitor);
    card.resetCard();
    await card.clock.advance(0);
    expect(card.browser.cookies).toHaveLength(3);
    expect(card.site.kept).not.toBeNull();
  });
});
