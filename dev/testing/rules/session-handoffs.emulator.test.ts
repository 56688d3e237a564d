import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import {
  Bytes,
  collection,
  type DocumentData,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { openRulesGround, signedInBy, store, uid } from './rules-ground.ts';

const projectId = 'demo-rules-handoffs';
let ground: RulesTestEnvironment;
beforeAll(async () => {
  ground = await openRulesGround(projectId);
});
beforeEach(() => ground.clearFirestore());
afterAll(() => ground.cleanup());

const id = 'aB3-_'.padEnd(43, 'x');
const path = `session_handoffs/${id}`;
const hour = 3600;
const now = (): number => Math.floor(Date.now() / 1000);
const inSeconds = (seconds: number): Timestamp => Timestamp.fromMillis((now() + seconds) * 1000);
const bytes = (length: number): Bytes => Bytes.fromUint8Array(new Uint8Array(length));

/** A visitor who signed in so many seconds ago, with a token of then. */
const signedIn = (secondsAgo = 1, visitor = uid): Firestore => {
  const token = { ...signedInBy('password'), iat: now() - secondsAgo, auth_time: now() - secondsAgo } as TokenOptions;
  return ground.authenticatedContext(visitor, token).firestore() as unknown as Firestore;
};
const anybody = (): Firestore => ground.unauthenticatedContext().firestore() as unknown as Firestore;

/** What the card writes, with changes; undefined removes a field. */
function handoff(changes: DocumentData = {}): DocumentData {
  const fields = { uid, box: bytes(700), createdAt: serverTimestamp(), expiresAt: inSeconds(2 * hour), ...changes };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

describe('a hand-off is made', () => {
  test.each<[string, DocumentData]>([
    ['as the card makes it', {}],
    ['with a box of 4,096 bytes', { box: bytes(4096) }],
    ['to be deleted within a day', { expiresAt: inSeconds(24 * hour - 60) }],
  ])('by its owner, %s', async (_, changes) => {
    await assertSucceeds(setDoc(doc(signedIn(), path), handoff(changes)));
  });

  test.each<[string, DocumentData]>([
    ['in the name of another', { uid: 'Zz9dEfGhIjKlMnOpQrStUvWxYz01' }],
    ['with a box of 4,097 bytes', { box: bytes(4097) }],
    ['with text for a box', { box: 'x'.repeat(700) }],
    ['without a box', { box: undefined }],
    ['without a time', { createdAt: undefined }],
    ['with a time of its own', { createdAt: inSeconds(100) }],
    ['without an end', { expiresAt: undefined }],
    ['that has ended', { expiresAt: inSeconds(-1) }],
    ['that stays for more than a day', { expiresAt: inSeconds(24 * hour + 60) }],
    ['that ends at a text', { expiresAt: '2030-01-01' }],
    ['with a field more', { note: 'x' }],
  ])('never %s', async (_, changes) => {
    await assertFails(setDoc(doc(signedIn(), path), handoff(changes)));
  });

  test('never by nobody, nor by somebody who is signed in as another', async () => {
    await assertFails(setDoc(doc(anybody(), path), handoff()));
    await assertFails(setDoc(doc(signedIn(1, 'Zz9dEfGhIjKlMnOpQrStUvWxYz01'), path), handoff()));
  });

  test('within an hour of the sign-in, not later', async () => {
    await assertSucceeds(setDoc(doc(signedIn(hour - 60), path), handoff()));
    await assertFails(setDoc(doc(signedIn(hour + 1), `session_handoffs/${'y'.repeat(43)}`), handoff()));
  });

  test('never with a renewed token of an old sign-in', async () => {
    const token = { ...signedInBy('password'), iat: now(), auth_time: now() - hour - 1 } as TokenOptions;
    await assertFails(setDoc(doc(ground.authenticatedContext(uid, token).firestore(), path), handoff()));
  });

  test.each(['x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}.`, uid])('never as %s', async (name) => {
    await assertFails(setDoc(doc(signedIn(), 'session_handoffs', name), handoff()));
  });
});

describe('a hand-off that is there', () => {
  const planted = (createdAt = Timestamp.now()) => store(ground, path, handoff({ createdAt }));

  test('is read by whoever knows its id, for 120 s of the server’s clock', async () => {
    await planted(inSeconds(-110));
    await assertSucceeds(getDoc(doc(anybody(), path)));
    await assertSucceeds(getDoc(doc(signedIn(1, 'Zz9dEfGhIjKlMnOpQrStUvWxYz01'), path)));
    await planted(inSeconds(-121));
    await assertFails(getDoc(doc(anybody(), path)));
    await assertFails(getDoc(doc(signedIn(), path)));
  });

  test('is neither listed nor found by its owner', async () => {
    await planted();
    for (const firestore of [anybody(), signedIn()]) {
      await assertFails(getDocs(collection(firestore, 'session_handoffs')));
      await assertFails(getDocs(query(collection(firestore, 'session_handoffs'), where('uid', '==', uid))));
    }
  });

  test('is changed by nobody, and not made anew by its owner', async () => {
    await planted();
    for (const firestore of [anybody(), signedIn(), signedIn(1, 'Zz9dEfGhIjKlMnOpQrStUvWxYz01')]) {
      await assertFails(updateDoc(doc(firestore, path), { box: bytes(10) }));
      await assertFails(setDoc(doc(firestore, path), handoff()));
      await assertFails(setDoc(doc(firestore, path), { createdAt: serverTimestamp() }, { merge: true }));
    }
  });

  test('is deleted by whoever knows its id, however old', async () => {
    await planted(inSeconds(-500));
    await assertSucceeds(deleteDoc(doc(anybody(), path)));
  });

  test('is deleted once: of 20 who come for it together one is let on, and whoever comes later finds nothing', async () => {
    await planted();
    const answers = await Promise.all(Array.from({ length: 20 }, deleteOnce));
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status !== 200 && status !== 404 && status !== 409)).toEqual([]);
    expect(await deleteOnce()).toBe(404);
    expect((await assertSucceeds(getDoc(doc(anybody(), path)))).exists()).toBe(false);
  });
});

/** As /session takes the record: without a token, and only if it is there. */
async function deleteOnce(): Promise<number> {
  const name = `projects/${projectId}/databases/(default)/documents/${path}`;
  const url = `${inject('firestore').official}/v1/${name}?currentDocument.exists=true`;
  return (await fetch(url, { method: 'DELETE' })).status;
}
