import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import { type DocumentData, deleteField, doc, serverTimestamp, setDoc, Timestamp } from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  emailToken,
  laterProfile,
  newProfile,
  openRulesGround,
  signedInBy,
  store,
  stored,
  uid,
} from './rules-ground.ts';

let ground: RulesTestEnvironment;
beforeAll(async () => {
  ground = await openRulesGround('demo-rules-profiles');
});
beforeEach(() => ground.clearFirestore());
afterAll(() => ground.cleanup());

const path = `user_profiles/${uid}`;
const long = (count: number): string => 'x'.repeat(count);
const yesterday = Timestamp.fromMillis(Date.now() - 86_400_000);
const verifiedToken = { ...emailToken, email_verified: true };
const phoneToken = { phone_number: '+919876543210', ...signedInBy('phone') };
const write = (fields: DocumentData, token: TokenOptions = emailToken): Promise<void> => {
  return setDoc(doc(ground.authenticatedContext(uid, token).firestore(), path), fields, { merge: true });
};

describe('a new profile', () => {
  test.each<[string, DocumentData, TokenOptions?]>([
    ['with everything', newProfile()],
    ['with nothing known', newProfile({ displayName: null, phone: null })],
    [
      'of a phone user, who has no e-mail',
      newProfile({ email: null, displayName: null, signupMethod: 'phone' }),
      phoneToken,
    ],
    [
      'of a Google user, verified',
      newProfile({ emailVerified: true, signupMethod: 'google.com' }),
      { ...verifiedToken, ...signedInBy('google.com') },
    ],
    ['whose token knows of a verification the card does not', newProfile(), verifiedToken],
    ['with a name of 100 characters', newProfile({ displayName: long(100) })],
    ['with a Hindi name', newProfile({ displayName: 'आशा पाटील' })],
    ['with the longest phone number', newProfile({ phone: '+123456789012345' })],
  ])('%s is accepted', async (_, fields, token) => {
    await assertSucceeds(write(fields, token));
  });

  test.each<[string, DocumentData, TokenOptions?]>([
    ['of somebody else by its uid', newProfile({ uid: 'another' })],
    ['without uid', newProfile({ uid: undefined })],
    ['with a field of its own', newProfile({ role: 'admin' })],
    ['without signupMethod', newProfile({ signupMethod: undefined })],
    ['without emailVerified', newProfile({ emailVerified: undefined })],
    ['with an e-mail that is not the token’s', newProfile({ email: 'other@example.com' })],
    ['with an e-mail while the token has none', newProfile({ signupMethod: 'phone' }), phoneToken],
    ['with a number as e-mail', newProfile({ email: 5 })],
    ['that claims a verified e-mail', newProfile({ emailVerified: true })],
    ['that claims "yes" as verified', newProfile({ emailVerified: 'yes' }), verifiedToken],
    ['with a name of 101 characters', newProfile({ displayName: long(101) })],
    ['with a list as name', newProfile({ displayName: ['Asha'] })],
    ['with a phone without plus', newProfile({ phone: '9876543210' })],
    ['with a phone of 16 digits', newProfile({ phone: '+1234567890123456' })],
    ['with a phone of 9 digits', newProfile({ phone: '+123456789' })],
    ['with a line break after the phone', newProfile({ phone: '+9198765432\n' })],
    ['with an empty sign-up method', newProfile({ signupMethod: '' })],
    ['with a made-up sign-up method', newProfile({ signupMethod: 'invitation' })],
    ['with another sign-up method than the token’s', newProfile({ signupMethod: 'google.com' })],
    ['with null as sign-up method', newProfile({ signupMethod: null })],
    ['with a made-up createdAt', newProfile({ createdAt: yesterday })],
    ['with a made-up updatedAt', newProfile({ updatedAt: yesterday })],
    ['with a text as updatedAt', newProfile({ updatedAt: 'now' })],
  ])('%s is refused', async (_, fields, token) => {
    await assertFails(write(fields, token));
  });
});

