import { describe, expect, test } from 'vitest';
import { createFakePorts } from '../widget/adapters/fakes/create-fake-ports.ts';
import type { EnteredDetails } from './account-records.ts';
import { sampleSignedInUser } from './testing/sample-signed-in-user.ts';

function visited(entered: Partial<EnteredDetails>) {
  const { store, clock, host } = createFakePorts();
  const write = () =>
    store.write(sampleSignedInUser, { profile: {}, companyName: null, ...entered }, null, host.report);
  return { store, clock, host, write };
}

describe('a profile with a field that the specification does not have', () => {
  const specified = { phone: '+919876543210' };
  /** A profile with two fields that the specification does not have. */
  const profile = { ...specified, shopLicence: 'MH-12-3456', shopSize: '3' };

  test('is written completely in one call', async () => {
    const { store, host, write } = visited({ profile });
    await write();
    expect(store.profiles.get(sampleSignedInUser.uid)).toMatchObject({ displayName: 'Asha Rao', ...profile });
    expect(store.calls).toEqual(['writeProfile']);
    expect(host.reports).toEqual([]);
  });

  test('is written without that field if older access rules refuse the field, and the console names the field', async () => {
    const { store, host, write } = visited({ profile });
    store.script.failNext('writeProfile', 'store/permission-denied');
    await write();
    expect(store.profiles.get(sampleSignedInUser.uid)).toMatchObject({ displayName: 'Asha Rao', ...specified });
    expect(store.profiles.get(sampleSignedInUser.uid)).not.toHaveProperty('shopLicence');
    expect(host.reports).toMatchObject([
      { level: 'warn', code: 'store/profile-incomplete', where: 'shopLicence, shopSize' },
    ]);
  });

  test.each([
    ['the store refuses it although it has only specified fields', specified, 'store/permission-denied', 1],
    ['the store is unavailable', profile, 'store/unavailable', 1],
    ['the store refuses it both with and without that field', profile, 'store/permission-denied', 2],
  ])('causes one report that the profile is not written if %s', async (_, entered, code, tries) => {
    const { store, host, write } = visited({ profile: entered });
    store.script.failAlways('writeProfile', code);
    await write();
    expect(store.calls).toHaveLength(tries);
    expect(host.reports).toMatchObject([{ level: 'warn', code: 'store/profile-not-written' }]);
  });
});

describe('a provision request', () => {
  const limit = 9500;

  test('is sent at most three times to an unavailable store', async () => {
    const { store, clock, write } = visited({ companyName: 'Rao Stores' });
    store.script.failAlways('writeProvisionRequest', 'store/unavailable');
    const writing = write();
    await clock.advance(1600);
    expect(await writing).toMatchObject({ refusal: { cause: { code: 'store/unavailable' } } });
    expect(store.calls.filter((call) => call === 'writeProvisionRequest')).toHaveLength(3);
  });

  test.each([
    [limit - 401, 2],
    [limit - 400, 1],
  ])(
    'whose first attempt fails after %d ms is sent %d times, because a retry starts only before the time limit',
    async (after, tries) => {
      const { store, clock, write } = visited({ companyName: 'Rao Stores' });
      const held = store.script.hold('writeProvisionRequest');
      store.script.failAlways('writeProvisionRequest', 'store/unavailable');
      const writing = write();
      await clock.advance(after);
      held.fail('store/unavailable');
      await clock.advance(400);
      expect(await writing).toMatchObject({ refusal: { cause: { code: 'store/unavailable' } } });
      expect(store.calls.filter((call) => call === 'writeProvisionRequest')).toHaveLength(tries);
    },
  );
});
