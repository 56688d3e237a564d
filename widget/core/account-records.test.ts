import { describe, expect, test } from 'vitest';
import { provisionRequestRecord, serverTime, userProfileRecord } from './account-records.ts';
import type { SignedInUser } from './signed-in-user.ts';

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
const nothing = {};
const complete = ['createdAt', 'signupMethod'];

describe('a new profile', () => {
  test('has every field of the specification', () => {
    expect(userProfileRecord(user, { displayName: 'Asha', phone: '+919876543210' }, null)).toEqual({
      uid: 'Ab3dEfGh',
      email: 'asha@example.com',
      displayName: 'Asha Rao',
      phone: '+919876543210',
      signupMethod: 'password',
      emailVerified: false,
      updatedAt: serverTime,
      createdAt: serverTime,
    });
  });

  test('says null where nothing is known', () => {
    const byPhone = { ...user, email: null, displayName: null, phone: '+919876543210', providerId: 'phone' };
    expect(userProfileRecord(byPhone, nothing, null)).toMatchObject({
      email: null,
      displayName: null,
      phone: '+919876543210',
      signupMethod: 'phone',
    });
    expect(userProfileRecord(user, nothing, null).phone).toBeNull();
  });

  test('takes the entered name and phone only where the provider has none', () => {
    const known = { ...user, phone: '+911111111111' };
    expect(userProfileRecord(known, { displayName: 'Other', phone: '+912222222222' }, null)).toMatchObject({
      displayName: 'Asha Rao',
      phone: '+911111111111',
    });
    expect(userProfileRecord({ ...user, displayName: null }, { displayName: 'Asha' }, null).displayName).toBe('Asha');
  });
});

describe("the provider's name", () => {
  const nameOf = (displayName: string | null, entered: { displayName?: string } = {}) =>
    userProfileRecord({ ...user, displayName }, entered, null).displayName;

  test('is shortened to what the access rules take, never in the middle of a character', () => {
    expect(nameOf('x'.repeat(101))).toBe('x'.repeat(100));
    expect(nameOf(`${'x'.repeat(99)}\u{1f64f}`)).toBe('x'.repeat(99));
    expect(nameOf('आशा '.repeat(40))?.length).toBeLessThanOrEqual(100);
  });

  test('loses what nobody can see and what turns the direction of a line, and keeps the joiners of Hindi', () => {
    expect(nameOf('\u202eAsha\u0007 Patil\u200f ')).toBe('Asha Patil');
    expect(nameOf('क्\u200dषमा')).toBe('क्\u200dषमा');
  });

  test('gives way to the entered one where nothing of it can be seen', () => {
    expect(nameOf('\u200b', { displayName: 'Asha' })).toBe('Asha');
    expect(nameOf(' ')).toBeNull();
  });
});

describe('a later sign-in', () => {
  const later = { ...user, isNewUser: false };

  test('writes what is always known, and no date of creation', () => {
    const poor = { ...later, email: null, displayName: null };
    expect(userProfileRecord(poor, nothing, complete)).toEqual({
      uid: 'Ab3dEfGh',
      emailVerified: false,
      updatedAt: serverTime,
    });
  });

  test('replaces no name and no phone, neither by what was typed nor by what the provider says', () => {
    const record = userProfileRecord(
      { ...later, phone: '+911111111111' },
      { displayName: 'Other', phone: '+912222222222' },
      [...complete, 'displayName', 'phone'],
    );
    expect(record).toEqual({
      uid: 'Ab3dEfGh',
      email: 'asha@example.com',
      emailVerified: false,
      updatedAt: serverTime,
    });
  });

  test('writes what has become known', () => {
    expect(userProfileRecord(later, { phone: '+919876543210' }, complete)).toEqual({
      uid: 'Ab3dEfGh',
      email: 'asha@example.com',
      displayName: 'Asha Rao',
      phone: '+919876543210',
      emailVerified: false,
      updatedAt: serverTime,
    });
  });

  test('does not change how the account was made', () => {
    const google = { ...later, providerId: 'google.com' };
    expect(userProfileRecord(google, nothing, complete)).not.toHaveProperty('signupMethod');
  });

  test('mends a record that an earlier failure left without its first fields', () => {
    const record = userProfileRecord(later, nothing, []);
    expect(record).toMatchObject({ createdAt: serverTime, signupMethod: 'password' });
  });
});

test('a provision request is pending and carries the suggested id', () => {
  expect(provisionRequestRecord('Ab3dEfGh', 'Sharma Traders')).toEqual({
    uid: 'Ab3dEfGh',
    companyName: 'Sharma Traders',
    requestedAt: serverTime,
    suggestedCompanyId: 'sharma-traders-Ab3dEf',
    status: 'pending',
  });
});
