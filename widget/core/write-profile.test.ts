import { describe, expect, test } from 'vitest';
import { createFakePorts } from '../adapters/fakes/create-fake-ports.ts';
import type { SignedInUser } from './signed-in-user.ts';
import { writeProfile } from './write-profile.ts';

const user: SignedInUser = {
  uid: 'Ab3dEfGh',
  email: 'asha@example.com',
  displayName: 'Asha Rao',
  phone: null,
  providerId: 'password',
  emailVerified: false,
  isNewUser: true,
  idToken: 'token',
};
const specified = { phone: '+919876543210' };
/** As of a card whose table has one field more. */
const withFurther = { ...specified, shopLicence: 'MH-12-3456' };

describe('a profile with a field that the specification does not have', () => {
  test('is written whole, in one go', async () => {
    const { store, ...ports } = createFakePorts();
    await writeProfile({ store, ...ports }, user, withFurther);
    expect(store.profiles.get(user.uid)).toMatchObject({ displayName: 'Asha Rao', ...withFurther });
    expect(store.calls).toEqual(['writeProfile']);
    expect(ports.host.reports).toEqual([]);
  });

  test('is written without it where older rules refuse it, and the integrator is told which', async () => {
    const { store, ...ports } = createFakePorts();
    store.script.failNext('writeProfile', 'store/permission-denied');
    await writeProfile({ store, ...ports }, user, { ...withFurther, shopSize: '3' } as typeof withFurther);
    expect(store.profiles.get(user.uid)).toMatchObject({ displayName: 'Asha Rao', phone: '+919876543210' });
    expect(store.profiles.get(user.uid)).not.toHaveProperty('shopLicence');
    expect(ports.host.reports).toMatchObject([
      { level: 'warn', code: 'store/profile-incomplete', where: 'shopLicence, shopSize' },
    ]);
  });
});

test.each([
  ['refused although every rule knows its fields', specified, 'store/permission-denied'],
  ['out of reach', withFurther, 'store/unavailable'],
])('a profile that is %s is not tried again', async (_, entered, code) => {
  const { store, ...ports } = createFakePorts();
  store.script.failAlways('writeProfile', code);
  await writeProfile({ store, ...ports }, user, entered);
  expect(store.calls).toEqual(['writeProfile']);
  expect(ports.host.reports).toMatchObject([{ level: 'warn', code: 'store/profile-not-written' }]);
});

test('a profile refused both ways is told once, as not written', async () => {
  const { store, ...ports } = createFakePorts();
  store.script.failAlways('writeProfile', 'store/permission-denied');
  await writeProfile({ store, ...ports }, user, withFurther);
  expect(store.calls).toEqual(['writeProfile', 'writeProfile']);
  expect(ports.host.reports.map(({ code }) => code)).toEqual(['store/profile-not-written']);
});
