import { describe, expect, test } from 'vitest';
import { createUserProfileRecord, type SignedInUser, type StoredProfile, serverTimestamp } from './account-records.ts';
import { sampleSignedInUser } from './testing/sample-signed-in-user.ts';

const entered = { displayName: 'Other', phone: '+912222222222' };
const always = { uid: sampleSignedInUser.uid, emailVerified: false, updatedAt: serverTimestamp };
const first = { signupMethod: 'password', createdAt: serverTimestamp };
const complete = ['createdAt', 'signupMethod'];
const unnamed = { email: null, displayName: null };
const [name, phone] = ['Asha Rao', '+911111111111'];

test.each<[string, Partial<SignedInUser>, Partial<typeof entered>, StoredProfile | null, object]>([
  [
    'of a new account has every field of the specification, with the entered phone if the provider has none',
    {},
    entered,
    null,
    { ...first, email: sampleSignedInUser.email, displayName: name, phone: entered.phone },
  ],
  [
    'of a new account has null in unknown fields',
    { ...unnamed, providerId: 'phone' },
    {},
    null,
    { ...first, ...unnamed, phone: null, signupMethod: 'phone' },
  ],
  [
    'of a new account has the provider’s phone and the entered name if the provider has no name',
    { ...unnamed, phone },
    entered,
    null,
    { ...first, email: null, displayName: 'Other', phone },
  ],
  ['of a later sign-in has the fields that are always known, and no date of creation', unnamed, {}, complete, {}],
  [
    'of a later sign-in does not replace a stored name or phone',
    { phone },
    entered,
    [...complete, 'displayName', 'phone'],
    { email: sampleSignedInUser.email },
  ],
  [
    'of a later sign-in adds missing fields, but does not change the sign-up method',
    { providerId: 'google.com' },
    entered,
    complete,
    { email: sampleSignedInUser.email, displayName: name, phone: entered.phone },
  ],
  [
    'of a later sign-in adds first fields that are missing after an earlier failure',
    {},
    {},
    [],
    { ...first, email: sampleSignedInUser.email, displayName: name },
  ],
])('a profile %s', (_, known, typed, stored, expected) => {
  expect(createUserProfileRecord({ ...sampleSignedInUser, ...known }, typed, stored)).toEqual({
    ...always,
    ...expected,
  });
});

describe("the visitor's name from the provider", () => {
  test.each([
    ['is shortened to the limit of the access rules', 'x'.repeat(101), 'x'.repeat(100)],
    [
      'loses invisible characters, and keeps the joiners of Hindi',
      '\u202eक्\u200dषमा\u0007 Rao\u200f ',
      'क्\u200dषमा Rao',
    ],
    ['is replaced with the entered one if it is invisible', '\u200b', 'Other'],
    ['loses private characters and non-characters', 'Asha \ue000\u{f0000}Patil\u{10fffd}\u{2fffe}', 'Asha Patil'],
    ['loses all but four marks on a letter', `Asha${'\u0301'.repeat(9)} Patil`, `Asha${'\u0301'.repeat(4)} Patil`],
    [
      'loses marks with invisible characters between them',
      `a${'\u0301\u200d'.repeat(6)}b`,
      `a${'\u0301\u200d'.repeat(4)}b`,
    ],
    [
      'loses marks that private characters separate',
      'a\u0301\u0301\u0301\ue000\u0301\u0301',
      'a\u0301\u0301\u0301\u0301',
    ],
  ])('%s', (_, displayName, stored) => {
    expect(createUserProfileRecord({ ...sampleSignedInUser, displayName }, entered, null).displayName).toBe(stored);
  });
});

test('a profile is marked as verified only if it has an e-mail address, as the access rules require', () => {
  const verified = { ...sampleSignedInUser, emailVerified: true };
  expect(createUserProfileRecord(verified, {}, complete)).toMatchObject({
    email: sampleSignedInUser.email,
    emailVerified: true,
  });
  expect(createUserProfileRecord({ ...verified, email: null }, {}, complete).emailVerified).toBe(false);
});
