import { describe, expect, test } from 'vitest';
import { createFakeCard, type FakeCard } from '../../adapters/fakes/create-fake-card.ts';

async function cardAwaitingOtp(): Promise<FakeCard> {
  const card = createFakeCard({ attributes: { tab: 'signin' } });
  card.type({ identifier: '98765 43210' });
  await card.flows.signIn();
  return card;
}
const checkPhase = (card: FakeCard) => card.store.getState().captcha.phase;

describe('sending a code', () => {
  test('sends it to the international form and tells the page without the number', async () => {
    const card = await cardAwaitingOtp();
    expect(card.auth.calls).toEqual([{ method: 'sendOtp', args: ['+919876543210'] }]);
    expect(card.store.getState()).toMatchObject({
      view: { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'confirmation-1' },
      status: { kind: 'otp-sent' },
    });
    expect(card.host.events).toEqual([{ name: 'acct-otp-sent', detail: {} }]);
  });

  test('uses the human check up: a new one stands there unsolved', async () => {
    const card = await cardAwaitingOtp();
    expect(card.captcha.checks).toHaveLength(2);
    expect(card.captcha.checks[0]?.removed).toBe(true);
    expect(checkPhase(card)).toBe('loading');
  });

  test('uses it up even when the provider refuses', async () => {
    const card = createFakeCard();
    card.type({ identifier: '9876543210' });
    card.auth.script.failNext('sendOtp', 'auth/too-many-requests');
    await card.flows.signIn();
    expect(card.shows()).toBe('ready: send-otp auth/too-many-requests');
    expect(card.captcha.checks).toHaveLength(2);
    expect(checkPhase(card)).toBe('loading');
  });
});

