import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { settle } from '../../adapters/fakes/fake-clock.ts';
import { memberCard, newcomer } from '../../adapters/fakes/signed-up-card.ts';

describe('a request without an answer', () => {
  const pressed = () => {
    const { card } = memberCard();
    const held = card.auth.script.hold('signIn');
    const running = card.flows.signIn();
    return { card, held, running };
  };
  const slow = (card: FakeCard) => (card.store.getState().view as { readonly slow?: true }).slow ?? false;

  test('can be cancelled from 5 s on', async () => {
    const { card } = pressed();
    await card.clock.advance(4999);
    expect(slow(card)).toBe(false);
    await card.clock.advance(1);
    expect(slow(card)).toBe(true);
  });

  test('ends after 15 s with the line of the network, and the next try works', async () => {
    const { card, running } = pressed();
    await card.clock.advance(14_999);
    expect(card.store.getState().view.name).toBe('busy');
    await card.clock.advance(1);
    await running;
    expect(card.store.getState()).toMatchObject({
      view: { name: 'ready' },
      status: { kind: 'failed', failure: { request: 'sign-in', code: 'auth/timeout', providerMessage: null } },
    });
    expect(card.host.details('acct-error')).toEqual([{ code: 'auth/timeout', action: 'sign-in' }]);
    await card.flows.signIn();
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test.each(['cancelled', 'given up', 'reset'])(
    'that is %s and answers late signs the visitor out and is ignored',
    async (how) => {
      const { card, held, running } = pressed();
      await card.clock.advance(how === 'given up' ? 15_000 : 5000);
      if (how === 'reset') card.resetCard();
      else card.store.dispatch({ type: 'requestCancelled' });
      const before = card.store.getState();
      expect(before.view.name).toBe('ready');
      await running;
      held.release();
      await settle();
      expect(card.auth.currentUid).toBeNull();
      expect(card.auth.callsOf('signOut')).toHaveLength(1);
      expect(card.store.getState()).toBe(before);
      expect(card.browser.written).toEqual([]);
      expect(card.records.calls).toEqual([]);
    },
  );

  test('that was cancelled leads back to where it came from, and nothing of it is told later', async () => {
    const { card, held, running } = pressed();
    await card.clock.advance(5000);
    card.store.dispatch({ type: 'requestCancelled' });
    expect(card.shows()).toBe('ready: cancelled sign-in');
    await running;
    held.fail('auth/invalid-credential');
    await card.clock.advance(60_000);
    expect(card.store.getState().status).toEqual({ kind: 'cancelled', request: 'sign-in' });
    expect(card.host.events).toEqual([]);
    expect(card.clock.waiting()).toBe(0);
  });

  test.each<['signUp' | 'sendOtp' | 'sendPasswordReset', (card: FakeCard) => Promise<void>]>([
    ['signUp', (card) => card.flows.signUp()],
    ['sendOtp', (card) => card.flows.signIn()],
    ['sendPasswordReset', (card) => card.flows.sendPasswordReset()],
  ])('%s has the same limit', async (method, press) => {
    const card = createFakeCard();
    card.type({ ...newcomer, identifier: '98765 43210', resetEmail: 'asha@example.com' });
    card.auth.script.hold(method);
    const running = press(card);
    await card.clock.advance(5000);
    expect(slow(card)).toBe(true);
    await card.clock.advance(10_000);
    await running;
    expect(card.store.getState()).toMatchObject({
      view: { name: 'ready' },
      status: { failure: { code: 'auth/timeout' } },
    });
  });

  test('to send a code uses the human check up, cancelled or not', async () => {
    for (const wait of [5000, 15_000]) {
      const card = createFakeCard();
      card.type({ identifier: '98765 43210' });
      card.auth.script.hold('sendOtp');
      const running = card.flows.signIn();
      await card.clock.advance(wait);
      card.store.dispatch({ type: 'requestCancelled' });
      await running;
      expect(card.captcha.checks).toHaveLength(2);
      expect(card.store.getState().captcha.phase).toBe('loading');
    }
  });

  test('to send a code uses one check up, not another when it fails after all', async () => {
    const card = createFakeCard();
    card.type({ identifier: '98765 43210' });
    const held = card.auth.script.hold('sendOtp');
    const running = card.flows.signIn();
    card.store.dispatch({ type: 'requestCancelled' });
    await running;
    held.fail('auth/too-many-requests');
    await settle();
    expect(card.captcha.checks).toHaveLength(2);
  });

  test('ends once, whatever a listener does when it hears of that', async () => {
    const card = createFakeCard({ attributes: { tab: 'signin' } });
    card.type({ identifier: '98765 43210' });
    card.store.subscribe(() => {
      if (card.store.getState().status.kind === 'cancelled')
        card.store.dispatch({ type: 'tabSelected', tab: 'signup' });
    });
    card.auth.script.hold('sendOtp');
    const running = card.flows.signIn();
    card.store.dispatch({ type: 'requestCancelled' });
    await running;
    expect(card.captcha.checks).toHaveLength(2);
  });
});
