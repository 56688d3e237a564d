import { expect, test } from 'vitest';
import { createFakePorts } from '../adapters/fakes/create-fake-ports.ts';
import type { SignedInUser } from './signed-in-user.ts';

const user: SignedInUser = {
  uid: 'Uid001xyzXYZ',
  email: 'asha@example.com',
  displayName: null,
  phone: null,
  providerId: 'password',
  emailVerified: false,
  isNewUser: true,
  idToken: 'token',
};
const limit = 9500;

/** A request on its way, and the failures that it has come to. */
function sent() {
  const { store, clock } = createFakePorts();
  const failures: unknown[] = [];
  const send = (): void => {
    const nothing = (): void => undefined;
    const work = { after: Promise.resolve(), deadline: clock.now() + limit, written: nothing, notRead: nothing };
    store.settleCompany(user, 'Rao Stores', work).catch((error: unknown) => failures.push(error));
  };
  return { store, clock, failures, send };
}

test('a store that is out of reach is asked three times, not more', async () => {
  const { store, clock, failures, send } = sent();
  store.script.failAlways('writeProvisionRequest', 'store/unavailable');
  send();
  await clock.advance(1600);
  expect(failures).toMatchObject([{ code: 'store/unavailable' }]);
  expect(store.calls).toHaveLength(3);
});

test.each([
  [limit - 401, 2],
  [limit - 400, 1],
])('refused after %d ms it is asked %d times: no try begins when the time is over', async (after, tries) => {
  const { store, clock, failures, send } = sent();
  const held = store.script.hold('writeProvisionRequest');
  store.script.failAlways('writeProvisionRequest', 'store/unavailable');
  send();
  await clock.advance(after);
  held.fail('store/unavailable');
  await clock.advance(400);
  expect(failures).toMatchObject([{ code: 'store/unavailable' }]);
  expect(store.calls).toHaveLength(tries);
});

test('a store that never answers is given up when the time is over', async () => {
  const { store, clock, failures, send } = sent();
  store.script.hold('writeProvisionRequest');
  send();
  await clock.advance(limit - 1);
  expect(failures).toEqual([]);
  await clock.advance(1);
  expect(failures).toMatchObject([{ code: 'store/timeout' }]);
});