describe('a later sign-in', () => {
  const existing = (changes: DocumentData = {}): DocumentData =>
    newProfile({ createdAt: yesterday, updatedAt: yesterday, ...changes });

  test('changes updatedAt and leaves createdAt, phone, name and signupMethod', async () => {
    await store(ground, path, existing());
    await assertSucceeds(write(laterProfile()));
    const { updatedAt, ...rest } = (await stored(ground, path)) ?? {};
    const { updatedAt: _, ...expected } = existing();
    expect(rest).toEqual(expected);
    expect(updatedAt.toMillis()).toBeGreaterThan(yesterday.toMillis());
  });

  test.each<[string, DocumentData, DocumentData, TokenOptions?]>([
    ['with a new name and phone', existing(), laterProfile({ displayName: 'Asha P.', phone: '+911234567890' })],
    ['after the e-mail was verified', existing(), laterProfile({ emailVerified: true }), verifiedToken],
    ['without e-mail, by phone', existing(), laterProfile({ email: undefined }), phoneToken],
    [
      'that gives a missing createdAt',
      existing({ createdAt: undefined }),
      laterProfile({ createdAt: serverTimestamp() }),
    ],
    ['that leaves createdAt missing', existing({ createdAt: undefined }), laterProfile()],
    [
      'that gives a missing signupMethod',
      existing({ signupMethod: undefined }),
      laterProfile({ email: undefined, signupMethod: 'phone' }),
      phoneToken,
    ],
    [
      'that leaves unknown what was unknown',
      existing({ displayName: null, phone: undefined }),
      laterProfile({ displayName: null, phone: null }),
    ],
    ['to a record with a stranger’s field', existing({ plan: 'basic' }), laterProfile()],
    ['to a record with an older, longer name', existing({ displayName: long(150) }), laterProfile()],
  ])('%s is accepted', async (_, record, fields, token) => {
    await store(ground, path, record);
    await assertSucceeds(write(fields, token));
  });

  test.each<[string, DocumentData, DocumentData, TokenOptions?]>([
    ['that renews createdAt', existing(), laterProfile({ createdAt: serverTimestamp() })],
    ['that makes up a missing createdAt', existing({ createdAt: undefined }), laterProfile({ createdAt: yesterday })],
    ['that changes signupMethod', existing(), laterProfile({ signupMethod: 'google.com' })],
    ['that keeps updatedAt', existing(), laterProfile({ updatedAt: undefined })],
    ['that changes the uid', existing(), laterProfile({ uid: 'another' })],
    ['with another e-mail than the token’s', existing(), laterProfile({ email: 'other@example.com' })],
    ['that changes a stranger’s field', existing({ plan: 'basic' }), laterProfile({ plan: 'pro' })],
    ['that claims a verified e-mail', existing(), laterProfile({ emailVerified: true })],
    ['that deletes the known e-mail', existing(), laterProfile({ email: deleteField() })],
    ['that makes the known e-mail null', existing(), laterProfile({ email: null })],
    ['that deletes the known name', existing(), laterProfile({ displayName: deleteField() })],
    ['that makes the known name null', existing(), laterProfile({ displayName: null })],
    ['that deletes the known phone', existing(), laterProfile({ phone: deleteField() })],
    ['that makes the known phone null', existing(), laterProfile({ phone: null })],
    ['that deletes emailVerified', existing(), laterProfile({ emailVerified: deleteField() })],
    ['that deletes signupMethod', existing(), laterProfile({ signupMethod: deleteField() })],
    ['that deletes createdAt', existing(), laterProfile({ createdAt: deleteField() })],
    [
      'that makes up a missing signupMethod',
      existing({ signupMethod: undefined }),
      laterProfile({ signupMethod: 'google.com' }),
    ],
  ])('%s is refused', async (_, record, fields, token) => {
    await store(ground, path, record);
    await assertFails(write(fields, token));
  });

  test('may not replace the whole record', async () => {
    await store(ground, path, existing());
    await assertFails(setDoc(doc(ground.authenticatedContext(uid, emailToken).firestore(), path), laterProfile()));
  });
});
