import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, test } from 'vitest';
import { emailToken, laterProfile, newProfile, newRequest, openRulesGround, store, uid } from './rules-ground.ts';

let ground: RulesTestEnvironment;
beforeAll(async () => {
  ground = await openRulesGround('demo-rules-own');
});
beforeEach(() => ground.clearFirestore());
afterAll(() => ground.cleanup());

const firestoreOf = (visitor: string | null): Firestore => {
  const context = visitor === null ? ground.unauthenticatedContext() : ground.authenticatedContext(visitor, emailToken);
  return context.firestore() as unknown as Firestore;
};
const records = [
  ['user_profiles', newProfile, laterProfile],
  ['provision_requests', newRequest, newRequest],
] as const;

describe.each(records)('%s', (name, record, laterRecord) => {
  test('is read by its owner, even when there is none yet', async () => {
    await assertSucceeds(getDoc(doc(firestoreOf(uid), name, uid)));
  });

  test.each([null, 'Zz9dEfGhIjKlMnOpQrStUvWxYz01'])('is neither read nor written by %s', async (visitor) => {
    const foreign = doc(firestoreOf(visitor), name, uid);
    await assertFails(setDoc(foreign, record(), { merge: true }));
    await store(ground, foreign.path, record());
    await assertFails(getDoc(foreign));
    await assertFails(setDoc(foreign, laterRecord(), { merge: true }));
  });

  test('is neither deleted nor listed, not even by its owner', async () => {
    await store(ground, `${name}/${uid}`, record());
    await assertFails(deleteDoc(doc(firestoreOf(uid), name, uid)));
    await assertFails(getDocs(collection(firestoreOf(uid), name)));
    await assertFails(getDocs(query(collection(firestoreOf(uid), name), where(documentId(), '==', uid))));
  });

  test('has nothing below it', async () => {
    await assertFails(setDoc(doc(firestoreOf(uid), name, uid, 'notes', 'one'), { uid }));
  });
});

test('everything else is closed', async () => {
  await assertFails(getDoc(doc(firestoreOf(uid), 'companies', uid)));
  await assertFails(setDoc(doc(firestoreOf(uid), 'companies', uid), { uid }));
});
