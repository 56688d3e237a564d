import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { settle } from '../../adapters/fakes/fake-clock.ts';

const requestOf = (card: FakeCard) => [...card.records.provisionRequests.values()][0];

describe('Google from Sign Up', () => {
  test('needs no field but keeps what is typed: company and phone', async () => {
    const card = createFakeCard();
    card.type({ company: 'Sharma Traders', phone: '98765 43210' });
    await card.flows.signInWithPopup('google');
    expect(requestOf(card)).toMatchObject({ companyName: 'Sharma Traders', status: 'pending' });
    expect([...card.records.profiles.values()]).toMatchObject([
      { displayName: 'Asha Rao', phone: '+919876543210', signupMethod: 'google.com', emailVerified: true },
    ]);
  });

  test('is not stopped by what only e-mail and password would need', async () => {
    const card = createFakeCard();
    card.type({ email: 'asha@', newPassword: 'x'.repeat(5000) });
    await card.flows.signInWithPopup('google');
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test('without a company goes on without a request, and the event says so', async () => {
    const card = createFakeCard();
    await card.flows.signInWithPopup('google');
    expect(requestOf(card)).toBeUndefined();
    expect(card.records.calls).not.toContain('writeProvisionRequest');
    expect(card.host.details('acct-authenticated')).toMatchObject([
      { method: 'google.com', isNewUser: true, companyId: null, session: 'cookies' },
    ]);
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});

test('Google from Sign In does not use a company that was only typed in Sign Up', async () => {
  const card = createFakeCard();
  card.type({ company: 'Sharma Traders' });
  card.store.dispatch({ type: 'tabSelected', tab: 'signin' });
  await card.flows.signInWithPopup('google');
  expect(requestOf(card)).toBeUndefined();
  expect(card.host.details('acct-authenticated')[0]?.companyId).toBeNull();
});

test('Google from Sign In uses the company of a Sign Up that was submitted and refused', async () => {
  const card = createFakeCard();
  card.type({ name: 'Asha', company: 'Sharma Traders', email: 'asha@example.com', newPassword: '12345' });
  await card.flows.signUp();
  card.store.dispatch({ type: 'tabSelected', tab: 'signin' });
  await card.flows.signInWithPopup('google');
  expect(requestOf(card)?.companyName).toBe('Sharma Traders');
  expect(card.host.details('acct-authenticated')[0]?.companyId).toBe('sharma-traders-Uid001');
});

test('Google from Sign In is not stopped by what Sign Up would refuse, and it is not recorded', async () => {
  const card = createFakeCard({ attributes: { tab: 'signin' } });
  card.type({ name: 'x'.repeat(101), phone: '98765' });
  await card.flows.signInWithPopup('google');
  expect([...card.records.profiles.values()]).toMatchObject([{ displayName: 'Asha Rao', phone: null }]);
});

describe('a window left open', () => {
  const opened = () => {
    const card = createFakeCard();
    const held = card.auth.script.hold('signInWithPopup');
    const running = card.flows.signInWithPopup('google');
    return { card, held, running };
  };

  test('keeps submits away until it is cancelled', async () => {
    const { card, held, running } = opened();
    expect(card.store.getState().view.name).toBe('popupOpen');
    await card.flows.signInWithPopup('google');
    expect(card.auth.calls).toHaveLength(1);
    card.store.dispatch({ type: 'requestCancelled' });
    expect(card.shows()).toBe('ready: cancelled google');
    held.fail('auth/popup-closed-by-user');
    await running;
    expect(card.store.getState().status.kind).toBe('cancelled');
    expect(card.host.events).toEqual([]);
  });

  test.each([
    [10_999, { reason: 'google/window-cut-off' }],
    [11_000, {}],
  ])('that closes after %d ms is told with %j: nobody can have read it before 11 s', async (ms, reason) => {
    const { card, held, running } = opened();
    await card.clock.advance(ms);
    held.fail('auth/popup-closed-by-user');
    await running;
    expect(card.host.details('acct-error')).toEqual([
      { code: 'auth/popup-closed-by-user', action: 'google', ...reason },
    ]);
  });

  test('and closed by hand links nothing: the password signs in as ever', async () => {
    const { card, held, running } = opened();
    held.fail('auth/popup-closed-by-user');
    await running;
    card.auth.addAccount({ email: 'asha@example.com', password: 'secret1' });
    card.type({ identifier: 'asha@example.com', password: 'secret1' });
    await card.flows.signIn();
    expect(card.auth.callsOf('signIn')).toMatchObject([{ args: [{ linksPopup: false }] }]);
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});

describe('a Google account whose address has an account with a password', () => {
  const email = 'asha@gmail.example';
  const refused = async () => {
    const card = createFakeCard({ auth: { popupEmail: email, popupUnproved: true } });
    card.auth.addAccount({ email, password: 'secret1' });
    await card.flows.signInWithPopup('google');
    return card;
  };
  const signIn = async (card: FakeCard, identifier: string) => {
    card.type({ identifier, password: 'secret1' });
    await card.flows.signIn();
    return card.auth.callsOf('signIn').at(-1)?.args;
  };

  test('is refused with that address, and linked once that is signed in to', async () => {
    const card = await refused();
    expect(card.store.getState()).toMatchObject({
      view: { name: 'ready' },
      status: { failure: { request: 'google', code: 'auth/account-exists-with-different-credential', email } },
    });
    expect(await signIn(card, 'Asha@Gmail.example')).toMatchObject([{ linksPopup: true }]);
  });

  test('is linked to no other account', async () => {
    const card = await refused();
    card.auth.addAccount({ email: 'other@example.com', password: 'secret1' });
    expect(await signIn(card, 'other@example.com')).toMatchObject([{ linksPopup: false }]);
  });

  test('is forgotten with a reset: the card belongs to the next visitor', async () => {
    const card = await refused();
    card.resetCard();
    card.solveCaptcha();
    expect(await signIn(card, email)).toMatchObject([{ linksPopup: false }]);
  });
});

describe('Google that is not ready at the press', () => {
  const waiting = () => {
    const card = createFakeCard({ auth: { popupReady: false } });
    const held = card.auth.script.hold('preparePopup');
    const running = card.flows.signInWithPopup('google');
    return { card, held, running };
  };

  test('is opened by the same press when it is there in a moment', async () => {
    const { card, held, running } = waiting();
    expect(card.shows()).toBe('busy google');
    await card.clock.advance(899);
    held.release();
    await running;
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test('is opened by another press when the browser would not open a window any more', async () => {
    const { card, held, running } = waiting();
    await card.clock.advance(900);
    held.release();
    await running;
    expect(card.shows()).toBe('ready: popup-ready');
    expect(card.auth.callsOf('signInWithPopup')).toEqual([]);
    await card.flows.signInWithPopup('google');
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test('can be cancelled, and no window opens later', async () => {
    const { card, held, running } = waiting();
    await card.clock.advance(5000);
    expect(card.store.getState().view).toMatchObject({ slow: true });
    card.store.dispatch({ type: 'requestCancelled' });
    await running;
    held.release();
    await settle();
    expect(card.store.getState().status).toEqual({ kind: 'cancelled', request: 'google' });
    expect(card.auth.callsOf('signInWithPopup')).toEqual([]);
  });

  test.each(['fails', 'hangs'])('and %s says so without having opened a window; e-mail goes on', async (how) => {
    const { card, held, running } = waiting();
    if (how === 'fails') held.fail('google/not-loaded');
    else await card.clock.advance(15_000);
    await running;
    expect(card.store.getState()).toMatchObject({
      view: { name: 'ready' },
      status: { failure: { request: 'google' } },
    });
    card.type({ name: 'Asha', company: 'Sharma Traders', email: 'asha@example.com', newPassword: 'secret1' });
    await card.flows.signUp();
    expect(card.store.getState().view.name).toBe('redirecting');
    expect(card.auth.callsOf('signInWithPopup')).toEqual([]);
  });

  test('an open window has no limit: it is a person’s time', async () => {
    const card = createFakeCard();
    const held = card.auth.script.hold('signInWithPopup');
    const running = card.flows.signInWithPopup('google');
    await card.clock.advance(600_000);
    expect(card.store.getState().view.name).toBe('popupOpen');
    held.release();
    await running;
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});
