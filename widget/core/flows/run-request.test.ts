import { describe, expect, test, vi } from 'vitest';
import { createFakeCard, type FakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { settle } from '../../adapters/fakes/fake-clock.ts';
import { memberCard, newcomer } from '../../adapters/fakes/signed-up-card.ts';

const cardWithMember = (): FakeCard => {
  const { card } = memberCard();
  return card;
};

describe('while one request runs', () => {
  test('a second submit in the same tick sends nothing', async () => {
    const card = createFakeCard();
    card.type(newcomer);
    await Promise.all([card.flows.signUp(), card.flows.signUp(), card.flows.signInWithPopup('google')]);
    expect(card.auth.calls).toHaveLength(1);
    expect(card.auth.accounts).toHaveLength(1);
  });

  test('nothing else can be started, and the card says what it is doing', async () => {
    const card = cardWithMember();
    const held = card.auth.script.hold('signIn');
    const running = card.flows.signIn();
    expect(card.shows()).toBe('busy sign-in');
    card.type({ resetEmail: 'asha@example.com' });
    await card.flows.signUp();
    await card.flows.signInWithPopup('google');
    await card.flows.sendPasswordReset();
    expect(card.auth.calls.map(({ method }) => method)).toEqual(['signIn']);
    expect(card.store.getState().status.kind).toBe('none');
    held.release();
    await running;
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});

describe('a refusal of the provider', () => {
  test('leads back, with its code and its own words, and is told to the page', async () => {
    const card = cardWithMember();
    const diagnose = vi.spyOn(card.host, 'diagnose');
    card.type({ password: 'wrong' });
    await card.flows.signIn();
    // What a visitor can mend is no reason to load what finds reasons.
    expect(diagnose).not.toHaveBeenCalled();
    expect(card.store.getState()).toMatchObject({
      view: { name: 'ready' },
      status: {
        kind: 'failed',
        failure: {
          request: 'sign-in',
          code: 'auth/invalid-credential',
          providerMessage: 'Firebase: Error (auth/invalid-credential).',
        },
      },
    });
    expect(card.host.details('acct-error')).toEqual([{ code: 'auth/invalid-credential', action: 'sign-in' }]);
    expect(card.host.reports).toEqual([]);
    expect(card.browser.written).toEqual([]);
  });
});

test('an error that the card does not know is card/unexpected, with one line for the integrator', async () => {
  const card = cardWithMember();
  const cause = new TypeError('x is not a function');
  card.auth.script.breakNext('signIn', cause);
  await card.flows.signIn();
  expect(card.store.getState()).toMatchObject({
    view: { name: 'ready' },
    status: { failure: { code: 'card/unexpected', providerMessage: null } },
  });
  const code = 'card/unexpected';
  expect(card.host.details('acct-error')).toEqual([{ code, action: 'sign-in', reason: code }]);
  expect(card.host.reports).toMatchObject([{ level: 'error', code: 'card/unexpected', cause }]);
});

test('what is typed while a request runs is not submitted by a press that does nothing', async () => {
  const card = createFakeCard();
  const held = card.auth.script.hold('signInWithPopup');
  const running = card.flows.signInWithPopup('google');
  card.type(newcomer);
  await card.flows.signUp();
  held.release();
  await running;
  expect(card.host.details('acct-authenticated')).toMatchObject([{ method: 'google.com', companyId: null }]);
});

describe('a card reset in the middle of a request', () => {
  test('tells nobody why it failed, once that has been found out', async () => {
    const card = cardWithMember();
    card.auth.script.failNext('signIn', 'auth/quota-exceeded');
    let found = (): void => undefined;
    vi.spyOn(card.host, 'diagnose').mockImplementation(
      () =>
        new Promise((resolve) => {
          found = () => resolve({ code: 'auth/quota-exceeded', sentence: null });
        }),
    );
    const running = card.flows.signIn();
    await settle();
    card.resetCard();
    found();
    await running;
    expect(card.host.events).toEqual([]);
    expect(card.store.getState().status.kind).toBe('none');
  });

  test('can be used at once, and the old result does not end the new request', async () => {
    const card = cardWithMember();
    const first = card.auth.script.hold('signIn');
    const running = card.flows.signIn();
    card.nextVisitor(newcomer);
    const second = card.auth.script.hold('signUp');
    const next = card.flows.signUp();
    first.fail('auth/invalid-credential');
    await running;
    expect(card.shows()).toBe('busy sign-up');
    second.fail('auth/email-already-in-use');
    await next;
    expect(card.store.getState().status).toMatchObject({ failure: { code: 'auth/email-already-in-use' } });
  });

  test('a sign-out that fails is nobody’s trouble', async () => {
    const card = cardWithMember();
    const held = card.auth.script.hold('signIn');
    card.auth.script.failNext('signOut', 'auth/network-request-failed');
    const running = card.flows.signIn();
    card.resetCard();
    held.release();
    await running;
    await settle();
    expect(card.host.events).toEqual([]);
  });
});
