import { expect, test } from 'vitest';
import { createFakeCard } from '../../adapters/fakes/create-fake-card.ts';
import { settle } from '../../adapters/fakes/fake-clock.ts';
import { newcomer, signedUpCard } from '../../adapters/fakes/signed-up-card.ts';

const credentials = { identifier: 'ravi@example.com', password: 'secret1' };

test('a sign-in that was cancelled and answers while "Try again" writes is nobody’s', async () => {
  const card = createFakeCard();
  card.auth.addAccount({ email: 'ravi@example.com', password: 'secret1' });
  card.type({ ...credentials, ...newcomer });
  const held = card.auth.script.hold('signIn');
  const cancelled = card.flows.signIn();
  card.store.dispatch({ type: 'requestCancelled' });
  await cancelled;
  card.records.script.failNext('writeProvisionRequest', 'store/permission-denied');
  await card.flows.signUp();
  const uid = card.browser.readCookie('acct_user_id');
  const writing = card.records.script.hold('writeProvisionRequest');
  const retried = card.flows.retryProvision();
  await settle();
  held.release();
  await settle();
  expect(card.browser.readCookie('acct_user_id')).toBe(uid);
  writing.release();
  await retried;
  expect(card.host.details('acct-authenticated')).toMatchObject([{ uid }]);
});

test('a request that is stored for one visitor moves the next one nowhere', async () => {
  const card = createFakeCard();
  card.type(newcomer);
  const held = card.records.script.hold('writeProvisionRequest');
  const first = card.flows.signUp();
  await card.clock.advance(9500);
  await first;
  card.nextVisitor({ ...newcomer, email: 'ravi@example.com' });
  card.records.script.failNext('writeProvisionRequest', 'store/permission-denied');
  await card.flows.signUp();
  const { view } = card.store.getState();
  expect(view.name).toBe('provisionFailed');
  held.release();
  await settle();
  expect(card.store.getState().view).toBe(view);
});

test('"Try again" goes on with the token there was where no new one is to be had', async () => {
  const card = await signedUpCard({}, ({ records }) =>
    records.script.failNext('writeProvisionRequest', 'store/permission-denied'),
  );
  card.auth.script.failNext('refresh', 'auth/network-request-failed');
  await card.flows.retryProvision();
  expect(card.store.getState().view.name).toBe('redirecting');
});
