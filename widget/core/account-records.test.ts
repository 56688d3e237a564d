import { describe, expect, test } from 'vitest';
import { type StoredProfile, serverTime, userProfileRecord } from './account-records.ts';
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
const entered = { displayName: 'Other', phone: '+912222222222' };
const always = { uid: user.uid, emailVerified: false, updatedAt: serverTime };
const first = { signupMethod: 'password', createdAt: serverTime };
const complete = ['createdAt', 'signupMethod'];
const unnamed = { email: null, displayName: null };
const [name, phone] = ['Asha Rao', '+911111111111'];

test.each<[string, Partial<SignedInUser>, Partial<typeof entered>, StoredProfile | null, object]>([
  [
    'new has every field of the specification, the entered phone where the provider has none',
    {},
    entered,
    null,
    { ...first, email: user.email, displayName: name, phone: entered.phone },
  ],
  [
    'new says null where nothing is known',
    { ...unnamed, providerId: 'phone' },
    {},
    null,
    { ...first, ...unnamed, phone: null, signupMethod: 'phone' },
  ],
  [
    'new takes the entered name alone where the provider has a phone',
    { ...unnamed, phone },
    entered,
    null,
    { ...first, email: null, displayName: 'Other', phone },
  ],
  ['of a later sign-in has what is always known, and no date of creation', unnamed, {}, complete, {}],
  [
    'of a later sign-in replaces no name and no phone, neither by what was typed nor by what the provider says',
    { phone },
    entered,
    [...complete, 'displayName', 'phone'],
    { email: user.email },
  ],
  [
    'of a later sign-in has what has become known, and does not change how the account was made',
    { providerId: 'google.com' },
    entered,
    complete,
    { email: user.email, displayName: name, phone: entered.phone },
  ],
  [
    'of a later sign-in mends one that an earlier failure left without its first fields',
    {},
    {},
    [],
    { ...first, email: user.email, displayName: name },
  ],
])('a profile %s', (_, known, typed, stored, expected) => {
  expect(userProfileRecord({ ...user, ...known }, typed, stored)).toEqual({ ...always, ...expected });
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

  test.each([
    ['private characters and non-characters', 'Asha \ue000\u{f0000}Patil\u{10fffd}\u{2fffe}', 'Asha Patil'],
    ['all but four marks on a letter', `Asha${'\u0301'.repeat(9)} Patil`, `Asha${'\u0301'.repeat(4)} Patil`],
    ['marks with invisible characters between them', `a${'\u0301\u200d'.repeat(6)}b`, `a${'\u0301\u200d'.repeat(4)}b`],
    ['marks that private characters kept apart', 'a\u0301\u0301\u0301\ue000\u0301\u0301', 'a\u0301\u0301\u0301\u0301'],
  ])('loses %s', (_, displayName, stored) => {
    expect(nameOf(displayName)).toBe(stored);
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

  test('says verified only of an address that stands beside it, as the access rules demand', () => {
    const verified = { ...later, emailVerified: true };
    expect(userProfileRecord(verified, nothing, complete)).toMatchObject({ email: user.email, emailVerified: true });
    expect(userProfileRecord({ ...verified, email: null }, nothing, complete).emailVerified).toBe(false);
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
