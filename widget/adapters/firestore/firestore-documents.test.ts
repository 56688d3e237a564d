import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type SignedInUser, serverTime } from '../../../account/account-records.ts';
import { createAccountStore } from '../../../account/account-store.ts';
import type { ShownConsent } from '../../../account/consent.ts';
import {
  createFirestoreRecords,
  type FirestoreRequest,
  firestoreDocuments,
  type Json,
  mergeWrite,
} from '../../../account/firestore-documents.ts';
import { createFakePorts } from '../fakes/create-fake-ports.ts';
import { settle } from '../fakes/fake-clock.ts';
import { encodeJson, firestoreRequest } from './firestore-request.ts';

describe('encode json', () => {
  const prototypes = [Array.prototype, String.prototype, Object.prototype] as object[];
  afterEach(() => {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'toJSON');
  });

  const record = {
    writes: [
      { update: { name: 'a/b', fields: { name: { stringValue: 'A "B" \u2028\ud83d' }, none: { nullValue: null } } } },
    ],
    currentDocument: { exists: false },
    left: undefined,
  };

  test('is what JSON.stringify makes of it', () => {
    expect(encodeJson(record)).toBe(JSON.stringify(record));
    const { json } = fc.letrec<{ json: Json }>((tie) => ({
      json: fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('json') as fc.Arbitrary<Json>, { maxLength: 3 }),
        fc.dictionary(fc.string(), tie('json') as fc.Arbitrary<Json>, { maxKeys: 3 }),
      ),
    }));
    fc.assert(fc.property(json, (value) => encodeJson(value) === JSON.stringify(value)));
  });

  test('stays so where a page gives lists, texts and objects a toJSON', () => {
    const plain = JSON.stringify(record);
    for (const prototype of prototypes) {
      Object.defineProperty(prototype, 'toJSON', { value: () => 'changed', configurable: true });
    }
    expect(JSON.stringify(record)).not.toBe(plain);
    expect(encodeJson(record)).toBe(plain);
  });
});

test('a record becomes one merge: its fields named, its times left to the server', () => {
  const record = { uid: 'u1', email: null, emailVerified: false, updatedAt: serverTime };
  expect(mergeWrite('documents/user_profiles/u1', record)).toEqual({
    update: {
      name: 'documents/user_profiles/u1',
      fields: { uid: { stringValue: 'u1' }, email: { nullValue: null }, emailVerified: { booleanValue: false } },
    },
    updateMask: { fieldPaths: ['uid', 'email', 'emailVerified'] },
    updateTransforms: [{ fieldPath: 'updatedAt', setToServerValue: 'REQUEST_TIME' }],
  });
});

test('what no record of ours holds is refused, not guessed at', () => {
  expect(() => mergeWrite('documents/x/y', { count: 3 })).toThrow(TypeError);
});

// Both have the HTTP status 409: https://github.com/googleapis/googleapis/blob/master/google/rpc/code.proto
test.each([
  ['ABORTED', 2],
  ['ALREADY_EXISTS', 1],
])('a new record that is answered %s is sent %d times', async (status, tries) => {
  let sent = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.endsWith(':commit')) return Response.json([{ found: { name: 'other' } }]);
    sent += 1;
    return sent === 1 ? Response.json({ error: { code: 409, status } }, { status: 409 }) : Response.json({});
  });
  const { clock, host } = createFakePorts();
  const records = createFirestoreRecords(firestoreDocuments('acct', null, firestoreRequest));
  const store = createAccountStore({ ...records, writeProfile: async () => undefined }, clock);
  const user = { uid: 'u1', email: null, phone: null, displayName: null, providerId: 'password', emailVerified: false };
  const entered = { profile: {}, companyName: 'Rao Stores' };
  const writing = store.write({ ...user, isNewUser: true, idToken: 'token' }, entered, null, host.report);
  await settle();
  await clock.advance(400);
  await writing;
  expect(sent).toBe(tries);
  vi.unstubAllGlobals();
});

describe('firestore records', () => {
  const company = 'A & B Traders (Pune)';
  const email = 'asha@example.com';

  // docs/every-day.md#costs and docs/go-live.md give these counts: Firestore bills documents, not requests.
  test.each<[string, Partial<SignedInUser>, string | null, ShownConsent['kind'], { written: number; read: number }]>([
    ['a sign-up by e-mail', { providerId: 'password', email }, company, 'given', { written: 3, read: 0 }],
    [
      'a first sign-in by phone',
      { providerId: 'phone', phone: '+919876543210' },
      null,
      'given',
      { written: 2, read: 0 },
    ],
    ['a later sign-in', { isNewUser: false, email }, null, 'told', { written: 1, read: 3 }],
  ])('%s costs so many documents, and no request of it has a key', async (_, who, companyName, kind, costs) => {
    const counted = { written: 0, read: 0 };
    const addresses: string[] = [];
    const request = (async (url, _token, body) => {
      const { writes = [], documents = [] } = body as { writes?: unknown[]; documents?: string[] };
      addresses.push(url);
      counted.written += writes.length;
      counted.read += documents.length;
      // A known visitor has all of them.
      return documents.map((name) => ({ found: { name, fields: { uid: { stringValue: 'u1' } } } }));
    }) as FirestoreRequest;
    const { clock, host } = createFakePorts();
    const user: SignedInUser = {
      ...{ uid: 'u1', email: null, phone: null, displayName: null, providerId: 'password', emailVerified: false },
      ...{ isNewUser: true, idToken: 'token', ...who },
    };
    const editions = { terms: '2026-11-05', notice: '2026-11-05' };
    await createAccountStore(createFirestoreRecords(firestoreDocuments('acct', null, request)), clock).write(
      user,
      { profile: {}, companyName },
      { editions, language: 'en', button: 'sign-up', kind },
      host.report,
    );
    expect(host.reports).toEqual([]);
    expect(counted).toEqual(costs);
    expect(addresses.join()).not.toContain('key=');
  });
});