describe('Verify OTP', () => {
  test('is outside the human-check gate', async () => {
    const card = await cardAwaitingOtp();
    expect(checkPhase(card)).not.toBe('solved');
    card.type({ otp: '123456' });
    await card.flows.verifyOtp();
    expect(card.host.details('acct-authenticated')).toMatchObject([
      { method: 'phone', isNewUser: true, companyId: null },
    ]);
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test.each([' 123-456 ', '\u200e१२३४५६\u202c'])('takes the code as people type and paste it: %j', async (otp) => {
    const card = await cardAwaitingOtp();
    card.type({ otp });
    await card.flows.verifyOtp();
    expect(card.auth.callsOf('confirmOtp')[0]?.args).toEqual(['confirmation-1', '123456']);
  });

  test.each(['', '   ', ' - '])('with the code %j asks nobody and fails as a missing code', async (otp) => {
    const card = await cardAwaitingOtp();
    card.type({ otp });
    await card.flows.verifyOtp();
    expect(card.auth.callsOf('confirmOtp')).toEqual([]);
    expect(card.shows()).toBe('awaitingOtp: verify-otp auth/missing-code');
  });

  test('may be tried again after a wrong code', async () => {
    const card = await cardAwaitingOtp();
    card.type({ otp: '000000' });
    await card.flows.verifyOtp();
    expect(card.store.getState()).toMatchObject({
      view: { name: 'awaitingOtp', confirmationId: 'confirmation-1' },
      status: { failure: { code: 'auth/invalid-verification-code' } },
    });
    card.type({ otp: '123456' });
    await card.flows.verifyOtp();
    expect(card.store.getState().view.name).toBe('redirecting');
  });

  test('whose first reply was lost says that the code has been used, never that it is wrong', async () => {
    const card = await cardAwaitingOtp();
    card.type({ otp: '123456' });
    card.auth.script.loseReply('confirmOtp', 'auth/network-request-failed');
    await card.flows.verifyOtp();
    expect(card.store.getState()).toMatchObject({ status: { failure: { code: 'auth/network-request-failed' } } });
    card.auth.script.failNext('confirmOtp', 'auth/code-expired');
    await card.flows.verifyOtp();
    expect(card.shows()).toBe('awaitingOtp: verify-otp card/code-used');
  });

  test('with another code after a lost reply is judged by itself', async () => {
    const card = await cardAwaitingOtp();
    card.type({ otp: '000000' });
    card.auth.script.failNext('confirmOtp', 'auth/network-request-failed');
    await card.flows.verifyOtp();
    await card.flows.verifyOtp();
    expect(card.store.getState()).toMatchObject({ status: { failure: { code: 'auth/invalid-verification-code' } } });
    card.type({ otp: '111111' });
    card.auth.script.failNext('confirmOtp', 'auth/code-expired');
    await card.flows.verifyOtp();
    expect(card.store.getState()).toMatchObject({ status: { failure: { code: 'auth/code-expired' } } });
  });

  test('that was wrong and has expired since has not been used', async () => {
    const card = await cardAwaitingOtp();
    card.type({ otp: '000000' });
    await card.flows.verifyOtp();
    card.auth.script.failNext('confirmOtp', 'auth/code-expired');
    await card.flows.verifyOtp();
    expect(card.store.getState()).toMatchObject({ status: { failure: { code: 'auth/code-expired' } } });
  });

  test('pressed twice confirms once', async () => {
    const card = await cardAwaitingOtp();
    card.type({ otp: '123456' });
    await Promise.all([card.flows.verifyOtp(), card.flows.verifyOtp()]);
    expect(card.auth.callsOf('confirmOtp')).toHaveLength(1);
  });

  test('does nothing while no code is awaited', async () => {
    const card = createFakeCard();
    card.type({ otp: '123456' });
    await card.flows.verifyOtp();
    expect(card.auth.calls).toEqual([]);
  });
});

describe('Resend OTP', () => {
  test('waits 30 seconds', async () => {
    const card = await cardAwaitingOtp();
    card.captcha.latest.solve();
    await card.clock.advance(29_999);
    await card.flows.resendOtp();
    expect(card.auth.callsOf('sendOtp')).toHaveLength(1);
    await card.clock.advance(1);
    await card.flows.resendOtp();
    expect(card.auth.callsOf('sendOtp')).toHaveLength(2);
  });

  test('does nothing while no code is awaited', async () => {
    const card = createFakeCard();
    await card.flows.resendOtp();
    expect(card.auth.calls).toEqual([]);
  });

  test('needs a human check of its own', async () => {
    const card = await cardAwaitingOtp();
    await card.clock.advance(30_000);
    await card.flows.resendOtp();
    expect(card.auth.callsOf('sendOtp')).toHaveLength(1);
    expect(card.shows()).toBe('awaitingOtp: captcha-missing');
    card.captcha.latest.solve();
    await card.flows.resendOtp();
    expect(card.store.getState()).toMatchObject({
      view: { name: 'awaitingOtp', phone: '+919876543210', confirmationId: 'confirmation-2' },
      status: { kind: 'otp-sent' },
    });
  });

  test('empties the field, and starts the 30 seconds again', async () => {
    const card = await cardAwaitingOtp();
    card.type({ otp: '000000' });
    await card.clock.advance(45_000);
    card.captcha.latest.solve();
    await card.flows.resendOtp();
    expect(card.values.get('otp')).toBe('');
    expect(card.store.getState().view).toMatchObject({ resendAt: card.clock.now() + 30_000 });
  });

  test('that fails leaves the first code usable', async () => {
    const card = await cardAwaitingOtp();
    await card.clock.advance(30_000);
    card.captcha.latest.solve();
    card.auth.script.failNext('sendOtp', 'auth/quota-exceeded');
    await card.flows.resendOtp();
    card.type({ otp: '123456' });
    await card.flows.verifyOtp();
    expect(card.auth.callsOf('confirmOtp')[0]?.args).toEqual(['confirmation-1', '123456']);
    expect(card.store.getState().view.name).toBe('redirecting');
  });
});

test('a card reset while the code is sent stays untouched: no check is mounted into it', async () => {
  const card = createFakeCard();
  card.type({ identifier: '9876543210' });
  const held = card.auth.script.hold('sendOtp');
  const running = card.flows.signIn();
  card.resetCard();
  held.release();
  await running;
  expect(checkPhase(card)).toBe('placeholder');
  expect(card.captcha.checks).toHaveLength(1);
  expect(card.store.getState().view.name).toBe('ready');
});
